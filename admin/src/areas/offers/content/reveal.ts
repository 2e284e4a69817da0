import { placeOf, wayTo } from './store/content-operations.ts';
import type { ContentStore } from './store/content-store.ts';

/** The id of the card of a section or element on the page. */
export const cardId = (id: string): string => `node-${id}`;

/** The id of the line of a card, which labels the controls of the card. */
export const lineId = (id: string): string => `line-${id}`;

/** The part of a card that receives the focus: the line that opens and closes it, or the type of a new element. */
type Part = 'line' | 'type';
const selectors: Record<Part, string> = { line: '[aria-expanded]', type: '[data-element-type]' };

/** Opens all cards around a section or element, scrolls to it and focuses it. */
export function reveal(store: ContentStore, id: string, part: Part = 'line'): void {
  store.cards.setOpen(wayTo(store.content, id), true);
  focusCard(id, part, part === 'line' ? 'start' : 'nearest');
}

/** The node that receives the focus after this one is removed: a neighbour, or its parent. */
export function neighbourOf(store: ContentStore, id: string): string | null {
  const place = placeOf(store.content, id);
  const card = document.getElementById(cardId(id));
  const other = card?.nextElementSibling ?? card?.previousElementSibling;
  return other?.id.replace(/^node-/, '') ?? place?.parent ?? null;
}

/** How long a card may take to appear: those of a large offer are drawn one after the other. */
const TIMEOUT_MILLISECONDS = 3_000;

export function focusCard(id: string, part: Part = 'line', block: ScrollLogicalPosition = 'nearest'): void {
  const deadline = performance.now() + TIMEOUT_MILLISECONDS;
  const look = () => {
    const card = document.getElementById(cardId(id));
    if (!card) {
      if (performance.now() < deadline) requestAnimationFrame(look);
      return;
    }
    card.scrollIntoView({ block });
    card.querySelector<HTMLElement>(selectors[part])?.focus({ preventScroll: true });
  };
  requestAnimationFrame(look);
}
