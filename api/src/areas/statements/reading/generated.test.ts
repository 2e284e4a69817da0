/** Statements that were made by chance, written in each format, are read as they were; broken files are refused in time. */
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeCamt, writeCsv, writeMt940 } from '../../../testing/files/write-statements.ts';
import { suggestedLayout } from './csv-header.ts';
import { readCsv } from './read-csv.ts';
import { readFile } from './read-statement.ts';
import { type FileLine, type StatementFile, UnreadableStatement } from './statement-file.ts';

const SEED = 1_240;
const OWN = '61109010140000071219812874';

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''));
const words = fc.constantFrom(
  ...[
    'Zam.',
    'zamówienie',
    'nr',
    '1240',
    '1240/2026',
    '#7',
    '1 234,50',
    '27.11.2026',
    'ŻÓŁĆ',
    'Łoś-Nowak',
    'sp. z o.o.',
  ],
  ...[
    '&',
    '"pilne"',
    "O'Neil",
    '50%',
    '(a)',
    'Ünal',
    'a/b',
    ':61:',
    ';',
    ',',
    '|',
    '-',
    '*',
    'x'.repeat(27),
    'y'.repeat(35),
  ],
);
const texts = (most: number) =>
  fc.array(words, { minLength: 1, maxLength: 8 }).map((all) => all.join(' ').slice(0, most).trim());
const days = fc.integer({ min: 0, max: 3_000 }).map((nth) => new Date(Date.UTC(2020, 0, 1 + nth)));
const amounts = fc.bigInt({ min: -9_999_999_999n, max: 9_999_999_999n }).filter((amount) => amount !== 0n);

const lines = (day: string) =>
  fc.record<FileLine>({
    bookedOn: fc.constant(day),
    amount: amounts,
    reference: digits(12),
    title: texts(150),
    counterparty: fc.record({ name: texts(50), account: fc.oneof(fc.constant(''), digits(26)) }),
    paidTo: fc.oneof(fc.constant(''), digits(26)),
  });

const statements: fc.Arbitrary<StatementFile> = days.chain((date) => {
  const day = date.toISOString().slice(0, 10);
  return fc
    .record({
      all: fc.array(lines(day), { minLength: 1, maxLength: 8 }),
      opening: amounts,
      number: digits(3),
    })
    .map(({ all, opening, number }) => ({
      format: 'mt940' as const,
      account: OWN,
      currency: 'PLN',
      number,
      from: day,
      to: day,
      opening,
      closing: all.reduce((sum, { amount }) => sum + amount, opening),
      lines: all,
    }));
});
const files = fc.array(statements, { minLength: 1, maxLength: 3 });
const styles = fc.record({ sign: fc.constantFrom('<', '~', '^', '?'), width: fc.constantFrom(27, 35) });

function readAll(file: string | Buffer): StatementFile[] {
  const read = readFile(Buffer.from(file));
  if (read.kind === 'statements') return read.statements;
  const layout = suggestedLayout(read.table.header);
  // People name the columns then; nothing is read before.
  if (!layout) throw new UnreadableStatement('STATEMENT_NOT_RECOGNISED');
  return [readCsv(read.table, layout, OWN)];
}

const formats: [string, (numRuns: number) => void][] = [
  [
    'MT940',
    (numRuns) => {
      const check = (of: StatementFile[], style: { sign: string; width: number }) => {
        expect(readAll(writeMt940(of, style))).toEqual(of);
      };
      fc.assert(fc.property(files, styles, check), { numRuns, seed: SEED });
    },
  ],
  [
    'CAMT.053',
    (numRuns) => {
      const check = (of: StatementFile[], version: '02' | '08') => {
        expect(readAll(writeCamt(of, version))).toEqual(of.map((one) => ({ ...one, format: 'camt053' })));
      };
      fc.assert(fc.property(files, fc.constantFrom('02', '08'), check), { numRuns, seed: SEED });
    },
  ],
  [
    'CSV',
    (numRuns) => {
      const check = (of: StatementFile, delimiter: string) => {
        const said = of.lines.map((line) => ({ ...line, paidTo: '' }));
        expect(readAll(writeCsv(of, delimiter))).toEqual([{ ...of, format: 'csv', number: '', lines: said }]);
      };
      fc.assert(fc.property(statements, fc.constantFrom(';', ',', '\t', '|'), check), {
        numRuns,
        seed: SEED,
      });
    },
  ],
];

describe('what is written is read', () => {
  test.each(formats)('%s, 200 files', (_, check) => check(200));
  test.each(formats)('%s, 10,000 files', { tags: 'thorough', timeout: 300_000 }, (_, check) => check(10_000));
});

test('a file that is cut anywhere is refused, or nothing of it was cut', () => {
  const write = fc.constantFrom<(of: StatementFile) => string>(
    (of) => writeMt940([of], { sign: '~', width: 27 }),
    (of) => writeCamt([of], '02'),
  );
  const part = fc.double({ min: 0, max: 0.999, noNaN: true });
  const check = (of: StatementFile, writeOne: (of: StatementFile) => string, where: number) => {
    const text = writeOne(of);
    const cut = text.slice(0, Math.floor(text.length * where));
    let read: StatementFile[] | null = null;
    try {
      read = readAll(cut);
    } catch (error) {
      expect(error).toBeInstanceOf(UnreadableStatement);
    }
    if (read) expect(read).toEqual(readAll(text));
  };
  fc.assert(fc.property(statements, write, part, check), { numRuns: 500, seed: SEED });
});

const MB = 1_000_000;
const MICROSECONDS = 1_000_000;
const head = '<Document><BkToCstmrStmt>';
const laughs = Array.from(
  { length: 9 },
  (_, nth) => `<!ENTITY l${nth + 1} "${`&l${nth};`.repeat(10)}">`,
).join('');
const statement = `:20:1\n:25:${OWN}\n:60F:C261127PLN0,00\n:62F:C261127PLN0,00\n-\n`;
const movement = `:20:1\n:25:${OWN}\n:60F:C261127PLN0,00\n:61:261127C1,00NTRF\n:86:`;
const broken: [string, () => Buffer | string][] = [
  ['nothing', () => ''],
  ['zip', () => Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(MB, 0xff)])],
  ['gzip of 20 MB', () => gzipSync(Buffer.alloc(20 * MB, ':20:'))],
  ['one line of 20 MB', () => 'x'.repeat(20 * MB)],
  ['20 MB of commas', () => ','.repeat(20 * MB)],
  ['20 MB of line ends', () => '\n'.repeat(20 * MB)],
  ['a million empty lines', () => '\t\n'.repeat(MB)],
  ['20 MB of letters beyond ASCII', () => Buffer.alloc(20 * MB, 0xb3)],
  ['20 MB of NUL bytes', () => Buffer.alloc(20 * MB)],
  ['UTF-16', () => Buffer.from('\ufeffData;Tytuł;Kwota\n27.11.2026;a;1,00', 'utf16le')],
  [
    'entities',
    () => `<!DOCTYPE a [<!ENTITY l0 "ha">${laughs}]>${head}<Stmt>&l9;</Stmt></BkToCstmrStmt></Document>`,
  ],
  ['an external entity', () => `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>${head}&x;`],
  ['deep nesting', () => head + '<a>'.repeat(6 * MB)],
  ['a giant attribute', () => `${head}<a b="${'x'.repeat(19 * MB)}"/>`],
  ['a giant attribute with an end of tag in it', () => `${head}<a b=">${'x'.repeat(19 * MB)}"/>`],
  ['attributes without end', () => `${head}<a ${'b '.repeat(9 * MB)}`],
  ['millions of elements', () => head + '<b/>'.repeat(4 * MB)],
  ['a letter that does not exist', () => `${head}<Stmt>&#xFFFFFFFF;</Stmt></BkToCstmrStmt></Document>`],
  ['a comment without end', () => `${head}<!--${'x'.repeat(19 * MB)}`],
  ['a movement of 20 MB', () => `:20:1\n:25:${OWN}\n:60F:C261127PLN0,00\n:61:${'2'.repeat(19 * MB)}`],
  [
    'a field 86 of signs',
    () => `:20:1\n:25:${OWN}\n:60F:C261127PLN0,00\n:61:261127C1,00NTRF\n:86:020~00${'~'.repeat(19 * MB)}`,
  ],
  ['a movement whose text ends in signs', () => `${movement}${`${'\t'.repeat(7_900)}x\n`.repeat(2_000)}`],
  ['titles of 20 kB', () => `${movement}${'<20x'.repeat(5_000)}`],
  ['200,000 movements', () => `${movement}a\n${':61:261127C1,00NTRF\n'.repeat(200_000)}`],
  ['200,000 rows', () => `Data;Tytuł;Kwota\n${'27.11.2026;a;1,00\n'.repeat(200_000)}`],
  ['100,000 statements', () => statement.repeat(100_000)],
  ['200,000 entries', () => head + '<Ntry></Ntry>'.repeat(200_000)],
  ['an open quote of 20 MB', () => `Data;Tytuł;Kwota\n27.11.2026;"${'x;'.repeat(9 * MB)}`],
];

test.each(broken)(
  'is refused in time and in bounded memory: %s',
  { tags: 'thorough', timeout: 60_000 },
  (_, make) => {
    const file = Buffer.from(make());
    const before = process.memoryUsage().rss;
    const start = process.cpuUsage();
    expect(() => readAll(file)).toThrow(UnreadableStatement);
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / MICROSECONDS).toBeLessThan(2);
    expect(process.memoryUsage().rss - before).toBeLessThan(1_500 * MB);
  },
);
