import type { Content } from './content-model.ts';
import { elementOf, elementsIn } from './content-operations.ts';

/** An error inside one section or element; `path` leads on from the node: `data.items.0.label.pl`. */
export interface NodeError {
  path: string;
  code: string;
}

/** Typing into one field counts as one step as long as the field is not left and no pause is longer than this. */
const PAUSE_MILLISECONDS = 1_000;
const MOST_STEPS = 200;
/** So long after the last key those are told who need not follow every one. */
const CALM_MILLISECONDS = 400;

export interface Change {
  /** Consecutive changes of the same name are one step of the history: the field that is being typed into. */
  merge?: string;
}

/**
 * Holds the content of one offer while it is edited: the present, what can be undone and redone, which errors the last
 * attempt to save found in which node, and which cards are open. React reads it through `useContent`.
 */
export class ContentStore {
  #present: Content;
  /** What was last stored: the present differs from it when something is unsaved. */
  #saved: Content;
  #past: Content[] = [];
  #future: Content[] = [];
  #lastChange: { merge: string; at: number } | null = null;
  #errors: ReadonlyMap<string, readonly NodeError[]> = new Map();
  #open: ReadonlySet<string> = new Set();
  readonly #readers = new Set<() => void>();
  readonly #calmReaders = new Set<() => void>();
  #calmTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(content: Content) {
    this.#present = content;
    this.#saved = content;
    this.#open = new Set(content.map(({ id }) => id));
  }

  readonly subscribe = (reader: () => void): (() => void) => {
    this.#readers.add(reader);
    return () => void this.#readers.delete(reader);
  };

  /** Told of what is typed only after a pause, of everything else at once. */
  readonly subscribeCalmly = (reader: () => void): (() => void) => {
    this.#calmReaders.add(reader);
    return () => void this.#calmReaders.delete(reader);
  };

  get content(): Content {
    return this.#present;
  }

  /** What was last stored, or loaded. */
  get savedContent(): Content {
    return this.#saved;
  }

  get isDirty(): boolean {
    return this.#present !== this.#saved;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  change(operation: (content: Content) => Content, { merge }: Change = {}): void {
    const next = operation(this.#present);
    if (next === this.#present) return;
    const now = performance.now();
    const continues =
      merge !== undefined &&
      this.#lastChange?.merge === merge &&
      now - this.#lastChange.at < PAUSE_MILLISECONDS;
    if (!continues) this.#past = [...this.#past, this.#present].slice(-MOST_STEPS);
    this.#lastChange = merge === undefined ? null : { merge, at: now };
    this.#future = [];
    this.#present = next;
    this.#tell(merge !== undefined);
  }

  /** The next change is a step of its own. */
  readonly settle = (): void => {
    this.#lastChange = null;
  };

  undo(): void {
    const previous = this.#past.at(-1);
    if (!previous) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [this.#present, ...this.#future];
    this.#show(previous);
  }

  redo(): void {
    const [next, ...rest] = this.#future;
    if (!next) return;
    this.#future = rest;
    this.#past = [...this.#past, this.#present];
    this.#show(next);
  }

  /** The server stored `sent` and answers `stored`. What was typed meanwhile stays; what came before can still be undone. */
  saved(stored: Content, sent: Content): void {
    this.#saved = stored;
    this.settle();
    if (this.#present === sent) this.#present = stored;
    this.#errors = new Map();
    this.#tell();
  }

  /** Another content takes the place of this one, which is given up: the stored offer read again. */
  replace(content: Content): void {
    this.restore(content, content);
  }

  /** The same with something unsaved: kept from before, or brought together with what somebody else stored. */
  restore(content: Content, saved: Content): void {
    this.#past = [];
    this.#future = [];
    this.#saved = saved;
    this.#errors = new Map();
    this.#show(content);
  }

  // Errors

  errorsOf(id: string): readonly NodeError[] {
    return this.#errors.get(id) ?? noErrors;
  }

  /** How many stand in that section or element and in all that it holds. */
  errorsWithin(id: string): number {
    const inside = elementsIn(this.#present, id) ?? [];
    return inside.reduce((count, element) => count + this.errorsWithin(element.id), this.errorsOf(id).length);
  }

  get errors(): ReadonlyMap<string, readonly NodeError[]> {
    return this.#errors;
  }

  /** How many there are in the whole content. */
  get errorCount(): number {
    return [...this.#errors.values()].reduce((count, errors) => count + errors.length, 0);
  }

  setErrors(errors: ReadonlyMap<string, readonly NodeError[]>): void {
    this.#errors = errors;
    this.#tell();
  }

  setErrorsOf(id: string, errors: readonly NodeError[]): void {
    const all = new Map(this.#errors);
    if (errors.length === 0) all.delete(id);
    else all.set(id, errors);
    this.setErrors(all);
  }

  // Cards

  isOpen(id: string): boolean {
    return this.#open.has(id);
  }

  get openIds(): ReadonlySet<string> {
    return this.#open;
  }

  setOpen(ids: Iterable<string>, isOpen: boolean): void {
    const open = new Set(this.#open);
    for (const id of ids) {
      if (isOpen) open.add(id);
      else open.delete(id);
    }
    this.#open = open;
    this.#tell();
  }

  #show(content: Content): void {
    this.settle();
    this.#present = content;
    // Errors of nodes that are gone are gone with them.
    const known = (id: string) =>
      content.some((section) => section.id === id) || elementOf(content, id) !== undefined;
    this.#errors = new Map([...this.#errors].filter(([id]) => known(id)));
    this.#tell();
  }

  #tell(isTyping = false): void {
    for (const reader of [...this.#readers]) reader();
    clearTimeout(this.#calmTimer);
    const tellCalmly = () => {
      for (const reader of [...this.#calmReaders]) reader();
    };
    if (isTyping) this.#calmTimer = setTimeout(tellCalmly, CALM_MILLISECONDS);
    else tellCalmly();
  }
}

const noErrors: readonly NodeError[] = [];
