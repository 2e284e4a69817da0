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

/** What a card is told of its entry, and what it tells the list. */
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
  const { attempts } = useFormContext();
  const { getValues } = useFormMethods();
  const { errors, isDirty } = useFormState();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [added, setAdded] = useState('');
  const [announced, announce] = useState('');
  const [removed, setRemoved] = useState<{ index: number; name: string; value: Value } | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const staying = stayingIndices(keys);
  const hasErrors = (index: number) => valueAt(errors, `${name}.${index}`) !== undefined;

  const [seen, setSeen] = useState(attempts);
  if (seen !== attempts) {
    setSeen(attempts);
    setOpen(new Set([...open, ...keys.filter((_, index) => hasErrors(index)).map(({ key }) => key)]));
  }
  // A form that was saved or loaded again has nothing left to undo.
  if (removed && !isDirty) setRemoved(null);

  const toggle = (key: string) => {
    const next = new Set(open);
    if (!next.delete(key)) next.add(key);
    setOpen(next);
  };
  const move = (index: number, position: number, entry: string) => {
    const target = staying[position - 1];
    if (target === undefined) return;
    list.move(index, target);
    announce(t.moved(entry, position, staying.length));
  };
  const remove = (index: number, entry: string) => {
    setRemoved({ index, name: entry, value: structuredClone(getValues(`${name}.${index}`)) as Value });
    list.remove(index);
    announce(t.removed(entry));
    addButton.current?.focus();
  };
  return {
    name,
    places: keys.map(({ key }, index) => ({
      id: key,
      index,
      position: positionOf(keys, index),
      count: staying.length,
      isOpen: open.has(key),
      hasErrors: hasErrors(index),
      isJustAdded: key === added,
      onToggle: () => toggle(key),
      onMove: (position, entry) => move(index, position, entry),
      onRemove: (entry) => remove(index, entry),
    })),
    add: (values, added) => {
      list.append(values, { shouldFocus: false });
      setOpen((before) => new Set([...before, ...added]));
      setAdded(added[0] ?? '');
    },
    drag: (from, to) => {
      list.move(from, to);
      announce(t.dropped(to + 1, keys.length));
    },
    openCount: keys.filter(({ key }) => open.has(key)).length,
    closeAll: () => setOpen(new Set()),
    removed: removed && {
      name: removed.name,
      undo: () => {
        list.insert(removed.index, removed.value, { shouldFocus: false });
        setRemoved(null);
        addButton.current?.focus();
      },
    },
    announced,
    addButton,
  };
}
