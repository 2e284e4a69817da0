import { idOfCard } from '../reveal.ts';
import type { Side } from '../store/content-operations.ts';

/** The gap above or below a card, and its place within the area of the cards. */
export interface Gap {
  id: string;
  side: Side;
  isOfSections: boolean;
  top: number;
  left: number;
  width: number;
}

/** The largest distance in pixels between the pointer and the edge of a card. */
const NEAR = 10;
const CARD = 'li[data-size]';

/** The gap that is near the pointer, or null. */
export function gapAt(area: HTMLElement, pointer: { clientX: number; clientY: number }): Gap | null {
  const { clientX: x, clientY: y } = pointer;
  // Between two cards the pointer is on neither of them, so the cards just above and below it are tried as well.
  const cards = [y, y + NEAR, y - NEAR].map((at) => document.elementFromPoint(x, at)?.closest(CARD));
  for (const card of new Set(cards)) {
    if (!card || !area.contains(card)) continue;
    const { top, bottom } = card.getBoundingClientRect();
    if (Math.abs(y - top) <= NEAR) return gapOf(area, card, 'above');
    if (Math.abs(y - bottom) <= NEAR) return gapOf(area, card, 'below');
  }
  return null;
}

/** The gap above the card whose line or menu has the focus by keyboard, or null. */
export function gapAtFocus(area: HTMLElement, focused: Element): Gap | null {
  const card = focused.closest(CARD);
  const isOnLine = card?.firstElementChild?.contains(focused) && focused.matches(':focus-visible');
  return card && isOnLine ? gapOf(area, card, 'above') : null;
}

function gapOf(area: HTMLElement, card: Element, side: Side): Gap {
  const around = area.getBoundingClientRect();
  const own = card.getBoundingClientRect();
  const other = side === 'above' ? card.previousElementSibling : card.nextElementSibling;
  const edge = side === 'above' ? own.top : own.bottom;
  const opposite = other?.getBoundingClientRect()[side === 'above' ? 'bottom' : 'top'] ?? edge;
  return {
    id: idOfCard(card),
    side,
    isOfSections: card.getAttribute('data-size') === 'section',
    top: (edge + opposite) / 2 - around.top,
    left: own.left - around.left,
    width: own.width,
  };
}
