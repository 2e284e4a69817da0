import { expect, test } from 'vitest';
import { writeCsv } from './write-csv.ts';
import { rowXml } from './xlsx-parts.ts';

const text = (value: string) => ({ type: 'text', value }) as const;

async function* lines(...values: string[]) {
  yield values.map((value) => [text(value)]);
}

test.each(['=1+1', '+1', '-1', '@SUM(1)', '＝1+1', '＋1', '－1', '＠SUM(1)', ' ＝1+1', '\t=1'])(
  'R35 a CSV marks %j, which programs would read as a formula',
  async (value) => {
    const written = await Array.fromAsync(writeCsv(lines(value), 'pl'));
    expect(written.join('')).toBe(`\uFEFF'${value}\r\n`);
  },
);

test('a text that a cell of a spreadsheet cannot hold ends in a mark, a shorter one stays as it is', () => {
  const longest = 'ż'.repeat(32_767);
  expect(rowXml([text(longest)])).toContain(`>${longest}<`);
  expect(rowXml([text(`${longest}ó`)])).toContain(`>${longest.slice(0, -4)} […]<`);
});
