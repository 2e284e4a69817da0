import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Choice } from '../../../../ui/form/merge/merge.ts';
import { mergedContent } from './content-merge.ts';
import type { Content, ElementNode } from './content-model.ts';
import {
  addSection,
  changeElement,
  duplicateElement,
  insertElement,
  moveElement,
  moveSection,
  newElement,
  nodeIds,
  placeOf,
  removeElement,
  removeSection,
} from './content-operations.ts';

const text = (id: string, words: string, children: ElementNode[] = []): ElementNode => ({
  ...newElement(),
  id,
  type: 'text',
  data: { content: { pl: words, en: words } },
  children,
});

const base: Content = [
  { id: 's', elements: [text('a', 'A'), text('b', 'B', [text('c', 'C')])] },
  { id: 't', elements: [text('d', 'D')] },
];
const written = (content: Content, id: string, pl: string) =>
  changeElement(content, id, (element) => ({ ...element, data: { content: { pl, en: pl } } }) as ElementNode);
const titled = (content: Content, id: string, pl: string) =>
  changeElement(content, id, (element) => ({ ...element, title: { ...element.title, pl } }));

const outline = (content: Content) =>
  content.map(({ id, elements }) => [
    id,
    ...elements.map((one) => [one.id, ...one.children.map((two) => two.id)].join(' > ')),
  ]);

/** Merges, and also returns the conflicts that the user was asked about. */
function merge(mine: Content, theirs: Content, choice: Choice = 'mine') {
  const asked: string[] = [];
  const content = mergedContent({ base, mine, theirs }, (path) => {
    asked.push(path);
    return choice;
  });
  return { content, asked };
}

describe('R7 merging the sections of two people', () => {
  test('takes different elements, and different aspects of one', () => {
    const { content, asked } = merge(
      titled(written(base, 'a', 'mine'), 'c', 'my title'),
      written(written(base, 'd', 'theirs'), 'c', 'their words'),
    );
    expect(asked).toEqual([]);
    expect(content).toEqual(
      titled(
        written(written(written(base, 'a', 'mine'), 'd', 'theirs'), 'c', 'their words'),
        'c',
        'my title',
      ),
    );
  });

  test('asks about the same aspect', () => {
    const [mine, theirs] = [written(base, 'a', 'mine'), written(base, 'a', 'theirs')];
    expect(merge(mine, theirs).asked).toEqual(['a.content.content.pl', 'a.content.content.en']);
    expect(merge(mine, theirs).content).toEqual(mine);
    expect(merge(mine, theirs, 'theirs').content).toEqual(theirs);
  });

  test('decides a changed type together with its data', () => {
    const mine = changeElement(
      base,
      'a',
      (element) => ({ ...element, type: null, data: null }) as ElementNode,
    );
    const theirs = written(base, 'a', 'theirs');
    expect(merge(mine, theirs).asked).toEqual(['a.content']);
    expect(merge(mine, theirs).content).toEqual(mine);
    expect(merge(mine, theirs, 'theirs').content).toEqual(theirs);
  });

  test('takes what either side added, removed and moved', () => {
    const mine = removeElement(insertElement(base, 's', 1, text('x', 'X')), 'd');
    const theirs = moveElement(addSection(base, 2, { id: 'u', elements: [text('y', 'Y')] }), 'c', 't', 1);
    const { content, asked } = merge(mine, theirs);
    expect(asked).toEqual([]);
    expect(outline(content)).toEqual([
      ['s', 'a', 'x', 'b'],
      ['t', 'c'],
      ['u', 'y'],
    ]);
  });

  test('asks once about a node that one removed and the other changed inside', () => {
    const mine = written(insertElement(base, 's', 0, text('x', 'X')), 'c', 'mine');
    const theirs = removeSection(base, 's');
    expect(merge(mine, theirs).asked).toEqual(['s']);
    expect(merge(mine, theirs).content).toEqual(mine);
    expect(merge(mine, theirs, 'theirs').content).toEqual(theirs);
    expect(merge(theirs, mine, 'mine').content).toEqual(theirs);
    expect(merge(theirs, mine, 'theirs').content).toEqual(mine);
  });

  test('asks about a node that one moved and the other removed', () => {
    const mine = moveElement(base, 'a', 't', 0);
    const theirs = removeElement(base, 'a');
    expect(merge(mine, theirs).asked).toEqual(['a']);
    expect(merge(mine, theirs).content).toEqual(mine);
    expect(merge(mine, theirs, 'theirs').content).toEqual(theirs);
  });

  test('treats a place as one value, and cells with their columns', () => {
    const cell = (id: string, pl: string) => ({ id, value: { pl, en: pl } });
    const table = (columns: string[], words: string): ElementNode => ({
      ...newElement(),
      id: 'e',
      type: 'table',
      data: {
        columns: columns.map((id) => ({ id, name: { pl: id, en: id } })),
        rows: [
          {
            id: 'r',
            backgroundColor: '#ffffff',
            textColor: '#000000',
            cells: columns.map((id, index) => cell(`c-${id}`, index === 0 ? words : '-')),
          },
        ],
      },
    });
    const map = (pl: string, latitude: number): ElementNode => ({
      ...newElement(),
      id: 'e',
      type: 'map',
      data: { address: { pl, en: 'e' }, latitude, longitude: 19, zoom: 16 },
    });
    const asked = (...versions: [ElementNode, ElementNode, ElementNode]) => {
      const paths: string[] = [];
      const [before, mine, theirs] = versions.map(
        (element): Content => [{ id: 's', elements: [element] }],
      ) as [Content, Content, Content];
      mergedContent({ base: before, mine, theirs }, (path) => {
        paths.push(path);
        return 'mine';
      });
      return paths;
    };
    expect(asked(map('a', 50), map('mine', 50), map('a', 51))).toEqual(['e.content']);
    expect(asked(table(['k'], 'a'), table(['k', 'l'], 'a'), table(['k'], 'theirs'))).toEqual(['e.content']);
    expect(asked(table(['k'], 'a'), table(['k'], 'mine'), table(['k'], 'theirs'))).toEqual([
      'e.content.rows.r.cells.c-k.value.pl',
      'e.content.rows.r.cells.c-k.value.en',
    ]);
  });

  test('nests nothing too deep or in a circle', () => {
    const flat: Content = [{ id: 's', elements: [text('a', 'A'), text('b', 'B')] }];
    const circle = mergedContent(
      { base: flat, mine: moveElement(flat, 'a', 'b', 0), theirs: moveElement(flat, 'b', 'a', 0) },
      () => 'mine',
    );
    expect(nodeIds(circle).toSorted()).toEqual(['a', 'b', 's']);
    const deep = mergedContent(
      {
        base: flat,
        mine: insertElement(flat, 'a', 0, text('x', 'X')),
        theirs: moveElement(flat, 'a', 'b', 0),
      },
      () => 'mine',
    );
    expect(outline(deep)).toEqual([['s', 'b > a', 'x']]);
  });

  test('an element that I moved is not lost when its sections are removed', () => {
    const mine = removeSection(moveElement(base, 'd', 's', 0), 't');
    const { content } = merge(mine, removeSection(base, 's'), 'theirs');
    expect(nodeIds(content)).toContain('d');
  });
});

describe('whatever was changed', () => {
  const ids = ['s', 't', 'a', 'b', 'c', 'd'];
  const id = fc.constantFrom(...ids);
  const operation = fc.oneof(
    fc.tuple(id, fc.constantFrom('1', '2')).map(
      ([one, words]) =>
        (content: Content) =>
          written(content, one, words),
    ),
    fc.tuple(id, fc.constantFrom('1', '2')).map(
      ([one, words]) =>
        (content: Content) =>
          titled(content, one, words),
    ),
    fc.tuple(id, id, fc.nat(3)).map(
      ([one, to, at]) =>
        (content: Content) =>
          moveElement(content, one, to, at),
    ),
    fc.tuple(id, fc.nat(2)).map(
      ([one, at]) =>
        (content: Content) =>
          moveSection(content, one, at),
    ),
    fc.constant((content: Content) => addSection(content, 0)),
    id.map((one) => (content: Content) => removeElement(content, one)),
    id.map((one) => (content: Content) => removeSection(content, one)),
    id.map((one) => (content: Content) => duplicateElement(content, one)),
    fc.tuple(id, fc.nat(2)).map(
      ([one, at]) =>
        (content: Content) =>
          insertElement(content, one, at, { ...newElement() }),
    ),
  );
  const edited = fc
    .array(operation, { maxLength: 6 })
    .map((steps) => steps.reduce((content, step) => step(content), base));
  const choices: Choice[] = ['mine', 'theirs'];

  test('a user who changed nothing gets the other version', () =>
    fc.assert(
      fc.property(edited, (other) => {
        expect(merge(other, base)).toEqual({ content: other, asked: [] });
        expect(merge(base, other)).toEqual({ content: other, asked: [] });
        expect(merge(other, other)).toEqual({ content: other, asked: [] });
      }),
      { numRuns: 300 },
    ));

  test('ids stay unique, elements are nested one level deep at most, and no conflict is asked twice', () =>
    fc.assert(
      fc.property(edited, edited, fc.constantFrom(...choices), (mine, theirs, choice) => {
        const { content, asked } = merge(mine, theirs, choice);
        const all = content.flatMap((section) => [
          section.id,
          ...section.elements.flatMap((one) => [one.id, ...one.children.map((two) => two.id)]),
        ]);
        expect(new Set(all).size).toBe(all.length);
        expect(
          content.flatMap(({ elements }) =>
            elements.flatMap((one) => one.children.flatMap((two) => two.children)),
          ),
        ).toEqual([]);
        expect(new Set(asked).size).toBe(asked.length);
      }),
      { numRuns: 500 },
    ));

  test('no change of one user alone is lost, and what nobody changed stays', () =>
    fc.assert(
      fc.property(edited, edited, (mine, theirs) => {
        const possibleIds = new Set([
          ...choices.flatMap((choice) => nodeIds(merge(mine, theirs, choice).content)),
        ]);
        for (const one of [...nodeIds(mine), ...nodeIds(theirs)]) {
          const isNew = !ids.includes(one);
          const isWithBoth = placeOf(mine, one) !== undefined && placeOf(theirs, one) !== undefined;
          if (isNew || isWithBoth) expect(possibleIds).toContain(one);
        }
      }),
      { numRuns: 500 },
    ));
});
