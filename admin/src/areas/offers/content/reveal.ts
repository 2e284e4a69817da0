import { elementsIn, placeOf, wayTo } from './store/content-operations.ts';
import type { ContentStore } from './store/content-store.ts';

/** The id of the card of a section or element on the page. */
export const cardId = (id: string): string => `node-${id}`;

/** The section or element of a card. */
export const idOfCard = (card: Element): string => card.id.replace(/^node-/, '');

/** The id of the line of a card, which labels the controls of the card. */
export const lineId = (id: string): string => `line-${id}`;

/**
 * The part of a card that receives the focus: the line that opens and closes it, its menu, the type of a new element, or the first
 * field of its content.
 */
type Part = 'line' | 'menu' | 'type' | 'content';

const CONTENT = '[data-element-content]';
const selectors: Record<Part, readonly string[]> = {
  line: ['[aria-expanded]'],
  menu: ['[aria-haspopup=menu]'],
  type: ['[data-element-type]'],
  content: [
    `${CONTENT} :is(input:not([type=file]), textarea, select, [contenteditable=true])`,
    // Skips the handle by which an item is dragged.
    `${CONTENT} button:enabled:not([data-handle])`,
  ],
};

/** Opens all cards around a section or element, scrolls to it and focuses it. */
export function reveal(store: ContentStore, id: string, part: Part = 'line'): void {
  store.cards.setOpen(wayTo(store.content, id), true);
  focusCard(id, part, part === 'line' ? 'start' : 'nearest');
}

/** The node that receives the focus after this one is removed: a neighbour, or its parent. */
export function neighbourOf(store: ContentStore, id: string): string | null {
  const place = placeOf(store.content, id);
  if (!place) return null;
  const { parent, index } = place;
  const all = parent === null ? store.content : (elementsIn(store.content, parent) ?? []);
  return (all[index + 1] ?? all[index - 1])?.id ?? parent;
}

/** How long a card may take to appear, because the cards of a large offer are drawn one after the other. */
const TIMEOUT_MILLISECONDS = 3_000;

export function focusCard(id: string, part: Part = 'line', block: ScrollLogicalPosition = 'nearest'): void {
  const deadline = performance.now() + TIMEOUT_MILLISECONDS;
  const popupBefore = focusedPopup();
  const look = () => {
    const card = document.getElementById(cardId(id));
    const target = card && partOf(card, part);
    if (!target) {
      if (performance.now() < deadline) requestAnimationFrame(look);
      return;
    }
    const popup = focusedPopup();
    // The user was quicker and is already in the next menu or dialogue.
    if (popup && popup !== popupBefore) return;
    card.scrollIntoView({ block });
    target.focus({ preventScroll: true });
    if (part === 'content') target.scrollIntoView({ block: 'nearest' });
  };
  requestAnimationFrame(look);
}

const focusedPopup = () => document.activeElement?.closest('[role=menu], [role=dialog]') ?? null;

/** Focuses the button that adds a section, because no section is left. */
export const focusAddSection = (): void =>
  void requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-add-section]')?.focus());

function partOf(card: HTMLElement, part: Part): HTMLElement | undefined {
  for (const selector of selectors[part]) {
    const found = [...card.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility());
    if (found) return found;
  }
  return undefined;
}
