/** What a bank's file says, by what is recognised and by what the clerk says. It needs no database, so that a worker can read it. */
import type { CsvLayout } from '@share/contract/areas/statements/csv-layout.ts';
import type { ReadingQuery } from '@share/contract/areas/statements/statement-preview.schemas.ts';
import type { z } from 'zod';
import { suggestedLayout } from './csv-header.ts';
import { type IdentifiedLine, identified } from './identity.ts';
import { type CsvTable, readCsv } from './read-csv.ts';
import { type ReadFile, readFile } from './read-statement.ts';
import { type StatementFault, type StatementFile, UnreadableStatement } from './statement-file.ts';

export type Said = z.output<typeof ReadingQuery>;

/** The columns of a table, as a clerk named them. */
interface NamedColumns {
  layout: CsvLayout;
  by: string;
  at: Date;
}

export interface BankFile {
  bytes: Uint8Array;
  said: Said;
  /** The accounts whose statements are imported. */
  accounts: readonly string[];
  /** By the header of the table. */
  remembered: ReadonlyMap<string, NamedColumns>;
}

/** The table of a CSV file, with the columns that were said, remembered or suggested. */
interface ReadTable {
  header: string[];
  /** The cells of the first rows. */
  rows: string[][];
  accounts: readonly string[];
  /** Empty where the file may be of several accounts. */
  account: string;
  layout: CsvLayout | null;
  remembered: NamedColumns | null;
}

interface ReadStatement extends Omit<StatementFile, 'lines'> {
  lines: IdentifiedLine[];
}

export interface ReadBankFile {
  encoding: ReadFile['encoding'];
  table: ReadTable | null;
  statements: ReadStatement[];
  /** Why it cannot be imported. */
  fault: {
    code: StatementFault | 'STATEMENT_UNCLEAR' | 'STATEMENT_ACCOUNT_UNKNOWN';
    line: number | null;
  } | null;
}

const FIRST_ROWS = 5;

/** Never refuses: a fault is part of the answer. */
export function readBankFile(file: BankFile): ReadBankFile {
  const { bytes, said, accounts } = file;
  let encoding: ReadFile['encoding'] = said.encoding ?? 'utf-8';
  let table: ReadTable | null = null;
  try {
    const read = readFile(bytes, said.encoding);
    encoding = read.encoding;
    if (read.kind === 'table') table = withLayout(read.table, file);
    const statements = read.kind === 'statements' ? read.statements : ofTable(read.table, table);
    if (statements.length === 0)
      return { encoding, table, statements: [], fault: { code: 'STATEMENT_UNCLEAR', line: null } };
    const isOurs = statements.every(
      ({ account, currency }) => accounts.includes(account) && currency === 'PLN',
    );
    return {
      encoding,
      table,
      statements: statements.map((statement) => ({ ...statement, lines: identified(statement.lines) })),
      fault: isOurs ? null : { code: 'STATEMENT_ACCOUNT_UNKNOWN', line: null },
    };
  } catch (error) {
    if (!(error instanceof UnreadableStatement)) throw error;
    return { encoding, table, statements: [], fault: { code: error.code, line: error.line } };
  }
}

export const readingTask = { module: import.meta.url, run: readBankFile };

/** By which the columns of a table are remembered. */
export const headerKey = (header: readonly string[]): string =>
  JSON.stringify(header.map((name) => name.trim().toLowerCase()));

/** A bank names the account in the lines above the table, if at all. */
function withLayout(table: CsvTable, { accounts, said, remembered }: BankFile): ReadTable {
  const { header, rows } = table;
  const above = table.above.join(' ').replace(/[\s-]/g, '');
  const named = accounts.filter((account) => above.includes(account));
  const [one = '', ...others] = named.length > 0 ? named : accounts;
  const known = remembered.get(headerKey(header)) ?? null;
  return {
    header,
    rows: rows.slice(0, FIRST_ROWS).map(({ cells }) => cells),
    accounts,
    account: said.account || (others.length === 0 ? one : ''),
    layout: said.layout ?? known?.layout ?? suggestedLayout(header),
    remembered: known,
  };
}

/** None where account or columns are not known yet. */
const ofTable = (table: CsvTable, said: ReadTable | null): StatementFile[] =>
  said?.layout && said.account !== '' ? [readCsv(table, said.layout, said.account)] : [];
