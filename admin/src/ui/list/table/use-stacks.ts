import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Column } from '../columns.tsx';
import { roomOf } from './room.ts';
import { arrangementsOf, type Stack } from './stacks.ts';

/** From this width on a list is a table; below it, each row is a card (`list-table.module.css`). */
const TABLES = '(min-width: 768px)';

/**
 * The columns side by side, stacked as far as the width requires. Measures the frame and not the screen, because the width of
 * the side menu varies. `besides` are the pixels of everything that is not a column.
 */
export function useStacks<Row>(
  frame: RefObject<HTMLElement | null>,
  columns: readonly Column<Row>[],
  besides: { edges: number; actions: (frame: number) => number },
): Stack<Row>[] {
  const arrangements = arrangementsOf(columns);
  const [present, setPresent] = useState(0);
  const { edges, actions } = besides;
  const rooms = arrangements.map((stacks) => edges + roomOf(stacks)).join();
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const needed = rooms.split(',').map(Number);
    const measure = () => {
      const isTable = window.matchMedia(TABLES).matches;
      const width = element.clientWidth;
      const fitting = needed.findIndex((room) => !isTable || room + actions(width) <= width);
      setPresent(fitting < 0 ? needed.length - 1 : fitting);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, rooms, actions]);
  // Fewer columns may be shown than when the frame was measured.
  return arrangements[present] ?? arrangements[0] ?? [];
}
