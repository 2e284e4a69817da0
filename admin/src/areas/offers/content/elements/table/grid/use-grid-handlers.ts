import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useRef,
} from 'react';
import { linesOfHtml, linesOfText } from '../table-paste.ts';
import { plainOf } from './table-cells.ts';
import { isCell, isInput, positionOf } from './table-grid-cells.ts';
import type { GridEvents } from './table-grid-events.ts';
import { keyDown } from './table-grid-keydown.ts';
import { NAMES } from './table-keys.ts';
import type { GridCursor } from './use-grid-cursor.ts';

/** The handlers for keys, clicks and the clipboard, as attributes of the grid's table. */
export function useGridHandlers(cursor: GridCursor, events: GridEvents) {
  return {
    ...useClicks(cursor),
    onKeyDown: (event: KeyboardEvent) => keyDown(event, cursor, events),
    onFocus: (event: FocusEvent) => {
      const to = positionOf(event.target);
      if (to) cursor.reach(to);
    },
    onCopy: (event: ClipboardEvent) => copyCell(event, cursor),
    onPaste: (event: ClipboardEvent) => pasteCells(event, cursor, events),
  };
}

/** The first click selects a cell, the next one edits it. */
function useClicks({ startTyping }: GridCursor) {
  const wasFocused = useRef(false);
  return {
    onPointerDown: (event: PointerEvent) => {
      const cell = event.target instanceof Element ? event.target.closest('[data-at]') : null;
      wasFocused.current = cell !== null && cell === document.activeElement;
    },
    onClick: (event: MouseEvent) => {
      const cell = positionOf(event.target);
      const isWithinCell = event.target instanceof Element && !event.target.closest('button, a, textarea');
      if (cell && isWithinCell && wasFocused.current) startTyping(cell, { replaces: false });
    },
  };
}

/** Copies the current cell, unless text is selected. */
function copyCell(event: ClipboardEvent, { valueAt }: GridCursor): void {
  const cell = positionOf(event.target);
  if (!cell || !isCell(cell) || isInput(event.target) || getSelection()?.toString()) return;
  event.preventDefault();
  const value = valueAt(cell);
  event.clipboardData.setData('text/plain', (cell.row === NAMES ? value : plainOf(value)) ?? '');
  if (cell.row >= 0) event.clipboardData.setData('text/html', value);
}

/** Pastes copied cells from the current cell on; a single value is pasted into the open input. */
function pasteCells(event: ClipboardEvent, { goTo }: GridCursor, events: GridEvents): void {
  const cell = positionOf(event.target);
  if (!cell || !isCell(cell)) return;
  const lines = linesOn(event.clipboardData);
  const isOne = lines.length === 1 && lines[0]?.length === 1;
  if (isOne && isInput(event.target)) return;
  event.preventDefault();
  goTo(cell);
  events.onPaste(cell, lines);
}

/** HTML is preferred to text, because it shows exactly where cells begin and end. */
const linesOn = (clipboard: DataTransfer): string[][] => {
  const html = clipboard.getData('text/html');
  return (html === '' ? null : linesOfHtml(html)) ?? linesOfText(clipboard.getData('text/plain'));
};
