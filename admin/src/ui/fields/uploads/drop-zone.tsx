import { Button, FileButton, Group, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, type Ref, useRef, useState } from 'react';
import { useTexts } from '../../../platform/texts.ts';
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
  /** What it holds, and how far the files on their way are. */
  children?: ReactNode;
}

/** Takes several files at once, chosen or dropped anywhere on it, also when it is full: its owner says why they are refused. */
export function DropZone(props: DropZoneProps) {
  const { label, rules, accept, onFiles, disabled = false, buttonRef, buttonName, children } = props;
  const t = useTexts(uploadsTexts);
  const [isOver, setOver] = useState(false);
  const reset = useRef<() => void>(null);
  const leave = (event: DragEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
  };
  const drop = (event: DragEvent<HTMLElement>) => {
    setOver(false);
    // A field within took it.
    if (event.defaultPrevented) return;
    event.preventDefault();
    onFiles([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's way to what the button does.
    <div
      className={classes.zone}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver([...event.dataTransfer.types].includes('Files'));
      }}
      onDragLeave={leave}
      onDropCapture={(event) => {
        // Several files are never for a single field.
        if (event.dataTransfer.files.length < 2) return;
        event.stopPropagation();
        drop(event);
      }}
      onDrop={drop}
    >
      {children}
      <Group gap="xs">
        <FileButton
          multiple
          accept={accept}
          disabled={disabled}
          resetRef={reset}
          onChange={(files) => {
            reset.current?.();
            onFiles(files);
          }}
        >
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
