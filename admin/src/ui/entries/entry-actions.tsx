import { Button, Group } from '@mantine/core';
import { IconArrowBackUp, IconChevronUp, IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTexts } from '../../platform/texts.ts';
import { useFormContext } from '../form/form-context.ts';
import { OrderMenu } from '../order-menu.tsx';
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
        // The same button is used in both states, so that it does not lose the focus.
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
      {!isReadOnly && !isMarked && (
        <OrderMenu
          name={name}
          index={position - 1}
          count={props.count}
          onMove={(index) => props.onMove(index + 1)}
        />
      )}
    </Group>
  );
}
