import type { Content, ElementNode } from './content-model.ts';
import { changeElement, elementOf, elementsIn, placeOf } from './content-operations.ts';
import { ContentReaders } from './content-readers.ts';
import { FoundErrors } from './found-errors.ts';
import { GradualOpening } from './opening/gradual-opening.ts';
import { OpenCards } from './opening/open-cards.ts';
import { UndoHistory } from './undo-history.ts';

type ChangeElement = (element: ElementNode) => ElementNode;

/**
 * The content of one offer in the editor, and the last stored content. History, errors and open cards are separate
 * objects. React reads it through `useContent`.
 */
export class ContentStore {
  #present: Content;
  /** The content that was stored last: a difference from it is unsaved. */
  #saved: Content;
  readonly readers = new ContentReaders();
  readonly history = new UndoHistory<Content>();
  readonly errors = new FoundErrors(() => this.readers.notify());
  readonly cards: OpenCards;
  readonly opening: GradualOpening;

  constructor(content: Content) {
    this.#present = content;
    this.#saved = content;
    const sections = content.map(({ id }) => id);
    this.cards = new OpenCards(sections, () => this.readers.notify());
    this.opening = new GradualOpening(this.cards);
  }

  get content(): Content {
    return this.#present;
  }

  /** The content that was stored last, or loaded. */
  get savedContent(): Content {
    return this.#saved;
  }

  get isDirty(): boolean {
    return this.#present !== this.#saved;
  }

  /** Changes the content as one undo step named `action`. */
  change(action: string, operation: (content: Content) => Content): void {
    this.history.mark(action);
    if (this.#apply(operation(this.#present))) this.readers.notify();
  }

  /** Changes the values of one element as one undo step. */
  changeElement(id: string, action: string, change: ChangeElement): void {
    this.history.mark(action);
    const before = elementOf(this.#present, id);
    if (!this.#apply(changeElement(this.#present, id, change))) return;
    if (elementOf(this.#present, id)?.children === before?.children) this.readers.notifyOfNode(id);
    else this.readers.notify();
  }

  /** Typing into one field is one undo step until another action begins or the field is left. */
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

  /**
   * Called after a save: the server received `sent` and answered `stored`. Text that was typed meanwhile stays, and earlier
   * steps can still be undone.
   */
  saved(stored: Content, sent: Content): void {
    this.#saved = stored;
    this.history.end();
    if (this.#present === sent) this.#present = stored;
    this.errors.set(new Map());
  }

  /** Discards this content and replaces it, because the stored offer was loaded again. */
  replace(content: Content): void {
    this.restore(content, content);
  }

  /** Replaces the content by an unsaved one: a draft, or the result of a merge. */
  restore(content: Content, saved: Content): void {
    this.history.clear();
    this.#saved = saved;
    this.#present = content;
    this.errors.set(new Map());
  }

  /** The number of errors in that section or element and everything inside it. */
  errorsWithin(id: string): number {
    const inside = elementsIn(this.#present, id) ?? [];
    return inside.reduce(
      (count, element) => count + this.errorsWithin(element.id),
      this.errors.of(id).length,
    );
  }

  /** Returns whether anything changed. */
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
