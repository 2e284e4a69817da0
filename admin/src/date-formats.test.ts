import { describe, expect, test } from 'vitest';

/** Areas whose parts stand on the screens of orders, transactions and investments, or show these. */
const books = [
  'orders',
  'transactions',
  'investments',
  'refunds',
  'timeline',
  'statements',
  'payment-files',
  'payouts',
  'paypal',
  'links',
  'registers',
  'find',
];

/** Areas whose parts stand on both kinds of screens. */
const both = ['notes'];

const ofBooks = /\b(formatInstant|formatBookDay|InstantText|BookDayText)\b|kind: 'instant'/;
const ofOthers = /\b(formatDay|formatMoment|DayText|MomentText)\b|kind: '(day|moment)'/;

const sources = Object.entries(
  import.meta.glob<string>(['./areas/**/*.{ts,tsx}', '!**/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
const areaOf = (path: string): string => path.split('/')[2] ?? '';

describe('CON-05, CON-06 dates have one format on a screen', () => {
  test.each([...new Set(sources.map(([path]) => areaOf(path)))].filter((area) => !both.includes(area)))(
    '%s',
    (area) => {
      const foreign = books.includes(area) ? ofOthers : ofBooks;
      const faulty = sources.filter(([path, text]) => areaOf(path) === area && foreign.test(text));
      expect(faulty.map(([path]) => path)).toEqual([]);
    },
  );
});
