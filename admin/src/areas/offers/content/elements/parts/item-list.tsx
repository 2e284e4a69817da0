import { ActionIcon, Button, Group, Paper, Stack, Text, VisuallyHidden } from '@mantine/core';
import type { ElementType } from '@share/contract/areas/offers/elements/elements.ts';
import {
  IconArrowBackUp,
  IconArrowDown,
  IconArrowUp,
  IconGripVertical,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useTexts } from '../../../../../platform/texts.ts';
import { confirm } from '../../../../../ui/confirm.tsx';
import { useOwnValue } from '../../../../../ui/fields/field-control.ts';
import { useFormContext } from '../../../../../ui/form/form-context.ts';
import { SortableList } from '../../../../../ui/sortable-list.tsx';
import type { ElementControl } from '../../store/element-control.ts';
import classes from './item-list.module.css';
import { itemListTexts } from './item-list.texts.ts';

interface Item {
  id: string;
  isStored?: boolean;
  toBeDeleted?: boolean;
}

/** Items are made by a button, or come from elsewhere, such as files. */
type Adding<OneItem extends Item> =
  | { addLabel: string; newItem: (index: number) => OneItem }
  /** That button takes the focus when an item was removed. */
  | { addButton: RefObject<HTMLButtonElement | null> };

interface ListProps<Type extends ElementType, OneItem extends Item> {
  control: ElementControl<Type>;
  /** Where in the element the list stands: `data.items`. */
  name: string;
  label: string;
  /** How an item is called, by its content or its number. */
  nameOf: (item: OneItem, index: number) => string;
  /** So many items stay at least (ELM-22). */
  least?: 0 | 1;
  most?: number;
  /** Removing asks first (ELM-24, ELM-29). */
  asks?: boolean;
  /** Items stand side by side where there is room. */
  isGrid?: boolean;
  /** The fields of one item; `path` leads to it: `data.items.0`. */
  children: (path: string, item: OneItem, index: number) => ReactNode;
}

type ItemListProps<Type extends ElementType, OneItem extends Item> = ListProps<Type, OneItem> &
  Adding<OneItem>;

/**
 * The items of an element: added, moved, removed. A stored one that can be marked for deletion is marked, and the mark can
 * be taken back (OFR-64, OFR-65).
 */
export function ItemList<Type extends ElementType, OneItem extends Item>(
  props: ItemListProps<Type, OneItem>,
) {
  const { control, name, label, least = 0, most = Number.POSITIVE_INFINITY } = props;
  const t = useTexts(itemListTexts);
  const { isReadOnly } = useFormContext();
  const items = useOwnValue(control, name) as readonly OneItem[];
  const [announced, announce] = useState('');
  const ownButton = useRef<HTMLButtonElement>(null);
  const addButton = 'addButton' in props ? props.addButton : ownButton;
  const count = items.filter(({ toBeDeleted }) => !toBeDeleted).length;
  const set = (next: readonly OneItem[]) => control.setValue(name, next);

  const move = (from: number, to: number) => {
    const item = items[from];
    if (!item || to < 0 || to >= items.length) return;
    const next = items.filter((_, index) => index !== from);
    next.splice(to, 0, item);
    set(next);
    announce(t.moved(props.nameOf(item, to), to + 1, items.length));
  };
  const remove = async (item: OneItem, index: number) => {
    const itemName = props.nameOf(item, index);
    const question = {
      title: t.confirmTitle,
      message: item.isStored ? t.confirmMark(itemName) : t.confirmMessage(itemName),
      confirmLabel: t.confirmLabel,
    };
    if (props.asks && !(await confirm(question))) return;
    if (item.isStored) return mark(index, true);
    set(items.filter(({ id }) => id !== item.id));
    addButton.current?.focus();
  };
  const mark = (index: number, toBeDeleted: boolean) =>
    set(items.map((item, at) => (at === index ? { ...item, toBeDeleted } : item)));

  return (
    <Stack gap="sm">
      <SortableList
        items={items}
        label={label}
        disabled={isReadOnly}
        onMove={move}
        className={`${classes.list} ${props.isGrid ? classes.grid : ''}`}
      >
        {(item, index, handle) => {
          const itemName = props.nameOf(item, index);
          return (
            <Paper
              withBorder
              p="sm"
              role="group"
              aria-label={itemName}
              className={`${classes.item} ${item.toBeDeleted ? classes.marked : ''}`}
            >
              <div className={classes.header}>
                {!isReadOnly && (
                  <ActionIcon
                    ref={handle}
                    variant="subtle"
                    color="gray"
                    className={classes.handle}
                    aria-label={t.drag(itemName)}
                  >
                    <IconGripVertical size={18} aria-hidden />
                  </ActionIcon>
                )}
                <Text fw={700} size="sm" className={classes.name}>
                  {itemName}
                </Text>
                {!isReadOnly && (
                  <Group gap={2} wrap="nowrap">
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      aria-label={t.moveUp(itemName)}
                      disabled={index === 0}
                      onClick={() => move(index, index - 1)}
                    >
                      <IconArrowUp size={18} aria-hidden />
                    </ActionIcon>
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      aria-label={t.moveDown(itemName)}
                      disabled={index === items.length - 1}
                      onClick={() => move(index, index + 1)}
                    >
                      <IconArrowDown size={18} aria-hidden />
                    </ActionIcon>
                    {item.toBeDeleted ? (
                      <Button
                        variant="default"
                        size="xs"
                        leftSection={<IconArrowBackUp size={16} aria-hidden />}
                        aria-label={t.undo(itemName)}
                        disabled={count >= most}
                        onClick={() => mark(index, false)}
                      >
                        {t.undoShort}
                      </Button>
                    ) : (
                      <ActionIcon
                        variant="subtle"
                        color="red"
                        aria-label={t.remove(itemName)}
                        disabled={count <= least}
                        onClick={() => void remove(item, index)}
                      >
                        <IconTrash size={18} aria-hidden />
                      </ActionIcon>
                    )}
                  </Group>
                )}
              </div>
              {item.toBeDeleted ? (
                <Text size="sm">{t.marked}</Text>
              ) : (
                props.children(`${name}.${index}`, item, index)
              )}
            </Paper>
          );
        }}
      </SortableList>
      {!isReadOnly && 'newItem' in props && (
        <div>
          <Button
            ref={ownButton}
            variant="default"
            size="xs"
            leftSection={<IconPlus size={16} aria-hidden />}
            disabled={count >= most}
            onClick={() => set([...items, props.newItem(items.length)])}
          >
            {props.addLabel}
          </Button>
        </div>
      )}
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </Stack>
  );
}
