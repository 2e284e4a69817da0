import { Button, FileButton, Group, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, type Ref, useState } from 'react';
import { useTexts } from '../../platform/texts.ts';
import classes from './drop-zone.module.css';
import { uploadsTexts } from './uploads.texts.ts';

interface DropZoneProps {
  /** On the button: "Add files". */
  label: string;
  /** What may be chosen. */
  rules: string;
  accept: string;
  onFiles: (files: readonly File[]) => void;
  disabled?: boolean;
  buttonRef?: Ref<HTMLButtonElement>;
  /** Names the field that the files are for, when the label does not. */
  buttonName?: string;
  /** How far the files are. */
  children?: ReactNode;
}

/** Takes several files at once, chosen or dropped. */
export function DropZone(props: DropZoneProps) {
  const { label, rules, accept, onFiles, disabled = false, buttonRef, buttonName, children } = props;
  const t = useTexts(uploadsTexts);
  const [isOver, setOver] = useState(false);
  const leave = (event: DragEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's way to what the button does.
    <div
      className={classes.zone}
      data-over={isOver || undefined}
      data-full={disabled || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        if (!disabled) setOver(true);
      }}
      onDragLeave={leave}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (!disabled) onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
      <Group gap="xs">
        <FileButton multiple accept={accept} disabled={disabled} onChange={onFiles}>
          {(button) => (
            <Button
              {...button}
              ref={buttonRef}
              variant="default"
              size="xs"
              disabled={disabled}
              aria-label={buttonName}
              leftSection={<IconUpload size={16} aria-hidden />}
            >
              {label}
            </Button>
          )}
        </FileButton>
        {!disabled && (
          <Text size="sm" c="dimmed">
            {t.drop}
          </Text>
        )}
      </Group>
      <Text size="xs" c="dimmed" mt={6}>
        {rules}
      </Text>
    </div>
  );
}
