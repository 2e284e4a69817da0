import type { ElementType } from '@share/contract/areas/offers/elements/elements.ts';
import { type RefObject, useState } from 'react';
import { useTexts } from '../../../../../../platform/texts.ts';
import { confirm } from '../../../../../../ui/confirm.tsx';
import { useOwnValue } from '../../../../../../ui/fields/field-control.ts';
import type { ElementControl } from '../../../store/element-control.ts';
import { itemListTexts } from './item-list.texts.ts';

export interface Item {
  id: string;
  isStored?: boolean;
  toBeDeleted?: boolean;
}

export interface ItemsOptions<Type extends ElementType, OneItem extends Item> {
  control: ElementControl<Type>;
  /** The path of the list in the element: `data.items`. */
  name: string;
  /** The name of an item: its content or its number. */
  nameOf: (item: OneItem, index: number) => string;
  /** Whether removing asks first (ELM-24, ELM-29). */
  asks?: boolean;
}

/**
 * One list of items of an element, with its actions. A stored item that can be marked for deletion is marked and can
 * be unmarked (OFR-64, OFR-65). `afterRemoving` receives the focus of a removed item.
 */
export function useItems<Type extends ElementType, OneItem extends Item>(
  { control, name, nameOf, asks = false }: ItemsOptions<Type, OneItem>,
  afterRemoving: RefObject<HTMLElement | null>,
) {
  const t = useTexts(itemListTexts);
  const items = useOwnValue(control, name) as readonly OneItem[];
  const [announced, announce] = useState('');
  const set = (next: readonly OneItem[]) => control.setValue(name, next);

  const mark = (index: number, toBeDeleted: boolean) =>
    set(items.map((item, at) => (at === index ? { ...item, toBeDeleted } : item)));
  const move = (from: number, to: number) => {
    const item = items[from];
    if (!item || to < 0 || to >= items.length) return;
    set(items.filter((_, index) => index !== from).toSpliced(to, 0, item));
    announce(t.moved(nameOf(item, to), to + 1, items.length));
  };
  const remove = async (item: OneItem, index: number) => {
    const question = {
      title: t.confirmTitle(nameOf(item, index)),
      message: item.isStored ? t.confirmMark : t.confirmMessage,
      confirmLabel: t.confirmLabel,
    };
    if (asks && !(await confirm(question))) return;
    if (item.isStored) return mark(index, true);
    set(items.filter(({ id }) => id !== item.id));
    afterRemoving.current?.focus();
  };
  return {
    items,
    /** How many items are not marked for deletion. */
    count: items.filter(({ toBeDeleted }) => !toBeDeleted).length,
    announced,
    add: (item: OneItem) => set([...items, item]),
    move,
    remove,
    unmark: (index: number) => mark(index, false),
  };
}
