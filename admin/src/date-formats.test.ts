import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Areas whose parts stand on the screens of orders, transactions and investments. */
const books = ['orders', 'transactions', 'investments', 'refunds', 'timeline', 'paypal', 'links'];

const ofBooks = /\b(formatInstant|formatBookDay|InstantText|BookDayText)\b|kind: 'instant'/;
const ofOthers = /\b(formatDay|formatMoment|DayText|MomentText)\b|kind: '(day|moment)'/;

const areas = join(import.meta.dirname, 'areas');
const sources = globSync('**/*.{ts,tsx}', { cwd: areas }).filter((path) => !path.includes('.test.'));
const areaOf = (path: string): string => path.split('/')[0] ?? '';
const using = (format: RegExp, paths: readonly string[]): string[] =>
  paths.filter((path) => format.test(readFileSync(join(areas, path), 'utf8')));

describe('CON-05, CON-06 dates have one format on a screen', () => {
  test.each([...new Set(sources.map(areaOf))])('%s', (area) => {
    const own = sources.filter((path) => areaOf(path) === area);
    const foreign = books.includes(area) ? ofOthers : ofBooks;
    expect(using(foreign, own)).toEqual([]);
  });
});
