import { expect, test } from 'vitest';
import { periodsOf } from './list-periods.ts';

const inWords = (from?: string, to?: string) =>
  periodsOf({ ...(from && { from }), ...(to && { to }) }).map(
    ({ unit, first, until, sign }) => `${sign > 0 ? '+' : '-'} ${unit} ${first} ${until}`,
  );

test.each([
  [undefined, undefined, ['+ year -infinity infinity']],
  ['2026-01-01', '2026-12-31', ['+ year -infinity 2027-01-01', '- year -infinity 2026-01-01']],
  ['2026-01-01', '2026-06-29', ['+ month 2026-01-01 2026-06-01', '+ day 2026-06-01 2026-06-30']],
  ['2026-06-02', '2026-06-29', ['+ day 2026-06-01 2026-06-30', '- day 2026-06-01 2026-06-02']],
  ['2026-06-02', '2026-06-01', []],
])('%s to %s takes few periods', (from, to, expected) => {
  expect(inWords(from, to)).toEqual(expected);
});
