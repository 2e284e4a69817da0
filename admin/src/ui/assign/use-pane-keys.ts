import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

interface Place {
  row: number;
  cell: number;
}

/**
 * The keyboard in the rows of a pane, as in a grid (WAI-ARIA): one row is in the Tab order, and the arrow keys lead to the same
 * control of another row or to the next control of the row. When the focused row leaves the pane, the focus moves to the row in
 * its place, or to `otherwise` when no row is left.
 */
export function usePaneKeys(
  grid: RefObject<HTMLElement | null>,
  ids: readonly number[],
  otherwise: RefObject<HTMLElement | null>,
) {
  const [chosen, setChosen] = useState<number | null>(null);
  const focused = useRef<Place | null>(null);
  const current = chosen !== null && ids.includes(chosen) ? chosen : ids[0];

  // biome-ignore lint/correctness/useExhaustiveDependencies: new rows can take the focus away
  useEffect(() => {
    if (!focused.current || document.activeElement !== document.body) return;
    if (!focusAt(grid.current, focused.current)) otherwise.current?.focus();
  }, [ids.join()]);

  useEffect(
    () => () => {
      if (focused.current && document.activeElement === document.body) otherwise.current?.focus();
    },
    [otherwise],
  );

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const row = target.closest<HTMLElement>('[data-item]');
    if (!row) return;
    setChosen(Number(row.dataset.item));
    focused.current = placeOf(grid.current, target);
  };
  const onBlur = ({ target }: FocusEvent<HTMLElement>) => {
    if (target.isConnected) focused.current = null;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const place = placeOf(grid.current, event.target as HTMLElement);
    const next = place && placeAfter(event.key, place, ids.length);
    if (!next) return;
    event.preventDefault();
    focusAt(grid.current, next);
  };
  return { current, handlers: { onFocus, onBlur, onKeyDown } };
}

function placeAfter(key: string, { row, cell }: Place, rows: number): Place | null {
  switch (key) {
    case 'ArrowDown':
      return { row: Math.min(row + 1, rows - 1), cell };
    case 'ArrowUp':
      return { row: Math.max(row - 1, 0), cell };
    case 'ArrowRight':
      return { row, cell: cell + 1 };
    case 'ArrowLeft':
      return { row, cell: Math.max(cell - 1, 0) };
    case 'Home':
      return { row: 0, cell };
    case 'End':
      return { row: rows - 1, cell };
    default:
      return null;
  }
}

const rowsOf = (grid: HTMLElement | null) => [...(grid?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
const controlsOf = (row: HTMLElement | undefined) => [
  ...(row?.querySelectorAll<HTMLElement>('input:enabled, button') ?? []),
];

function placeOf(grid: HTMLElement | null, target: HTMLElement): Place | null {
  const row = rowsOf(grid).findIndex((one) => one.contains(target));
  return row === -1 ? null : { row, cell: controlsOf(rowsOf(grid)[row]).indexOf(target) };
}

function focusAt(grid: HTMLElement | null, { row, cell }: Place): boolean {
  const rows = rowsOf(grid);
  const controls = controlsOf(rows[Math.min(row, rows.length - 1)]);
  const control = controls[Math.min(cell, controls.length - 1)];
  control?.focus();
  return control !== undefined;
}
