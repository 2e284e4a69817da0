import type { StatementLineView } from '@share/contract/areas/statements/statements.schemas.ts';
import { useEffect, useRef, useState } from 'react';
import { useSingleKeys } from '../../../ui/shortcuts/single-keys.ts';
import { lineKeys } from './line-keys.ts';

/**
 * The line to which keys belong: arrows, J and K move it, Enter presses its first button, and each button has a key. Once a line
 * is decided, the next open one is the current line and has the focus.
 */
export function useCurrentLine(shown: readonly StatementLineView[], pageSize: number) {
  const [known, setKnown] = useState<{ id: number; at: number }>({ id: 0, at: 0 });
  // The line that gets the focus as soon as it is drawn.
  const [wanted, setWanted] = useState<number | null>(null);
  const rows = useRef(new Map<number, HTMLElement>());
  const found = shown.findIndex(({ id }) => id === known.id);
  const place = found === -1 ? Math.min(known.at, Math.max(0, shown.length - 1)) : found;
  const current = shown[place]?.id ?? null;
  const row = () => (current === null ? undefined : rows.current.get(current));

  useEffect(() => {
    const next = wanted === null ? undefined : rows.current.get(wanted);
    if (!next) return;
    next.focus();
    setWanted(null);
  });
  const choose = (at: number) => {
    const line = shown[Math.max(0, Math.min(shown.length - 1, at))];
    if (line) setKnown({ id: line.id, at: shown.indexOf(line) });
    return line;
  };
  const focus = (at: number) => setWanted(choose(at)?.id ?? null);
  const press = (selector: string) => {
    if (!isDialogOpen()) row()?.querySelector<HTMLButtonElement>(selector)?.click();
  };
  const move = (by: 1 | -1) => () => {
    if (isDialogOpen()) return;
    if (row()?.contains(document.activeElement)) focus(place + by);
    else if (isFree(document.activeElement)) focus(place);
  };
  useSingleKeys([
    ['ArrowDown', move(1)],
    ['ArrowUp', move(-1)],
    ...[lineKeys.assign, lineKeys.aside, lineKeys.unknown, lineKeys.reopen].map(
      (key): [string, () => void] => [key, () => press(`[data-key="${key}"]`)],
    ),
  ]);
  return {
    current,
    page: Math.floor(place / pageSize),
    setPage: (page: number) => void choose(page * pageSize),
    rowProps: (line: StatementLineView) => ({
      ref: (element: HTMLElement | null) => {
        if (element) rows.current.set(line.id, element);
        else rows.current.delete(line.id);
      },
      isCurrent: line.id === current,
      onFocus: () => choose(shown.indexOf(line)),
      onMove: (by: 1 | -1) => focus(shown.indexOf(line) + by),
      onDecided: () => {
        const isNext = ({ id, state }: StatementLineView) => id !== line.id && state === 'open';
        const later = shown.findIndex((one, index) => index > shown.indexOf(line) && isNext(one));
        focus(later === -1 ? shown.findLastIndex(isNext) : later);
      },
    }),
  };
}

/** Keys belong to a dialogue while one is open. */
export const isDialogOpen = () => document.querySelector('[role="dialog"]') !== null;

/** Whether arrow keys would move nothing within what has the focus, such as tabs, choices and menus. */
const isFree = (focused: Element | null): boolean =>
  focused === null || focused === document.body || focused.matches('h1, a[href], button:not([role])');
