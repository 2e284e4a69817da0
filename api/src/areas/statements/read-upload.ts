/** What an uploaded file says, by what is recognised and by what the clerk says. */
import type { CsvLayout } from '@share/contract/areas/statements/csv-layout.ts';
import type { ReadingQuery } from '@share/contract/areas/statements/statement-preview.schemas.ts';
import type { UploadedFile } from '@share/contract/shared/files.ts';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { incomingFile } from '../../platform/files/incoming-file.ts';
import { Refusal } from '../../platform/refusal.ts';
import { rememberedLayout } from './csv-layouts.ts';
import { readOwnAccounts } from './own-accounts.reads.ts';
import { suggestedLayout } from './reading/csv-header.ts';
import { type CsvTable, readCsv } from './reading/read-csv.ts';
import { type ReadFile, readFile } from './reading/read-statement.ts';
import { type StatementFault, type StatementFile, UnreadableStatement } from './reading/statement-file.ts';

export type Said = z.output<typeof ReadingQuery>;

const MOST_BYTES = 20_000_000;

/** The table of a CSV file, with the columns that were said, remembered or suggested. */
interface ReadTable extends CsvTable {
  accounts: string[];
  /** Empty where the file may be of several accounts. */
  account: string;
  layout: CsvLayout | null;
  remembered: { by: string; at: Date } | null;
}

export interface ReadUpload {
  encoding: ReadFile['encoding'];
  table: ReadTable | null;
  statements: StatementFile[];
  /** Why it cannot be imported. */
  fault: {
    code: StatementFault | 'STATEMENT_UNCLEAR' | 'STATEMENT_ACCOUNT_UNKNOWN';
    line: number | null;
  } | null;
}

export function incomingStatement(context: Context, body: UploadedFile) {
  const incoming = incomingFile(context, body);
  if (incoming.bytes.size > MOST_BYTES) throw new Refusal('FILE_TOO_LARGE');
  return incoming;
}

/** Never refuses: a fault is part of the answer. */
export async function readUpload(context: Context, bytes: Uint8Array, said: Said): Promise<ReadUpload> {
  const accounts = await readOwnAccounts(context.db);
  let encoding: ReadFile['encoding'] = said.encoding ?? 'utf-8';
  let table: ReadTable | null = null;
  try {
    const read = readFile(bytes, said.encoding);
    encoding = read.encoding;
    if (read.kind === 'table') table = await withLayout(context, read.table, accounts, said);
    const statements = read.kind === 'statements' ? read.statements : table ? ofTable(table) : [];
    if (table && statements.length === 0)
      return { encoding, table, statements, fault: { code: 'STATEMENT_UNCLEAR', line: null } };
    const isOurs = statements.every(({ account, currency }) => accounts.has(account) && currency === 'PLN');
    const fault = isOurs ? null : ({ code: 'STATEMENT_ACCOUNT_UNKNOWN', line: null } as const);
    return { encoding, table, statements, fault };
  } catch (error) {
    if (!(error instanceof UnreadableStatement)) throw error;
    return { encoding, table, statements: [], fault: { code: error.code, line: error.line } };
  }
}

/** A bank names the account in the lines above the table, if at all. */
async function withLayout(
  context: Context,
  table: CsvTable,
  own: ReadonlySet<string>,
  said: Said,
): Promise<ReadTable> {
  const accounts = [...own].toSorted();
  const above = table.above.join(' ').replace(/[\s-]/g, '');
  const named = accounts.filter((account) => above.includes(account));
  const [one = '', ...others] = named.length > 0 ? named : accounts;
  const remembered = await rememberedLayout(context, table.header);
  return {
    ...table,
    accounts,
    account: said.account || (others.length === 0 ? one : ''),
    layout: said.layout ?? remembered?.layout ?? suggestedLayout(table.header),
    remembered,
  };
}

/** None where account or columns are not known yet. */
const ofTable = (table: ReadTable): StatementFile[] =>
  table.layout && table.account !== '' ? [readCsv(table, table.layout, table.account)] : [];
