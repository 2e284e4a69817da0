type Reader = () => void;

/** Delay after the last key for readers that need not follow every key. */
const DEBOUNCE_MILLISECONDS = 400;

/**
 * Notifies readers of changes. Some readers follow every change, and some follow typing only after it pauses. The fields of a
 * node only follow changes in it, so that a key press wakes the fields of one element, however many are open.
 */
export class ContentReaders {
  readonly #all = new Set<Reader>();
  readonly #debounced = new Set<Reader>();
  readonly #ofNodes = new Map<string, Set<Reader>>();
  #debounceTimer: ReturnType<typeof setTimeout> | undefined;

  /** Notified of every change, each key included. */
  readonly subscribe = (reader: Reader): (() => void) => added(this.#all, reader);

  /** Notified of typing once it pauses, of everything else immediately. */
  readonly subscribeDebounced = (reader: Reader): (() => void) => added(this.#debounced, reader);

  /** Notified of changes in that section or element itself, and of changes that may concern all of them. */
  subscribeToNode(id: string, reader: Reader): () => void {
    const readers = this.#ofNodes.get(id) ?? new Set();
    this.#ofNodes.set(id, readers);
    const remove = added(readers, reader);
    return () => {
      remove();
      if (readers.size === 0 && this.#ofNodes.get(id) === readers) this.#ofNodes.delete(id);
    };
  }

  /** Call it when anything may have changed. */
  notify(): void {
    for (const readers of [...this.#ofNodes.values()]) notifyAll(readers);
    notifyAll(this.#all);
    this.#notifyDebounced();
  }

  /** Call it when one node changed, but none of its children or parents. */
  notifyOfNode(id: string): void {
    this.#notifyFieldsOf(id);
    this.#notifyDebounced();
  }

  /** The user typed into a field of one node. */
  notifyOfTyping(id: string): void {
    this.#notifyFieldsOf(id);
    clearTimeout(this.#debounceTimer);
    this.#debounceTimer = setTimeout(() => this.#notifyDebounced(), DEBOUNCE_MILLISECONDS);
  }

  #notifyFieldsOf(id: string): void {
    notifyAll(this.#ofNodes.get(id) ?? []);
    notifyAll(this.#all);
  }

  #notifyDebounced(): void {
    clearTimeout(this.#debounceTimer);
    notifyAll(this.#debounced);
  }
}

function added(readers: Set<Reader>, reader: Reader): () => void {
  readers.add(reader);
  return () => void readers.delete(reader);
}

/** Copied first, because a reader may subscribe or unsubscribe others while it is notified. */
function notifyAll(readers: Iterable<Reader>): void {
  for (const reader of [...readers]) reader();
}
