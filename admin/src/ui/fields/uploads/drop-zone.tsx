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
  const { rules, onFiles, disabled = false, children } = props;
  const t = useTexts(uploadsTexts);
  const { isOver, handlers } = useDrop(onFiles);
  return (
    // Dropping is the mouse's way to what the button does.
    <div className={classes.zone} data-over={isOver || undefined} {...handlers}>
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

/** Several files are never for a single field within, which takes one that is dropped on it. */
function useDrop(onFiles: DropZoneProps['onFiles']) {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent<HTMLElement>) => {
    setOver(false);
    // A field within took it.
    if (event.defaultPrevented) return;
    event.preventDefault();
    onFiles([...event.dataTransfer.files]);
  };
  const handlers = {
    onDragOver: (event: DragEvent<HTMLElement>) => {
      event.preventDefault();
      setOver([...event.dataTransfer.types].includes('Files'));
    },
    onDragLeave: (event: DragEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDropCapture: (event: DragEvent<HTMLElement>) => {
      if (event.dataTransfer.files.length < 2) return;
      event.stopPropagation();
      drop(event);
    },
    onDrop: drop,
  };
  return { isOver, handlers };
}

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
