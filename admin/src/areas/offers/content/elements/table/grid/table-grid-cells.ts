import { NAMES, type Position } from './table-keys.ts';

/** The element of the grid at a position: a cell or a menu button. */
export const cellAt = (grid: HTMLElement | null, { row, column }: Position): HTMLElement | null =>
  grid?.querySelector<HTMLElement>(`[data-at="${row}:${column}"]`) ?? null;

/** The position of the cell or menu that contains an element, or null. */
export function positionOf(target: EventTarget): Position | null {
  const at = target instanceof Element ? target.closest('[data-at]')?.getAttribute('data-at') : null;
  const [row, column] = at?.split(':').map(Number) ?? [];
  return row === undefined || column === undefined ? null : { row, column };
}

/** Whether a position is a cell or a column name, not a menu. */
export const isCell = ({ row, column }: Position): boolean => row >= NAMES && column >= 0;

/** Whether an element is the input of the cell being edited. */
export const isInput = (target: EventTarget): target is HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement;
