import { decode, type Encoding, encodingOf } from './decode-text.ts';
import { isCamt, readCamt } from './read-camt.ts';
import { type CsvTable, readCsvTable } from './read-csv.ts';
import { isMt940, readMt940 } from './read-mt940.ts';
import type { StatementFile } from './statement-file.ts';

export type ReadFile =
  | { kind: 'statements'; encoding: Encoding; statements: StatementFile[] }
  | { kind: 'table'; encoding: Encoding; table: CsvTable };

/**
 * What a bank's file says: the statements of MT940 and CAMT.053, or the table of a CSV file, whose columns have to be named first.
 * XML says its encoding itself; of other files it is recognised, unless `encoding` says it. Throws `UnreadableStatement`.
 */
export function readFile(bytes: Uint8Array, encoding: Encoding = encodingOf(bytes)): ReadFile {
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
  if (isMt940(text)) return { kind: 'statements', encoding, statements: readMt940(text) };
  return { kind: 'table', encoding, table: readCsvTable(text) };
}
