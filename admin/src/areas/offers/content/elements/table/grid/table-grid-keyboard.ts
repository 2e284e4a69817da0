import type { Language } from '@share/contract/shared/languages.ts';
import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { TableData } from '../table-operations.ts';
import { linesOfHtml, linesOfText } from '../table-paste.ts';
import type { Typing } from './table-cell.tsx';
import { plainOf } from './table-cells.ts';
import { NAMES, nextPosition, type Position } from './table-keys.ts';

/** What the grid asks of the editor around it. */
export interface GridEvents {
  onReach: (at: Position) => void;
  onType: (at: Position, text: string) => void;
  /** Typing into a cell ended. */
  onTyped: () => void;
  /** A cell is to be edited with formatting. */
  onFormat: (at: Position) => void;
  onPaste: (at: Position, lines: string[][]) => void;
  onMove: (kind: 'row' | 'column', from: number, to: number) => void;
  /** The keyboard leaves the grid for what follows. */
  onEscape: () => void;
}

/** The element of the grid that stands for a cell or a menu. */
export const cellAt = (grid: HTMLElement | null, { row, column }: Position): HTMLElement | null =>
  grid?.querySelector<HTMLElement>(`[data-at="${row}:${column}"]`) ?? null;

function positionOf(target: EventTarget): Position | null {
  const at = target instanceof Element ? target.closest('[data-at]')?.getAttribute('data-at') : null;
  const [row, column] = at?.split(':').map(Number) ?? [];
  return row === undefined || column === undefined ? null : { row, column };
}

const isTypedIn = (target: EventTarget): target is HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement;

/** A key that writes something, with the right Alt as well, by which Polish letters are typed. */
const writes = (event: KeyboardEvent): boolean =>
  event.key.length === 1 && (event.getModifierState('AltGraph') || !(event.ctrlKey || event.metaKey));

/** Which cell of the grid the keyboard is in, and what keys, clicks and the clipboard do there. */
export function useGridKeyboard(
  grid: RefObject<HTMLTableElement | null>,
  data: TableData,
  language: Language,
  events: GridEvents,
) {
  const size = { rows: data.rows.length, columns: data.columns.length };
  const [at, setAt] = useState<Position>({ row: NAMES, column: 0 });
  const [typing, setTyping] = useState<Typing | null>(null);
  const reached = { row: Math.min(at.row, size.rows - 1), column: Math.min(at.column, size.columns - 1) };
  const wasFocused = useRef(false);
  const { onTyped } = events;
  const stopTyping = useCallback(() => {
    setTyping(null);
    onTyped();
  }, [onTyped]);

  const goTo = (to: Position) => cellAt(grid.current, to)?.focus();
  const isCell = ({ row, column }: Position) => row >= NAMES && column >= 0;
  const valueAt = ({ row, column }: Position) =>
    (row === NAMES ? data.columns[column]?.name : data.rows[row]?.cells[column]?.value)?.[language] ?? '';
  const startTyping = (cell: Position, replaces: boolean) => {
    if (!isCell(cell)) return;
    if (cell.row >= 0 && plainOf(valueAt(cell)) === null) return events.onFormat(cell);
    // At once, so that the letter that was pressed is typed into the input.
    flushSync(() => {
      setAt(cell);
      setTyping({ replaces });
    });
  };

  const whileTyping = (event: KeyboardEvent, from: Position) => {
    const isLine = event.key === 'Enter' && event.shiftKey && from.row !== NAMES;
    if (isLine || event.altKey || !['Enter', 'Tab', 'Escape'].includes(event.key)) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      return goTo(from);
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      goTo(from);
      return from.row >= 0 ? events.onFormat(from) : undefined;
    }
    const to = nextPosition(event.key, event.shiftKey, from, size);
    if (!to) return;
    event.preventDefault();
    goTo(to);
  };

  const move = (event: KeyboardEvent, { row, column }: Position) => {
    const steps: Record<string, ['row' | 'column', number]> = {
      ArrowUp: ['row', -1],
      ArrowDown: ['row', 1],
      ArrowLeft: ['column', -1],
      ArrowRight: ['column', 1],
    };
    const [kind, by] = steps[event.key] ?? [];
    const index = kind === 'row' ? row : column;
    if (kind === undefined || by === undefined || index < 0) return;
    event.preventDefault();
    events.onMove(kind, index, index + by);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const from = positionOf(event.target);
    if (!from || event.nativeEvent.isComposing) return;
    if (isTypedIn(event.target)) return whileTyping(event, from);
    if (event.altKey && event.key.startsWith('Arrow')) return move(event, from);
    const isControl = event.ctrlKey || event.metaKey;
    if (event.key === 'Escape') return events.onEscape();
    if (isCell(from)) {
      if (event.key === 'Enter' && isControl) {
        event.preventDefault();
        return from.row >= 0 ? events.onFormat(from) : undefined;
      }
      if (event.key === 'Enter' || event.key === 'F2') {
        event.preventDefault();
        return startTyping(from, false);
      }
      if (event.key === 'Delete' || event.key === 'Backspace') {
        event.preventDefault();
        events.onType(from, '');
        return events.onTyped();
      }
      if (writes(event)) return startTyping(from, true);
    }
    if (event.key === 'Enter' || (isControl && event.key !== 'Home' && event.key !== 'End')) return;
    const to = nextPosition(event.key, event.shiftKey, from, size);
    if (!to) return;
    event.preventDefault();
    goTo(to);
  };

  const onFocus = (event: FocusEvent) => {
    const to = positionOf(event.target);
    if (!to) return;
    events.onReach(to);
    if (to.row !== at.row || to.column !== at.column) setAt(to);
  };

  // The first click chooses a cell, the next one types into it.
  const onPointerDown = (event: PointerEvent) => {
    const cell = positionOf(event.target);
    wasFocused.current = cell !== null && cellAt(grid.current, cell) === document.activeElement;
  };
  const onClick = (event: MouseEvent) => {
    const cell = positionOf(event.target);
    const isWithinCell = event.target instanceof Element && !event.target.closest('button, a, textarea');
    if (cell && isWithinCell && wasFocused.current) startTyping(cell, false);
  };

  const onCopy = (event: ClipboardEvent) => {
    const cell = positionOf(event.target);
    if (!cell || !isCell(cell) || isTypedIn(event.target) || getSelection()?.toString()) return;
    event.preventDefault();
    const value = valueAt(cell);
    event.clipboardData.setData('text/plain', (cell.row === NAMES ? value : plainOf(value)) ?? '');
    if (cell.row >= 0) event.clipboardData.setData('text/html', value);
  };
  const onPaste = (event: ClipboardEvent) => {
    const cell = positionOf(event.target);
    if (!cell || !isCell(cell)) return;
    const lines = linesOn(event.clipboardData);
    const isOne = lines.length === 1 && lines[0]?.length === 1;
    if (isOne && isTypedIn(event.target)) return;
    event.preventDefault();
    goTo(cell);
    events.onPaste(cell, lines);
  };

  return {
    typeAt: (to: Position) => startTyping(to, false),
    reached,
    typing,
    stopTyping,
    handlers: { onKeyDown, onFocus, onPointerDown, onClick, onCopy, onPaste },
  };
}

/** A table says more exactly than text where its cells begin and end. */
const linesOn = (clipboard: DataTransfer): string[][] => {
  const html = clipboard.getData('text/html');
  return (html === '' ? null : linesOfHtml(html)) ?? linesOfText(clipboard.getData('text/plain'));
};
