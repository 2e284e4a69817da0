import type { MouseEvent } from 'react';

const OWN_MEANING = 'a, button, input, select, textarea, label, summary, [role="button"]';
const MIDDLE_BUTTON = 1;

/**
 * Opens the record with a click anywhere on its row, like the link on its name; with Ctrl, Cmd or the middle button in a new
 * tab. Links and buttons in the row work as usual, and selecting text does not open it.
 */
export const openingRows = {
  onClick: open,
  onAuxClick: (event: MouseEvent<HTMLElement>) => {
    if (event.button === MIDDLE_BUTTON) open(event);
  },
  // Otherwise the middle button would start scrolling.
  onMouseDown: (event: MouseEvent<HTMLElement>) => {
    if (event.button === MIDDLE_BUTTON && linkOfRow(event)) event.preventDefault();
  },
};

function open(event: MouseEvent<HTMLElement>): void {
  const link = linkOfRow(event);
  if (!link || event.shiftKey || isSelecting(event.currentTarget)) return;
  if (event.ctrlKey || event.metaKey || event.button === MIDDLE_BUTTON) {
    window.open(link.href, '_blank', 'noopener');
  } else link.click();
}

/** The link to the record, unless the click was on another control or in a dialogue of the row. */
function linkOfRow({ target, currentTarget }: MouseEvent<HTMLElement>): HTMLAnchorElement | null {
  if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest(OWN_MEANING))
    return null;
  return target.closest('tbody tr')?.querySelector<HTMLAnchorElement>('a[data-record]') ?? null;
}

function isSelecting(table: HTMLElement): boolean {
  const selection = window.getSelection();
  return selection !== null && !selection.isCollapsed && table.contains(selection.anchorNode);
}
