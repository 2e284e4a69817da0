import { plainLetters } from '@share/contract/shared/lists/plain-letters.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { appForAllTests } from '../../testing/for-all-tests.ts';

const app = appForAllTests();

/** Latin with the letters of all its languages, Greek, Cyrillic. */
const scripts: [number, number][] = [
  [0x20, 0x24f],
  [0x370, 0x52f],
  [0x1e00, 0x1eff],
];
const letters = scripts.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, nth) => String.fromCodePoint(first + nth)).filter((letter) =>
    /\p{L}|\p{N}|\p{P}/u.test(letter),
  ),
);

test('database and server leave out the same marks of letters', async () => {
  const { rows } = await app.context.db.execute<{ letter: string; plain: string }>(
    sql`SELECT letter, plain_letters(letter) AS plain FROM unnest(${sql.param(letters)}::text[]) AS letter`,
  );
  expect(rows).toHaveLength(letters.length);
  expect(rows.filter(({ letter, plain }) => plain !== plainLetters(letter))).toEqual([]);
});
