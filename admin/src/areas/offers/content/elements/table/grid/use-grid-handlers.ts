import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useRef,
} from 'react';
import { positionOf } from './table-grid-cells.ts';
import { copyCell, pasteCells } from './table-grid-clipboard.ts';
import type { GridEvents } from './table-grid-events.ts';
import { keyDown } from './table-grid-keydown.ts';
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
