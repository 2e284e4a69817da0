import type { KeyboardEvent } from 'react';
import { isCell, isInput, positionOf } from './table-grid-cells.ts';
import type { GridEvents } from './table-grid-events.ts';
import { NAMES, nextPosition, type Position } from './table-keys.ts';
import type { GridCursor } from './use-grid-cursor.ts';

/** Handles a key in the grid, as in a spreadsheet. */
export function keyDown(event: KeyboardEvent, cursor: GridCursor, events: GridEvents): void {
  const from = positionOf(event.target);
  if (!from || event.nativeEvent.isComposing) return;
  if (isInput(event.target)) whileTyping(event, from, cursor, events);
  else if (event.altKey && event.key.startsWith('Arrow')) moveLine(event, from, events);
  else if (event.key === 'Escape') events.onEscape();
  else if (!(isCell(from) && actsOnCell(event, from, cursor, events)) && leads(event))
    step(event, from, cursor);
}

const isControl = (event: KeyboardEvent): boolean => event.ctrlKey || event.metaKey;

/** Whether the key types a character. AltGr counts, because Polish letters are typed with it. */
const writes = (event: KeyboardEvent): boolean =>
  event.key.length === 1 && (event.getModifierState('AltGraph') || !isControl(event));

/** Whether the key may navigate: Enter opens menus, and combinations with Control belong to the browser. */
const leads = (event: KeyboardEvent): boolean =>
  event.key !== 'Enter' && (!isControl(event) || event.key === 'Home' || event.key === 'End');

function step(event: KeyboardEvent, from: Position, { size, goTo }: GridCursor): void {
  const to = nextPosition(event.key, event.shiftKey, from, size);
  if (!to) return;
  event.preventDefault();
  goTo(to);
}

function whileTyping(event: KeyboardEvent, from: Position, cursor: GridCursor, events: GridEvents): void {
  const isLine = event.key === 'Enter' && event.shiftKey && from.row !== NAMES;
  if (isLine || event.altKey || !['Enter', 'Tab', 'Escape'].includes(event.key)) return;
  if (event.key === 'Escape') {
    event.stopPropagation();
    cursor.goTo(from);
  } else if (event.key === 'Enter' && isControl(event)) {
    cursor.goTo(from);
    format(event, from, events);
  } else {
    step(event, from, cursor);
  }
}

function format(event: KeyboardEvent, cell: Position, events: GridEvents): void {
  event.preventDefault();
  if (cell.row >= 0) events.onFormat(cell);
}

const arrows: Record<string, ['row' | 'column', number]> = {
  ArrowUp: ['row', -1],
  ArrowDown: ['row', 1],
  ArrowLeft: ['column', -1],
  ArrowRight: ['column', 1],
};

/** Alt and an arrow key move the row or column itself. */
function moveLine(event: KeyboardEvent, { row, column }: Position, events: GridEvents): void {
  const [kind, by] = arrows[event.key] ?? [];
  const index = kind === 'row' ? row : column;
  if (kind === undefined || by === undefined || index < 0) return;
  event.preventDefault();
  events.onMove(kind, index, index + by);
}

/** Whether the key acted on the cell: opened, emptied or began to replace it. */
function actsOnCell(event: KeyboardEvent, cell: Position, cursor: GridCursor, events: GridEvents): boolean {
  if (event.key === 'Enter' && isControl(event)) {
    format(event, cell, events);
  } else if (event.key === 'Enter' || event.key === 'F2') {
    event.preventDefault();
    cursor.startTyping(cell, { replaces: false });
  } else if (event.key === 'Delete' || event.key === 'Backspace') {
    event.preventDefault();
    events.onClear(cell);
  } else if (writes(event)) {
    cursor.startTyping(cell, { replaces: true });
  } else {
    return false;
  }
  return true;
}
