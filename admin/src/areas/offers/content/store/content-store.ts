import type { Content, ElementNode } from './content-model.ts';
import { changeElement, elementOf, elementsIn, placeOf } from './content-operations.ts';
import { ContentReaders } from './content-readers.ts';
import { FoundErrors } from './found-errors.ts';
import { OpenCards } from './open-cards.ts';
import { UndoHistory } from './undo-history.ts';

type ChangeElement = (element: ElementNode) => ElementNode;

/**
 * Holds the content of one offer while it is edited, beside what was stored last. What can be undone, which errors were
 * found and which cards are open each have an object of their own. React reads it through `useContent`.
 */
export class ContentStore {
  #present: Content;
  /** What was last stored: the present differs from it when something is unsaved. */
  #saved: Content;
  readonly readers = new ContentReaders();
  readonly history = new UndoHistory<Content>();
  readonly errors = new FoundErrors(() => this.readers.notify());
  readonly cards: OpenCards;

  constructor(content: Content) {
    this.#present = content;
    this.#saved = content;
    const sections = content.map(({ id }) => id);
    this.cards = new OpenCards(sections, () => this.readers.notify());
  }

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

  /** Does something as one step of the history, which `action` names. */
  change(action: string, operation: (content: Content) => Content): void {
    this.history.mark(action);
    if (this.#apply(operation(this.#present))) this.readers.notify();
  }

  /** The same with the values of one element. */
  changeElement(id: string, action: string, change: ChangeElement): void {
    this.history.mark(action);
    const before = elementOf(this.#present, id);
    if (!this.#apply(changeElement(this.#present, id, change))) return;
    if (elementOf(this.#present, id)?.children === before?.children) this.readers.notifyOfNode(id);
    else this.readers.notify();
  }

  /** Typing into one field of an element is one step until something else is done, or the field is left. */
  typeInto(id: string, field: string, change: ChangeElement): void {
    this.history.resume(`type into ${field} of ${id}`);
    if (this.#apply(changeElement(this.#present, id, change))) this.readers.notifyOfTyping(id);
  }

  undo(): void {
    const previous = this.history.undo(this.#present);
    if (previous) this.#show(previous);
  }

  redo(): void {
    const next = this.history.redo(this.#present);
    if (next) this.#show(next);
  }

  /** The server stored `sent` and answers `stored`. What was typed meanwhile stays; what came before can still be undone. */
  saved(stored: Content, sent: Content): void {
    this.#saved = stored;
    this.history.end();
    if (this.#present === sent) this.#present = stored;
    this.errors.set(new Map());
  }

  /** Another content takes the place of this one, which is given up: the stored offer read again. */
  replace(content: Content): void {
    this.restore(content, content);
  }

  /** The same with something unsaved: a draft, or the result of a merge with what somebody else stored. */
  restore(content: Content, saved: Content): void {
    this.history.clear();
    this.#saved = saved;
    this.#present = content;
    this.errors.set(new Map());
  }

  /** How many errors stand in that section or element and in all that it holds. */
  errorsWithin(id: string): number {
    const inside = elementsIn(this.#present, id) ?? [];
    return inside.reduce(
      (count, element) => count + this.errorsWithin(element.id),
      this.errors.of(id).length,
    );
  }

  /** Whether anything changed. */
  #apply(next: Content): boolean {
    if (next === this.#present) return false;
    this.history.record(this.#present);
    this.#present = next;
    return true;
  }

  #show(content: Content): void {
    this.#present = content;
    this.errors.keepOnly((id) => placeOf(content, id) !== undefined);
    this.readers.notify();
  }
}
