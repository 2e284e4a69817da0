import { type RefObject, useRef, useState } from 'react';
import { useFormContext as useFormMethods, useFormState } from 'react-hook-form';
import { useTexts } from '../../platform/texts.ts';
import { useFormContext } from '../form/form-context.ts';
import { valueAt } from '../form/paths.ts';
import type { PartRef } from '../sorting/use-sorting.tsx';
import { entriesTexts } from './entries.texts.ts';
import { positionOf, stayingIndices } from './entry-order.ts';

/** Identifies an entry and never changes. */
interface EntryKey {
  key: string;
  /** A stored entry that the next save deletes. */
  toBeDeleted?: boolean;
}

/** The part of `useFieldArray` that is used here. */
interface ListMethods<Value> {
  append: (values: Value[], options: { shouldFocus: false }) => void;
  insert: (index: number, value: Value, options: { shouldFocus: false }) => void;
  move: (from: number, to: number) => void;
  remove: (index: number) => void;
}

interface EntriesOptions<Value> {
  /** The path of the list in the form. */
  name: string;
  list: ListMethods<Value>;
  keys: readonly EntryKey[];
}

/** The place of one entry in the list, with the actions of its card. */
export interface EntryPlace {
  index: number;
  /** Null while the entry is marked for deletion. */
  position: number | null;
  /** Number of entries that are not marked for deletion. */
  count: number;
  isOpen: boolean;
  hasErrors: boolean;
  /** The card receives the focus when it appears. */
  isJustAdded: boolean;
  /** The ref for the drag handle; null where nothing may be moved. */
  handle: PartRef | null;
  onToggle: () => void;
  onMove: (position: number, name: string) => void;
  /** Removes the entry from the form. */
  onRemove: (name: string) => void;
}

export interface Entries<Value> {
  /** The path of the list in the form. */
  name: string;
  places: (Omit<EntryPlace, 'handle'> & { id: string })[];
  add: (values: Value[], keys: string[]) => void;
  /** An entry was dragged from one index to another. */
  drag: (from: number, to: number) => void;
  openCount: number;
  closeAll: () => void;
  /** The last removed entry, while the removal can be undone. */
  removed: { name: string; undo: () => void } | null;
  /** The last change, announced to screen readers. */
  announced: string;
  /** Receives the focus when the focused entry is removed. */
  addButton: RefObject<HTMLButtonElement | null>;
}

/**
 * An ordered list of entries, each on a card that opens and closes: adds, moves, removes and restores. A save that
 * finds errors opens the cards that contain them.
 */
export function useEntries<Value>({ name, list, keys }: EntriesOptions<Value>): Entries<Value> {
  const t = useTexts(entriesTexts);
  const { errors } = useFormState();
  const [announced, announce] = useState('');
  const [added, setAdded] = useState('');
  const addButton = useRef<HTMLButtonElement>(null);
  const staying = stayingIndices(keys);
  const hasErrors = (index: number) => valueAt(errors, `${name}.${index}`) !== undefined;
  const cards = useOpenCards(() => keys.filter((_, index) => hasErrors(index)).map(({ key }) => key));
  const { removed, remove } = useRemoved(name, list, addButton);

  const move = (index: number, position: number, entry: string) => {
    const target = staying[position - 1];
    if (target === undefined) return;
    list.move(index, target);
    announce(t.moved(entry, position, staying.length));
  };
  return {
    name,
    places: keys.map(({ key }, index) => ({
      id: key,
      index,
      position: positionOf(keys, index),
      count: staying.length,
      isOpen: cards.open.has(key),
      hasErrors: hasErrors(index),
      isJustAdded: key === added,
      onToggle: () => cards.toggle(key),
      onMove: (position, entry) => move(index, position, entry),
      onRemove: (entry) => {
        remove(index, entry);
        announce(t.removed(entry));
      },
    })),
    add: (values, newKeys) => {
      list.append(values, { shouldFocus: false });
      cards.openAlso(newKeys);
      setAdded(newKeys[0] ?? '');
    },
    drag: (from, to) => {
      list.move(from, to);
      announce(t.dropped(to + 1, keys.length));
    },
    openCount: keys.filter(({ key }) => cards.open.has(key)).length,
    closeAll: cards.closeAll,
    removed,
    announced,
    addButton,
  };
}

/** The open cards. An attempt to save also opens those with errors. */
function useOpenCards(withErrors: () => string[]) {
  const { attempts } = useFormContext();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [seen, setSeen] = useState(attempts);
  if (seen !== attempts) {
    setSeen(attempts);
    setOpen(new Set([...open, ...withErrors()]));
  }
  return {
    open,
    toggle: (key: string) => {
      const next = new Set(open);
      if (!next.delete(key)) next.add(key);
      setOpen(next);
    },
    openAlso: (keys: readonly string[]) => setOpen((before) => new Set([...before, ...keys])),
    closeAll: () => setOpen(new Set()),
  };
}

/** Removes an entry, and restores the last removed one. */
function useRemoved<Value>(
  name: string,
  list: ListMethods<Value>,
  addButton: RefObject<HTMLButtonElement | null>,
) {
  const { getValues } = useFormMethods();
  // The stored values change with each save and reload, after which nothing can be undone.
  const { defaultValues: stored } = useFormState();
  const [last, setLast] = useState<{ index: number; name: string; value: Value; stored: unknown } | null>(
    null,
  );
  if (last && last.stored !== stored) setLast(null);
  return {
    removed: last && {
      name: last.name,
      undo: () => {
        list.insert(last.index, last.value, { shouldFocus: false });
        setLast(null);
        addButton.current?.focus();
      },
    },
    remove: (index: number, entry: string) => {
      setLast({ index, name: entry, value: structuredClone(getValues(`${name}.${index}`)) as Value, stored });
      list.remove(index);
      addButton.current?.focus();
    },
  };
}
