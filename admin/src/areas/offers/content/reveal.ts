import { placeOf, wayTo } from './store/content-operations.ts';
import type { ContentStore } from './store/content-store.ts';

/** The id of the card of a section or element on the page. */
export const cardId = (id: string): string => `node-${id}`;

/** The id of the line of a card, which names what belongs to it. */
export const lineId = (id: string): string => `line-${id}`;

/** What of a card takes the focus: the line that opens and closes it, or the type of an element that is new. */
type Part = 'line' | 'type';
const selectors: Record<Part, string> = { line: '[aria-expanded]', type: '[data-element-type]' };

/** Opens the way to a section or element, brings it into view and puts the focus on it. */
export function reveal(store: ContentStore, id: string, part: Part = 'line'): void {
  store.cards.setOpen(wayTo(store.content, id), true);
  focusCard(id, part, part === 'line' ? 'start' : 'nearest');
}

/** Before a node is removed: where the focus goes once it is gone, its neighbour or what it stood in. */
export function neighbourOf(store: ContentStore, id: string): string | null {
  const place = placeOf(store.content, id);
  const card = document.getElementById(cardId(id));
  const other = card?.nextElementSibling ?? card?.previousElementSibling;
  return other?.id.replace(/^node-/, '') ?? place?.parent ?? null;
}

/** So long a card may be on its way: those of a large offer are drawn one after the other. */
const PATIENCE_MILLISECONDS = 3_000;

export function focusCard(id: string, part: Part = 'line', block: ScrollLogicalPosition = 'nearest'): void {
  const patience = performance.now() + PATIENCE_MILLISECONDS;
  const look = () => {
    const card = document.getElementById(cardId(id));
    if (!card) {
      if (performance.now() < patience) requestAnimationFrame(look);
      return;
    }
    card.scrollIntoView({ block });
    card.querySelector<HTMLElement>(selectors[part])?.focus({ preventScroll: true });
  };
  requestAnimationFrame(look);
}
