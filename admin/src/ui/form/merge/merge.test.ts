import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Choice, conflictPaths, merged, mergedAt, mergedOrder, type Versions } from './merge.ts';

const always = (choice: Choice) => () => choice;
const never = () => expect.unreachable('there is no conflict');
const badge = (id: string, pl: string, rest = {}) => ({ id, text: { pl, en: `${pl} EN` }, ...rest });

describe('R7 what one of two people changed is taken, what both changed is decided', () => {
  const base = {
    address: 'a',
    title: { pl: 'p', en: 'e' },
    limit: 1,
    image: { stored: '/1', uploaded: null },
  };

  test('different fields, and the languages of one field', () => {
    const mine = { ...base, address: 'mine', title: { pl: 'mine', en: 'e' } };
    const theirs = { ...base, limit: 2, title: { pl: 'p', en: 'theirs' } };
    expect(merged({ base, mine, theirs }, never)).toEqual({
      address: 'mine',
      title: { pl: 'mine', en: 'theirs' },
      limit: 2,
      image: base.image,
    });
  });

  test('the same field', () => {
    const mine = { ...base, address: 'mine', limit: 5 };
    const theirs = { ...base, address: 'theirs', limit: 5 };
    const versions = { base, mine, theirs };
    expect(conflictPaths(versions)).toEqual(['address']);
    expect(merged(versions, always('mine'))).toEqual(mine);
    expect(merged(versions, always('theirs'))).toEqual(theirs);
  });

  test('pictures are one value: an upload is never mixed with what another user stored', () => {
    const mine = { ...base, image: { stored: '/1', uploaded: { fileId: 7 } } };
    const theirs = { ...base, image: { stored: '/2', uploaded: null } };
    expect(conflictPaths({ base, mine, theirs })).toEqual(['image']);
    expect(merged({ base, mine, theirs }, always('theirs'))).toEqual(theirs);
  });
});

describe('lists are merged by id', () => {
  const [a, b, c] = [badge('a', 'A'), badge('b', 'B'), badge('c', 'C')];
  const base = [a, b, c];

  test('added, removed and changed on either side', () => {
    const mine = [a, badge('x', 'X'), badge('b', 'mine'), c];
    const theirs = [a, b, badge('y', 'Y')];
    expect(merged({ base, mine, theirs }, never)).toEqual([
      a,
      badge('x', 'X'),
      badge('b', 'mine'),
      badge('y', 'Y'),
    ]);
  });

  test('the order is mine if I moved anything, otherwise theirs', () => {
    expect(merged({ base, mine: [c, a, b], theirs: [b, a, c] }, never)).toEqual([c, a, b]);
    expect(merged({ base, mine: [a, b], theirs: [c, b, a] }, never)).toEqual([b, a]);
  });

  test('what one removed and the other changed is decided', () => {
    const changed = [a, badge('b', 'changed'), c];
    const without = [a, c];
    const theyRemoved = { base, mine: changed, theirs: without };
    expect(conflictPaths(theyRemoved)).toEqual(['b']);
    expect(merged(theyRemoved, always('mine'))).toEqual(changed);
    expect(merged(theyRemoved, always('theirs'))).toEqual(without);
    const iRemoved = { base, mine: without, theirs: changed };
    expect(conflictPaths(iRemoved)).toEqual(['b']);
    expect(merged(iRemoved, always('mine'))).toEqual(without);
    expect(merged(iRemoved, always('theirs'))).toEqual(changed);
  });

  test('marking for deletion counts as removing', () => {
    const stored = { isStored: true, toBeDeleted: false };
    const before = [badge('a', 'A', stored)];
    const mine = [badge('a', 'A', { ...stored, toBeDeleted: true })];
    expect(merged({ base: before, mine, theirs: before }, never)).toEqual(mine);
    expect(merged({ base: before, mine, theirs: [] }, never)).toEqual([]);
    const theirs = [badge('a', 'changed', stored)];
    expect(conflictPaths({ base: before, mine, theirs })).toEqual(['a']);
    expect(merged({ base: before, mine, theirs }, always('theirs'))).toEqual(theirs);
  });

  test('an entry that is retained although another user deleted it is new again', () => {
    const before = { key: '5', id: 5, isStored: true, name: 'A' };
    const mine = [{ ...before, name: 'mine' }];
    expect(merged({ base: [before], mine, theirs: [] }, always('mine'))).toEqual([
      { key: '5', id: null, isStored: false, name: 'mine' },
    ]);
  });

  test('paths name an entry by its id, and lead to it', () => {
    const mine = { badges: [c, badge('a', 'mine'), b] };
    const theirs = { badges: [badge('a', 'theirs'), b, c] };
    expect(conflictPaths({ base: { badges: base }, mine, theirs })).toEqual([
      'badges.a.text.pl',
      'badges.a.text.en',
    ]);
    expect(mergedAt(mine, 'badges.a.text.pl')).toBe('mine');
    expect(mergedAt(mine, 'badges.x')).toBeUndefined();
  });
});

describe('whatever was changed', () => {
  const text = fc.constantFrom('', 'a', 'b');
  const list = fc.uniqueArray(
    fc.record({
      id: fc.constantFrom('p', 'q', 'r', 's', 't'),
      text: fc.record({ pl: text, en: text }),
      on: fc.boolean(),
    }),
    { selector: ({ id }) => id },
  );
  const record = fc.record({ title: fc.record({ pl: text, en: text }), count: fc.nat(2), badges: list });

  test('a user who changed nothing gets the other version', () =>
    fc.assert(
      fc.property(record, record, (base, other) => {
        expect(merged({ base, mine: other, theirs: base }, never)).toEqual(other);
        expect(merged({ base, mine: base, theirs: other }, never)).toEqual(other);
        expect(merged({ base, mine: other, theirs: other }, never)).toEqual(other);
      }),
    ));

  test('ids stay unique, and the result contains only values of one of the two', () =>
    fc.assert(
      fc.property(
        record,
        record,
        record,
        fc.constantFrom<Choice>('mine', 'theirs'),
        (base, mine, theirs, choice) => {
          const result = merged({ base, mine, theirs }, always(choice)) as typeof base;
          const ids = result.badges.map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
          const known = [...mine.badges, ...theirs.badges].map(({ id }) => id);
          expect(known).toEqual(expect.arrayContaining(ids));
        },
      ),
    ));

  test('every conflict is asked about, and each answer is followed', () =>
    fc.assert(
      fc.property(record, record, record, (base, mine, theirs) => {
        const versions: Versions = { base, mine, theirs };
        const ofMine = merged(versions, always('mine'));
        const ofTheirs = merged(versions, always('theirs'));
        const paths = conflictPaths(versions);
        for (const path of ['title.pl', 'title.en', 'count']) {
          const [before, here, there] = [base, mine, theirs].map((value) => mergedAt(value, path));
          expect(paths.includes(path)).toBe(here !== there && here !== before && there !== before);
        }
        for (const path of paths) {
          expect(mergedAt(ofMine, path)).toEqual(mergedAt(mine, path));
          expect(mergedAt(ofTheirs, path)).toEqual(mergedAt(theirs, path));
        }
      }),
    ));
});

test('an order contains exactly the retained entries', () => {
  const ids = fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e']);
  fc.assert(
    fc.property(ids, ids, ids, fc.subarray(['a', 'b', 'c', 'd', 'e']), (base, mine, theirs, some) => {
      const retained = new Set(some.filter((id) => mine.includes(id) || theirs.includes(id)));
      expect(mergedOrder(base, mine, theirs, retained).toSorted()).toEqual([...retained].toSorted());
    }),
  );
});
