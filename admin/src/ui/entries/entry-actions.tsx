import { Button, Group, NativeSelect } from '@mantine/core';
import { IconArrowBackUp, IconChevronUp, IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTexts } from '../../platform/texts.ts';
import { useFormContext } from '../form/form-context.ts';
import { MoveButton } from '../move-button.tsx';
import classes from './entries.module.css';
import { entriesTexts } from './entries.texts.ts';

interface EntryActionsProps {
  name: string;
  position: number | null;
  count: number;
  isOpen: boolean;
  onToggle: () => void;
  onMove: (position: number) => void;
  onRemove: () => void;
  onUndo: () => void;
}

export function EntryActions(props: EntryActionsProps) {
  const { name, position } = props;
  const t = useTexts(entriesTexts);
  const { isReadOnly } = useFormContext();
  const isMarked = position === null;
  const Toggle = props.isOpen ? IconChevronUp : isReadOnly ? IconEye : IconPencil;
  const toggleLabel = props.isOpen ? t.closeNamed(name) : isReadOnly ? t.lookNamed(name) : t.openNamed(name);
  const toggleText = props.isOpen ? t.close : isReadOnly ? t.look : t.open;
  return (
    <Group gap={4} wrap="nowrap">
      {!isReadOnly && !isMarked && <Order {...props} position={position} />}
      {!isMarked && (
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          className={classes.action}
          leftSection={<Toggle size={16} aria-hidden />}
          aria-expanded={props.isOpen}
          aria-label={toggleLabel}
          onClick={props.onToggle}
        >
          {toggleText}
        </Button>
      )}
      {!isReadOnly && (
        // One button in both states, so that it does not lose the focus.
        <Button
          variant={isMarked ? 'default' : 'subtle'}
          color={isMarked ? undefined : 'red'}
          size="xs"
          className={classes.action}
          leftSection={
            isMarked ? <IconArrowBackUp size={16} aria-hidden /> : <IconTrash size={16} aria-hidden />
          }
          aria-label={isMarked ? t.undoNamed(name) : t.removeNamed(name)}
          onClick={isMarked ? props.onUndo : props.onRemove}
        >
          {isMarked ? t.undo : t.remove}
        </Button>
      )}
    </Group>
  );
}

function Order({ name, position, count, onMove }: EntryActionsProps & { position: number }) {
  const t = useTexts(entriesTexts);
  if (count < 2) return null;
  return (
    <>
      <MoveButton
        direction="up"
        size="lg"
        className={classes.move}
        label={t.moveUp(name)}
        isAtEnd={position === 1}
        onMove={() => onMove(position - 1)}
      />
      <MoveButton
        direction="down"
        size="lg"
        className={classes.move}
        label={t.moveDown(name)}
        isAtEnd={position === count}
        onMove={() => onMove(position + 1)}
      />
      <NativeSelect
        size="xs"
        w={64}
        aria-label={t.position(name)}
        value={String(position)}
        data={Array.from({ length: count }, (_, at) => String(at + 1))}
        onChange={(event) => onMove(Number(event.currentTarget.value))}
      />
    </>
  );
}
