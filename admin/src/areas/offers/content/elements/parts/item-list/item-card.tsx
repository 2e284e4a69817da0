import { ActionIcon, Button, Group, Paper, Text } from '@mantine/core';
import { IconArrowBackUp, IconGripVertical, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../../../platform/texts.ts';
import { useFormContext } from '../../../../../../ui/form/form-context.ts';
import { OrderMenu } from '../../../../../../ui/order-menu.tsx';
import type { PartRef } from '../../../../../../ui/sorting/use-sorting.tsx';
import classes from './item-list.module.css';
import { itemListTexts } from './item-list.texts.ts';

interface ItemCardProps {
  name: string;
  handle: PartRef;
  isMarked: boolean;
  /** The buttons of the item; shown only to users who may change it. */
  actions: ReactNode;
  children: ReactNode;
}

/** One item of a list: its name, its actions, and its fields unless it is marked for deletion. */
export function ItemCard({ name, handle, isMarked, actions, children }: ItemCardProps) {
  const t = useTexts(itemListTexts);
  const { isReadOnly } = useFormContext();
  return (
    <Paper
      withBorder
      p="sm"
      role="group"
      aria-label={name}
      className={`${classes.item} ${isMarked ? classes.marked : ''}`}
    >
      <div className={classes.header}>
        {!isReadOnly && (
          <ActionIcon
            data-handle
            ref={handle}
            variant="subtle"
            color="gray"
            className={classes.handle}
            aria-label={t.drag(name)}
          >
            <IconGripVertical size={18} aria-hidden />
          </ActionIcon>
        )}
        <Text fw={700} size="sm" className={classes.name}>
          {name}
        </Text>
        {!isReadOnly && actions}
      </div>
      {isMarked ? <Text size="sm">{t.marked}</Text> : children}
    </Paper>
  );
}

interface ItemActionsProps {
  name: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
  /** The button that removes the item or unmarks it. */
  children: ReactNode;
}

export function ItemActions({ name, index, count, onMove, children }: ItemActionsProps) {
  return (
    <Group gap={2} wrap="nowrap">
      {children}
      <OrderMenu name={name} index={index} count={count} onMove={onMove} />
    </Group>
  );
}

interface ItemButtonProps {
  name: string;
  disabled: boolean;
  onClick: () => void;
}

export function RemoveItem({ name, disabled, onClick }: ItemButtonProps) {
  const t = useTexts(itemListTexts);
  return (
    <ActionIcon
      variant="subtle"
      color="red"
      aria-label={t.remove(name)}
      disabled={disabled}
      onClick={onClick}
    >
      <IconTrash size={18} aria-hidden />
    </ActionIcon>
  );
}

export function UnmarkItem({ name, disabled, onClick }: ItemButtonProps) {
  const t = useTexts(itemListTexts);
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconArrowBackUp size={16} aria-hidden />}
      aria-label={t.undo(name)}
      disabled={disabled}
      onClick={onClick}
    >
      {t.undoShort}
    </Button>
  );
}
