import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import { cardId, idOfCard } from './reveal.ts';

const CARD = 'li[data-size]';

/**
 * Tracks the card of the content at which the user is. It is the card with the focus, if that is in the window. Otherwise it is
 * the card at a line that moves from the top of the window to its bottom while the page is scrolled, so that the first and the
 * last card can be reached too. Only visible cards are measured, however many there are.
 */
export class CardsInSight {
  readonly #cards = new Set<Element>();
  readonly #visible = new Set<Element>();
  readonly #readers = new Set<() => void>();
  #observer: IntersectionObserver | null = null;
  #frame: number | null = null;
  #current: string | null = null;

  /** The id of the section or element at which the user is, or null if no card is visible. */
  readonly read = (): string | null => this.#current;

  readonly subscribe = (reader: () => void): (() => void) => {
    this.#readers.add(reader);
    return () => void this.#readers.delete(reader);
  };

  /** Follows the scrolling and the focus until the returned function is called. */
  follow(): () => void {
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) this.#visible.add(target);
        else this.#visible.delete(target);
      }
      this.#lookSoon();
    });
    this.#observer = observer;
    for (const card of this.#cards) observer.observe(card);
    const listening = new AbortController();
    const options = { signal: listening.signal, passive: true };
    addEventListener('scroll', this.#lookSoon, options);
    addEventListener('focusin', this.#lookSoon, options);
    return () => {
      listening.abort();
      observer.disconnect();
      this.#observer = null;
      if (this.#frame !== null) cancelAnimationFrame(this.#frame);
      this.#frame = null;
    };
  }

  /** Observes a card until the returned function is called. */
  watch(card: Element): () => void {
    this.#cards.add(card);
    this.#observer?.observe(card);
    return () => {
      this.#cards.delete(card);
      this.#visible.delete(card);
      this.#observer?.unobserve(card);
    };
  }

  readonly #lookSoon = (): void => {
    this.#frame ??= requestAnimationFrame(() => {
      this.#frame = null;
      const found = this.#focused() ?? this.#inLine();
      const current = found ? idOfCard(found) : null;
      if (current === this.#current) return;
      this.#current = current;
      for (const reader of [...this.#readers]) reader();
    });
  };

  #focused(): Element | null {
    const card = document.activeElement?.closest(CARD) ?? null;
    return card && this.#visible.has(card) ? card : null;
  }

  /** The visible card that begins last above the line, which is the innermost one. */
  #inLine(): Element | null {
    const page = document.documentElement;
    const line = page.clientHeight * (page.scrollTop / Math.max(1, page.scrollHeight - page.clientHeight));
    const places = [...this.#visible].map((card) => ({ card, top: card.getBoundingClientRect().top }));
    const above = places.filter(({ top }) => top <= line).sort((a, b) => b.top - a.top);
    const below = places.filter(({ top }) => top > line).sort((a, b) => a.top - b.top);
    return (above[0] ?? below[0])?.card ?? null;
  }
}

export const CardsInSightContext = createContext<CardsInSight | null>(null);

/** Makes `CardsInSight` observe the card of a section or element. */
export function useWatchedCard(id: string): void {
  const cards = useContext(CardsInSightContext);
  useEffect(() => {
    const card = document.getElementById(cardId(id));
    return card ? cards?.watch(card) : undefined;
  }, [cards, id]);
}

const never = () => () => {};

/** Whether the user is at the card of that section or element. */
export function useIsCurrent(id: string): boolean {
  const cards = useContext(CardsInSightContext);
  return useSyncExternalStore(cards?.subscribe ?? never, () => cards?.read() === id);
}
