import { Button, Stack, VisuallyHidden } from '@mantine/core';
import type { ElementType } from '@share/contract/areas/offers/elements/elements.ts';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useFormContext } from '../../../../../../ui/form/form-context.ts';
import { SortableList } from '../../../../../../ui/sorting/sortable-list.tsx';
import { ItemActions, ItemCard, RemoveItem, UnmarkItem } from './item-card.tsx';
import classes from './item-list.module.css';
import { type Item, type ItemsOptions, useItems } from './use-items.ts';

/** Items are added with a button, or by another part of the editor, such as a drop zone. */
type Adding<OneItem extends Item> =
  | { addLabel: string; newItem: (index: number) => OneItem }
  /** The add button receives the focus when an item was removed. */
  | { addButton: RefObject<HTMLButtonElement | null> };

interface ListProps<Type extends ElementType, OneItem extends Item> extends ItemsOptions<Type, OneItem> {
  label: string;
  /** The least number of items that must remain (ELM-22). */
  least?: 0 | 1;
  most?: number;
  /** Shows the items side by side where there is room. */
  isGrid?: boolean;
  /** The fields of one item; `path` is its path, such as `data.items.0`. */
  children: (path: string, item: OneItem, index: number) => ReactNode;
}

type ItemListProps<Type extends ElementType, OneItem extends Item> = ListProps<Type, OneItem> &
  Adding<OneItem>;

/** The items of an element on cards: added, moved, removed. */
export function ItemList<Type extends ElementType, OneItem extends Item>(
  props: ItemListProps<Type, OneItem>,
) {
  const { name, label, least = 0, most = Number.POSITIVE_INFINITY } = props;
  const { isReadOnly } = useFormContext();
  const ownButton = useRef<HTMLButtonElement>(null);
  const list = useItems(props, 'addButton' in props ? props.addButton : ownButton);
  const { items, count } = list;

  const actionsOf = (item: OneItem, index: number, itemName: string) => (
    <ItemActions name={itemName} index={index} count={items.length} onMove={(to) => list.move(index, to)}>
      {item.toBeDeleted ? (
        <UnmarkItem name={itemName} disabled={count >= most} onClick={() => list.unmark(index)} />
      ) : (
        <RemoveItem name={itemName} disabled={count <= least} onClick={() => void list.remove(item, index)} />
      )}
    </ItemActions>
  );
  return (
    <Stack gap="sm">
      <SortableList
        items={items}
        label={label}
        disabled={isReadOnly}
        onMove={list.move}
        className={`${classes.list} ${props.isGrid ? classes.grid : ''}`}
      >
        {(item, index, handle) => {
          const itemName = props.nameOf(item, index);
          return (
            <ItemCard
              name={itemName}
              handle={handle}
              isMarked={item.toBeDeleted === true}
              actions={actionsOf(item, index, itemName)}
            >
              {!item.toBeDeleted && props.children(`${name}.${index}`, item, index)}
            </ItemCard>
          );
        }}
      </SortableList>
      {!isReadOnly && 'newItem' in props && (
        <AddItem
          ref={ownButton}
          label={props.addLabel}
          disabled={count >= most}
          onClick={() => list.add(props.newItem(items.length))}
        />
      )}
      <VisuallyHidden role="status">{list.announced}</VisuallyHidden>
    </Stack>
  );
}

interface AddItemProps {
  ref: RefObject<HTMLButtonElement | null>;
  label: string;
  disabled: boolean;
  onClick: () => void;
}

const AddItem = ({ ref, label, disabled, onClick }: AddItemProps) => (
  <div>
    <Button
      ref={ref}
      variant="default"
      size="xs"
      leftSection={<IconPlus size={16} aria-hidden />}
      disabled={disabled}
      onClick={onClick}
    >
      {label}
    </Button>
  </div>
);
