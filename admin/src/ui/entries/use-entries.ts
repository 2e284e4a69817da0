import { type RefObject, useRef, useState } from 'react';
import { useFormContext as useFormMethods, useFormState } from 'react-hook-form';
import { useTexts } from '../../platform/texts.ts';
import { useFormContext } from '../form/form-context.ts';
import { valueAt } from '../form/paths.ts';
import type { HandleRef } from '../sortable-list.tsx';
import { entriesTexts } from './entries.texts.ts';
import { positionOf, stayingIndices } from './entry-order.ts';

/** An entry as the list knows it: by a key that it keeps for life. */
interface EntryKey {
  key: string;
  /** A stored one that goes when the form is saved. */
  toBeDeleted?: boolean;
}

/** What `useFieldArray` can do. */
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

/** What a card is given about its entry, and what it calls. */
export interface EntryPlace {
  index: number;
  /** Null while the entry is marked for deletion. */
  position: number | null;
  /** How many entries stay. */
  count: number;
  isOpen: boolean;
  hasErrors: boolean;
  /** Takes the focus when it appears. */
  isJustAdded: boolean;
  /** Given to the handle by which the card is dragged; null where nothing may be moved. */
  handle: HandleRef | null;
  onToggle: () => void;
  onMove: (position: number, name: string) => void;
  /** Takes it out of the list for good. */
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
  /** What was taken out last, while that can be undone. */
  removed: { name: string; undo: () => void } | null;
  /** What just happened, for screen readers. */
  announced: string;
  /** Gets the focus when the entry that had it is gone. */
  addButton: RefObject<HTMLButtonElement | null>;
}

/**
 * An ordered list of entries, each on a card that opens and closes: adds, moves, takes out and brings back. A save that finds
 * errors opens the cards that hold them.
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

/** Which cards are open. An attempt to save opens also those with errors. */
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

/** Takes an entry out of the list, and brings back the last one that was taken out. */
function useRemoved<Value>(
  name: string,
  list: ListMethods<Value>,
  addButton: RefObject<HTMLButtonElement | null>,
) {
  const { getValues } = useFormMethods();
  const { isDirty } = useFormState();
  const [last, setLast] = useState<{ index: number; name: string; value: Value } | null>(null);
  // A form that was saved or loaded again has nothing left to undo.
  if (last && !isDirty) setLast(null);
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
      setLast({ index, name: entry, value: structuredClone(getValues(`${name}.${index}`)) as Value });
      list.remove(index);
      addButton.current?.focus();
    },
  };
}
