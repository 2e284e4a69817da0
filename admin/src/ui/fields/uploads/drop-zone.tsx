import { Button, FileButton, Group, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, type Ref, useRef, useState } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import classes from './drop-zone.module.css';
import { uploadsTexts } from './uploads.texts.ts';

interface DropZoneProps {
  /** The text of the button, such as "Add files". */
  label: string;
  /** A sentence about the allowed files. */
  rules: string;
  accept: string;
  onFiles: (files: readonly File[]) => void;
  disabled?: boolean;
  buttonRef?: Ref<HTMLButtonElement>;
  /** The accessible name of the button, when the label does not name the field. */
  buttonName?: string;
  /** The present files and uploads. */
  children?: ReactNode;
}

/**
 * Accepts several files at once, chosen or dropped anywhere on the zone. It accepts them also when it is full, so that its owner
 * can explain the refusal.
 */
export function DropZone(props: DropZoneProps) {
  const { rules, onFiles, disabled = false, children } = props;
  const t = useTexts(uploadsTexts);
  const { isOver, handlers, drop } = useFileDrop(onFiles);
  // Several files go to the zone; a single file dropped on a field inside goes to that field.
  const dropSeveral = (event: DragEvent<HTMLElement>) => {
    if (event.dataTransfer.files.length < 2) return;
    event.stopPropagation();
    drop(event);
  };
  return (
    // Dropping is only an alternative for the mouse; the button does the same.
    <div className={classes.zone} data-over={isOver || undefined} {...handlers} onDropCapture={dropSeveral}>
      {children}
      <Group gap="xs">
        <ChooseFiles {...props} />
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

/** Accepts files that are dropped on a part of the page, unless an element inside it accepts them. */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent<HTMLElement>) => {
    setOver(false);
    if (event.defaultPrevented || !hasFiles(event)) return;
    event.preventDefault();
    onFiles([...event.dataTransfer.files]);
  };
  const handlers = {
    onDragOver: (event: DragEvent<HTMLElement>) => {
      setOver(hasFiles(event) && !event.defaultPrevented);
      if (hasFiles(event)) event.preventDefault();
    },
    onDragLeave: (event: DragEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop: drop,
  };
  return { isOver, handlers, drop };
}

const hasFiles = ({ dataTransfer }: DragEvent) => [...dataTransfer.types].includes('Files');

function ChooseFiles({ label, accept, onFiles, disabled = false, buttonRef, buttonName }: DropZoneProps) {
  const reset = useRef<() => void>(null);
  return (
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
  );
}
