import { expect, test } from 'vitest';
import { openTurns } from './turns.ts';

const patient = { perRow: 2, inAll: 3, waiting: 3, waitMilliseconds: 60_000, perCaller: 2 };

/** Work that ends when a test lets it; `begun` names what has begun, in that order. */
function works(limits: Partial<typeof patient> = {}) {
  const turns = openTurns({ ...patient, ...limits });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    take: (row: string, name: string, caller?: number) =>
      turns.take(
        row,
        () => {
          begun.push(name);
          return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
        },
        caller,
      ),
    end: async (name: string) => {
      ends.get(name)?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
    turns,
  };
}

test('two work on a row at once, the others follow in the order in which they came', async () => {
  const { begun, take, end } = works();
  const all = ['a', 'b', 'c', 'd'].map((name) => take('series 1', name));
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  await end('a');
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  await end('c');
  await end('d');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

test('who works on another row does not wait for them', async () => {
  const { begun, take, end } = works();
  for (const name of ['a', 'b', 'c']) void take('series 1', name);
  void take('series 2', 'other');
  expect(begun).toEqual(['a', 'b', 'other']);
  await end('a');
  expect(begun).toEqual(['a', 'b', 'other', 'c']);
});

test('all rows together have a limit, and a place that becomes free goes to the first who may have it', async () => {
  const { begun, take, end } = works();
  for (const name of ['a', 'b', 'c']) void take('series 1', name);
  for (const name of ['d', 'e']) void take('series 2', name);
  expect(begun).toEqual(['a', 'b', 'd']);
  await end('d');
  expect(begun).toEqual(['a', 'b', 'd', 'e']);
  await end('a');
  expect(begun).toEqual(['a', 'b', 'd', 'e', 'c']);
});

test('R29 who finds too many waiting for the row is refused at once, and those who wait keep their turn', async () => {
  const { begun, take, end } = works({ waiting: 1 });
  for (const name of ['a', 'b', 'c']) void take('series 1', name);
  await expect(take('series 1', 'd')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  await end('a');
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('R29 whose turn does not come in time is refused, and nothing runs for it later', async () => {
  const { begun, take, end } = works({ waitMilliseconds: 5 });
  for (const name of ['a', 'b']) void take('series 1', name);
  await expect(take('series 1', 'c')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  await end('a');
  await end('b');
  expect(begun).toEqual(['a', 'b']);
});

test('a work that fails gives its place to the next', async () => {
  const { begun, take, turns } = works({ perRow: 1 });
  const failing = turns.take('series 1', () => Promise.reject(new Error('failed')));
  void take('series 1', 'next');
  await expect(failing).rejects.toThrow('failed');
  await expect.poll(() => begun).toEqual(['next']);
});

test('R24 one caller has a few places at a row, and those again that became free', async () => {
  const { begun, take, end } = works({ perRow: 1 });
  void take('series 1', 'a', 7);
  void take('series 1', 'b', 7);
  await expect(take('series 1', 'c', 7)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  void take('series 2', 'elsewhere', 7);
  void take('series 1', 'd', 8);
  await end('a');
  void take('series 1', 'e', 7);
  await end('b');
  await end('d');
  expect(begun).toEqual(['a', 'elsewhere', 'b', 'd', 'e']);
});
