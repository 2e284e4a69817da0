import { expect, test } from 'vitest';
import type { Content, ElementNode } from '../content-model.ts';
import { newElement, newSection, nodeIds } from '../content-operations.ts';
import { GradualOpening } from './gradual-opening.ts';
import { OpenCards } from './open-cards.ts';

const elements = (count: number): ElementNode[] => Array.from({ length: count }, newElement);
const content: Content = [
  newSection(elements(30)),
  newSection([...elements(29), { ...newElement(), children: elements(2) }]),
];
const all = nodeIds(content);

/** Opens all cards. Returns what is visible after each task, and how many cards each task drew. */
async function drawnPerTask(cards: OpenCards, during = (_task: number) => {}) {
  const parents = new Map(
    content.flatMap(({ id, elements: inner }) =>
      inner.flatMap((element) => [
        [element.id, id] as const,
        ...element.children.map((child) => [child.id, element.id] as const),
      ]),
    ),
  );
  const isDrawn = (id: string): boolean => {
    const parent = parents.get(id);
    return cards.isOpen(id) && (parent === undefined || isDrawn(parent));
  };
  const counts = [all.filter(isDrawn).length];
  const opening = new GradualOpening(cards, async () => {
    counts.push(all.filter(isDrawn).length);
    during(counts.length);
  });
  return { opening, done: opening.openAll(content), counts };
}

test('expanding all draws one card in each task, however many there are', async () => {
  const cards = new OpenCards(
    content.map(({ id }) => id),
    () => {},
  );
  const { done, counts } = await drawnPerTask(cards);
  await done;
  expect(counts.at(-1)).toBe(all.length);
  const steps = counts.slice(1).map((count, index) => count - (counts[index] ?? 0));
  expect(Math.max(...steps)).toBe(1);
});

test('expanding all draws one card in each task also where open cards are inside closed ones', async () => {
  const closed = content.map(({ id }) => id);
  const cards = new OpenCards(
    all.filter((id) => !closed.includes(id)),
    () => {},
  );
  const { done, counts } = await drawnPerTask(cards);
  await done;
  const steps = counts.slice(1).map((count, index) => count - (counts[index] ?? 0));
  expect([counts.at(-1), Math.max(...steps)]).toEqual([all.length, 1]);
});

test('collapsing all ends an expansion that is still going on', async () => {
  const cards = new OpenCards([], () => {});
  let opening: GradualOpening | undefined;
  const started = await drawnPerTask(cards, (task) => {
    if (task !== 10) return;
    opening?.stop();
    cards.setOpen(all, false);
  });
  opening = started.opening;
  await started.done;
  expect(all.filter((id) => cards.isOpen(id))).toEqual([]);
});
