import type { ClipboardEvent } from 'react';
import { linesOfHtml, linesOfText } from '../table-paste.ts';
import { plainOf } from './table-cells.ts';
import { isCell, isInput, positionOf } from './table-grid-cells.ts';
import type { GridEvents } from './table-grid-events.ts';
import { NAMES } from './table-keys.ts';
import type { GridCursor } from './use-grid-cursor.ts';

/** Copies the current cell, unless text is selected. */
export function copyCell(event: ClipboardEvent, { valueAt }: GridCursor): void {
  const cell = positionOf(event.target);
  if (!cell || !isCell(cell) || isInput(event.target) || getSelection()?.toString()) return;
  event.preventDefault();
  const value = valueAt(cell);
  event.clipboardData.setData('text/plain', (cell.row === NAMES ? value : plainOf(value)) ?? '');
  if (cell.row >= 0) event.clipboardData.setData('text/html', value);
}

/** Pastes copied cells from the current cell on; a single value is pasted into the open input. */
export function pasteCells(event: ClipboardEvent, { goTo }: GridCursor, events: GridEvents): void {
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
