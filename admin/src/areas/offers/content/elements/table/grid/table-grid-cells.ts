import { NAMES, type Position } from './table-keys.ts';

/** The element of the grid that stands for a cell or a menu. */
export const cellAt = (grid: HTMLElement | null, { row, column }: Position): HTMLElement | null =>
  grid?.querySelector<HTMLElement>(`[data-at="${row}:${column}"]`) ?? null;

/** In which cell or menu of the grid an element lies, or null. */
export function positionOf(target: EventTarget): Position | null {
  const at = target instanceof Element ? target.closest('[data-at]')?.getAttribute('data-at') : null;
  const [row, column] = at?.split(':').map(Number) ?? [];
  return row === undefined || column === undefined ? null : { row, column };
}

/** Whether a position is a cell or a name, rather than a menu. */
export const isCell = ({ row, column }: Position): boolean => row >= NAMES && column >= 0;

/** Whether an element is the input of the cell that is being typed into. */
export const isInput = (target: EventTarget): target is HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement;
