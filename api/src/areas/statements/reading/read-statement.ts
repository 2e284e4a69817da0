import { decode, type Encoding, encodingOf } from './decode-text.ts';
import { isCamt, readCamt } from './read-camt.ts';
import { type CsvTable, readCsvTable } from './read-csv.ts';
import { isMt940, readMt940 } from './read-mt940.ts';
import { type StatementFile, UnreadableStatement } from './statement-file.ts';

export type ReadFile =
  | { kind: 'statements'; encoding: Encoding; statements: StatementFile[] }
  | { kind: 'table'; encoding: Encoding; table: CsvTable };

/**
 * What a bank's file says: the statements of MT940 and CAMT.053, or the table of a CSV file, whose columns have to be named first.
 * XML says its encoding itself; of other files it is recognised, unless `encoding` says it. Throws `UnreadableStatement`.
 */
export function readFile(bytes: Uint8Array, encoding: Encoding = encodingOf(bytes)): ReadFile {
  refuseTooManyLines(bytes);
  const text = decode(bytes, encoding).replace(/^\ufeff|\0/g, '');
  if (isCamt(text)) {
    const said = /^\s*<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(text)?.[1]?.toLowerCase();
    const declared = said === 'windows-1250' || said === 'iso-8859-2' ? said : encoding;
    return {
      kind: 'statements',
      encoding: declared,
      statements: readCamt(declared === encoding ? text : decode(bytes, declared)),
    };
  }
  refuseLongLines(text);
  if (isMt940(text)) return { kind: 'statements', encoding, statements: readMt940(text) };
  return { kind: 'table', encoding, table: readCsvTable(text) };
}

/** Of twenty thousand bookings of fifty lines each, where a line may end with two signs. */
const MOST_LINE_ENDS = 2_000_000;
/** Longer than any row of a table; XML alone may stand in one line. */
const LONGEST_LINE = 8_000;

function refuseTooManyLines(bytes: Uint8Array): void {
  let ends = 0;
  for (const byte of bytes) if (byte === 10 || byte === 13) ends += 1;
  if (ends > MOST_LINE_ENDS) throw new UnreadableStatement('FILE_TOO_LARGE');
}

function refuseLongLines(text: string): void {
  let line = 1;
  let start = 0;
  for (let end = text.indexOf('\n'); start <= text.length; end = text.indexOf('\n', start)) {
    const length = (end === -1 ? text.length : end) - start;
    if (length > LONGEST_LINE) throw new UnreadableStatement('STATEMENT_LINE_UNREADABLE', line);
    if (end === -1) return;
    line += 1;
    start = end + 1;
  }
}
