import { elementTypes } from '@share/contract/areas/offers/elements/elements.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Content, ElementNode, SectionNode } from './content-model.ts';
import * as operations from './content-operations.ts';
import { ContentStore } from './content-store.ts';
import { withType } from './content-values.ts';

const element = (id: string, children: ElementNode[] = []): ElementNode => ({
  ...operations.newElement(),
  id,
  title: { pl: id, en: id },
  children,
});
const section = (id: string, ...elements: ElementNode[]): SectionNode => ({ id, elements });

/** Two sections: S contains a (with the child c) and b, T contains d. */
const content: Content = [
  section('S', element('a', [element('c')]), element('b')),
  section('T', element('d')),
];

/** `S(a(c) b) T(d)` */
const drawn = (shown: Content): string => {
  const draw = (elements: readonly ElementNode[]): string =>
    elements.map(({ id, children }) => (children.length > 0 ? `${id}(${draw(children)})` : id)).join(' ');
  return shown.map(({ id, elements }) => `${id}(${draw(elements)})`).join(' ');
};

describe('sections', () => {
  it('ELM-02 are added at the given index', () => {
    expect(drawn(operations.addSection(content, 0, section('N')))).toBe('N() S(a(c) b) T(d)');
    expect(drawn(operations.addSection(content, 2, section('N')))).toBe('S(a(c) b) T(d) N()');
  });

  it('ELM-04 are moved with their content', () => {
    expect(drawn(operations.moveSection(content, 'T', 0))).toBe('T(d) S(a(c) b)');
  });

  it('are removed, and the others close the gap', () => {
    expect(drawn(operations.removeSection(content, 'S'))).toBe('T(d)');
  });
});

describe('elements', () => {
  it('are moved within their section, to another one, into an element and out of it', () => {
    expect(drawn(operations.moveElement(content, 'b', 'S', 0))).toBe('S(b a(c)) T(d)');
    expect(drawn(operations.moveElement(content, 'a', 'T', 1))).toBe('S(b) T(d a(c))');
    expect(drawn(operations.moveElement(content, 'd', 'a', 0))).toBe('S(a(d c) b) T()');
    expect(drawn(operations.moveElement(content, 'c', 'S', 2))).toBe('S(a b c) T(d)');
  });

  it('ELM-09 are nested one level deep at most', () => {
    expect(operations.moveElement(content, 'a', 'b', 0)).toBe(content);
    expect(operations.moveElement(content, 'b', 'c', 0)).toBe(content);
    expect(operations.moveElement(content, 'a', 'a', 0)).toBe(content);
  });

  it('are removed with their content', () => {
    expect(drawn(operations.removeElement(content, 'a'))).toBe('S(b) T(d)');
  });

  it('an impossible operation changes nothing', () => {
    expect(operations.moveElement(content, 'b', 'S', 9)).toBe(content);
    expect(operations.moveElement(content, 'b', 'S', -1)).toBe(content);
    expect(operations.moveElement(content, 'unknown', 'S', 0)).toBe(content);
    expect(operations.insertElement(content, 'S', 0, element('b'))).toBe(content);
    expect(operations.removeSection(content, 'unknown')).toBe(content);
  });

  it('what an operation does not change stays identical', () => {
    const changed = operations.changeElement(content, 'd', (present) => withType(present, 'text'));
    expect(changed[0]).toBe(content[0]);
    expect(changed[1]).not.toBe(content[1]);
  });
});

describe('beside a node', () => {
  const insert = (id: string, side: operations.Side): string => {
    const place = operations.placeBeside(content, id, side);
    if (!place) return 'nowhere';
    if (place.parent === null) return drawn(operations.addSection(content, place.index, section('N')));
    return drawn(operations.insertElement(content, place.parent, place.index, element('n')));
  };

  it.each([
    ['a', 'above', 'S(n a(c) b) T(d)'],
    ['a', 'below', 'S(a(c) n b) T(d)'],
    ['b', 'below', 'S(a(c) b n) T(d)'],
    ['c', 'above', 'S(a(n c) b) T(d)'],
    ['c', 'below', 'S(a(c n) b) T(d)'],
    ['S', 'above', 'N() S(a(c) b) T(d)'],
    ['S', 'below', 'S(a(c) b) N() T(d)'],
    ['T', 'below', 'S(a(c) b) T(d) N()'],
    ['unknown', 'below', 'nowhere'],
  ] as const)('%s: a new one is inserted %s it, in the same list', (id, side, expected) => {
    expect(insert(id, side)).toBe(expected);
  });
});

describe('an element with a type', () => {
  it('is inserted in one step, which is undone and redone', () => {
    const store = new ContentStore(content);
    store.change('insert', (present) =>
      operations.insertElement(present, 'S', 1, withType(operations.newElement(), 'table')),
    );
    expect(store.content[0]?.elements[1]).toMatchObject({ type: 'table', data: { rows: [{}] } });
    const inserted = store.content;
    expect(store.history.steps).toEqual(['insert']);
    store.undo();
    expect(store.content).toBe(content);
    store.redo();
    expect(store.content).toBe(inserted);
  });
});

describe('a copy', () => {
  it('has new ids throughout, and the same content', () => {
    const copied = operations.duplicateElement(content, 'a');
    const [, copy] = copied[0]?.elements ?? [];
    expect(copy).toMatchObject({ title: { pl: 'a' }, children: [{ title: { pl: 'c' } }] });
    expect(new Set(operations.nodeIds(copied)).size).toBe(operations.nodeIds(content).length + 2);
  });

  it('omits nodes marked for deletion, and none of it is stored', () => {
    const item = { id: 'x', isStored: true, toBeDeleted: false };
    expect(operations.copyOf([item, { ...item, id: 'y', toBeDeleted: true }])).toEqual([
      { id: expect.not.stringMatching(/^x$/), isStored: false, toBeDeleted: false },
    ]);
  });
});

/** An operation on any nodes of the content at that time. */
type Step = (store: ContentStore, pick: (bound: number) => number) => void;

const anyId = (store: ContentStore, pick: (bound: number) => number): string => {
  const ids = operations.nodeIds(store.content);
  return ids[pick(ids.length)] ?? '';
};

const steps: Record<string, Step> = {
  addSection: (store, pick) =>
    store.change('addSection', (present) => operations.addSection(present, pick(present.length + 1))),
  removeSection: (store, pick) =>
    store.change('removeSection', (present) => operations.removeSection(present, anyId(store, pick))),
  moveSection: (store, pick) =>
    store.change('moveSection', (present) =>
      operations.moveSection(present, anyId(store, pick), pick(present.length)),
    ),
  duplicateSection: (store, pick) =>
    store.change('duplicateSection', (present) => operations.duplicateSection(present, anyId(store, pick))),
  insertElement: (store, pick) =>
    store.change('insertElement', (present) => {
      const typed = withType(operations.newElement(), elementTypes[pick(elementTypes.length)] ?? 'text');
      return operations.insertElement(present, anyId(store, pick), pick(3), typed);
    }),
  removeElement: (store, pick) =>
    store.change('removeElement', (present) => operations.removeElement(present, anyId(store, pick))),
  moveElement: (store, pick) =>
    store.change('moveElement', (present) =>
      operations.moveElement(present, anyId(store, pick), anyId(store, pick), pick(4)),
    ),
  duplicateElement: (store, pick) =>
    store.change('duplicateElement', (present) => operations.duplicateElement(present, anyId(store, pick))),
  changeType: (store, pick) =>
    store.changeElement(anyId(store, pick), 'changeType', (one) =>
      withType(one, elementTypes[pick(elementTypes.length)] ?? 'text'),
    ),
  type: (store, pick) => {
    const id = anyId(store, pick);
    store.typeInto(id, 'title', (one) => ({ ...one, title: { pl: id, en: String(pick(99)) } }));
  },
};

const anySteps = fc.array(
  fc.record({
    name: fc.constantFrom(...Object.keys(steps)),
    picks: fc.array(fc.nat(), { minLength: 4, maxLength: 4 }),
  }),
  { maxLength: 40 },
);

const take = (store: ContentStore, { name, picks }: { name: string; picks: number[] }): void => {
  let at = 0;
  steps[name]?.(store, (bound) => (picks[at++ % picks.length] ?? 0) % Math.max(bound, 1));
};

/** Every id in the tree, including those of items within elements. */
const allIds = (node: unknown): string[] => {
  if (Array.isArray(node)) return node.flatMap(allIds);
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, value]) => (name === 'id' ? [String(value)] : allIds(value)));
};

describe('after any sequence of operations', () => {
  it('ids are unique, the nesting is valid, and every node is at the place that is recorded', () => {
    fc.assert(
      fc.property(anySteps, (sequence) => {
        const store = new ContentStore(content);
        for (const step of sequence) take(store, step);
        const ids = allIds(store.content);
        expect(new Set(ids).size).toBe(ids.length);
        for (const { elements } of store.content) {
          for (const one of elements) {
            for (const child of one.children) expect(child.children).toEqual([]);
          }
        }
        for (const id of operations.nodeIds(store.content)) {
          const { parent, index } = operations.placeOf(store.content, id) ?? { parent: '?', index: -1 };
          const list = parent === null ? store.content : operations.elementsIn(store.content, parent);
          expect(list?.[index]?.id).toBe(id);
        }
      }),
    );
  });

  it('moving preserves every node with its content', () => {
    const moves = anySteps.map((sequence) => sequence.filter(({ name }) => name.startsWith('move')));
    fc.assert(
      fc.property(moves, (sequence) => {
        const store = new ContentStore(content);
        for (const step of sequence) take(store, step);
        expect(operations.nodeIds(store.content).toSorted()).toEqual(operations.nodeIds(content).toSorted());
        for (const id of ['a', 'b', 'c', 'd'])
          expect(operations.elementOf(store.content, id)?.title).toEqual({ pl: id, en: id });
      }),
    );
  });

  it('undoing everything restores the original content, and redoing the final one', () => {
    fc.assert(
      fc.property(anySteps, (sequence) => {
        const store = new ContentStore(content);
        for (const step of sequence) take(store, step);
        const last = store.content;
        while (store.history.canUndo) store.undo();
        expect(store.content).toBe(content);
        expect(store.isDirty).toBe(false);
        while (store.history.canRedo) store.redo();
        expect(store.content).toBe(last);
      }),
    );
  });
});
