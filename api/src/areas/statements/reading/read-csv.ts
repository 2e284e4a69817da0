/** CSV, of which each bank has its own columns: a layout says which is which. */
import { isCalendarDay } from '@share/contract/shared/dates.ts';
import { parse } from 'csv-parse/sync';
import {
  accountOf,
  amountOf,
  checked,
  type FileLine,
  type StatementFile,
  UnreadableStatement,
} from './statement-file.ts';

const csvFields = [
  'bookedOn',
  'amount',
  'debit',
  'title',
  'name',
  'account',
  'reference',
  'balance',
] as const;
type CsvField = (typeof csvFields)[number];

/** The header of the column of each field. Debits may stand in a column of their own. */
export type CsvLayout = Partial<Record<CsvField, string>> & { bookedOn: string; amount: string };

export interface CsvTable {
  /** The line of the file in which the header stands. */
  at: number;
  header: string[];
  rows: { at: number; cells: string[] }[];
  /** The lines above the header, where banks name the account and the balances. */
  above: string[];
}

/**
 * The table of a file: its header is the first line with a day, an amount and a text among its names, in Polish or English.
 * Throws `UnreadableStatement` if there is none.
 */
export function readCsvTable(text: string): CsvTable {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  const at = lines.findIndex((line) => isHeader(line));
  if (at === -1) throw new UnreadableStatement('STATEMENT_NOT_RECOGNISED');
  const delimiter = delimiterOf(lines[at] ?? '');
  const records = recordsOf(lines.slice(at).join('\n'), delimiter, at);
  const [header, ...rows] = records;
  if (!header) throw new UnreadableStatement('STATEMENT_NOT_RECOGNISED');
  return {
    at: at + 1,
    header: header.cells.map((cell) => cell.trim().replace(/^#/, '')),
    rows: rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
    above: lines.slice(0, at),
  };
}

function recordsOf(text: string, delimiter: string, before: number) {
  try {
    const records = parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      info: true,
      quote: text.includes('"') ? '"' : null,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return records.map(({ record, info }) => ({
      at: before + info.lines,
      cells: record.map((cell) => cell.replace(/^'|'$/g, '')),
    }));
  } catch (error) {
    const line = (error as { lines?: number }).lines;
    throw new UnreadableStatement(
      'STATEMENT_LINE_UNREADABLE',
      line === undefined ? null : before + line,
      error,
    );
  }
}

const names: Record<CsvField, RegExp> = {
  bookedOn:
    /^#?(data (księgowania|ksiegowania|operacji|transakcji|waluty)|data|booking date|date|transaction date)/i,
  amount: /^#?(kwota|uznania?|wpływy|amount|credit|kwota (operacji|transakcji))/i,
  debit: /^#?(obciążenia?|wydatki|debit)/i,
  title: /^#?(tytuł|tytul|opis|szczegóły|title|description|details|reference text)/i,
  name: /^#?(nadawca|kontrahent|dane kontrahenta|nazwa|odbiorca|counterparty|name|payer)/i,
  account:
    /^#?(numer rachunku|nr rachunku|rachunek (nadawcy|kontrahenta)|konto|numer konta|nr konta|account|iban)/i,
  reference: /^#?(numer (referencyjny|transakcji)|nr transakcji|referencja|id|reference|transaction id)/i,
  balance: /^#?(saldo|balance)/i,
};

/** The layout that the header suggests. Null where it has no day or no amount. */
export function suggestedLayout(header: readonly string[]): CsvLayout | null {
  const found = Object.fromEntries(
    csvFields.flatMap((field) => {
      const column = header.find((one) => names[field].test(one.trim()));
      return column === undefined ? [] : [[field, column]];
    }),
  ) as Partial<CsvLayout>;
  return found.bookedOn === undefined || found.amount === undefined ? null : (found as CsvLayout);
}

const delimiters = [';', ',', '\t', '|'];
const delimiterOf = (line: string) =>
  delimiters.toSorted((one, two) => line.split(two).length - line.split(one).length)[0] ?? ';';

function isHeader(line: string): boolean {
  const cells = line.split(delimiterOf(line)).map((cell) => cell.replace(/["']/g, '').trim());
  return cells.length > 2 && suggestedLayout(cells) !== null;
}

/**
 * The statement of a file by a layout, as one of that account. The balances are those of the column where there is one; else the
 * file begins with nothing and ends with its sum. Throws `UnreadableStatement` with the line that cannot be read.
 */
export function readCsv(table: CsvTable, layout: CsvLayout, account: string): StatementFile {
  const column = (field: CsvField) => {
    const header = layout[field];
    return header === undefined ? -1 : table.header.indexOf(header);
  };
  const at = Object.fromEntries(csvFields.map((field) => [field, column(field)])) as Record<CsvField, number>;
  if (at.bookedOn === -1 || at.amount === -1)
    throw new UnreadableStatement('STATEMENT_NOT_RECOGNISED', table.at);
  const read = table.rows.flatMap(({ cells, at: line }) => {
    const cell = (field: CsvField) => cells[at[field]]?.trim() ?? '';
    // Below the table banks write sums and notes, in lines without a day.
    if (cell('bookedOn') === '') return [];
    return [{ line: lineOf(cell, line), balance: amountIn(cell('balance')) }];
  });
  if (read.length === 0) throw new UnreadableStatement('STATEMENT_NOT_RECOGNISED', table.at);
  // Banks list the newest first or the oldest first.
  const isDescending =
    (read[0]?.line.bookedOn ?? '') > (read.at(-1)?.line.bookedOn ?? '') || isBackwards(read);
  const ordered = isDescending ? read.toReversed() : read;
  const lines = ordered.map(({ line }) => line);
  const [oldest, newest] = [ordered[0], ordered.at(-1)];
  const sum = lines.reduce((total, { amount }) => total + amount, 0n);
  const opening = oldest?.balance == null ? 0n : oldest.balance - oldest.line.amount;
  return checked({
    format: 'csv',
    account: accountOf(account),
    currency: 'PLN',
    number: '',
    from: oldest?.line.bookedOn ?? '',
    to: newest?.line.bookedOn ?? '',
    opening,
    closing: newest?.balance ?? opening + sum,
    lines,
  });
}

/** Whether balances of one day show that the newest line stands first. */
function isBackwards(read: readonly { line: FileLine; balance: bigint | null }[]): boolean {
  const [one, two] = read;
  if (one?.balance == null || two?.balance == null) return false;
  return two.balance + one.line.amount === one.balance && one.balance + two.line.amount !== two.balance;
}

function lineOf(cell: (field: CsvField) => string, at: number): FileLine {
  const bookedOn = dayOf(cell('bookedOn'));
  const credit = amountIn(cell('amount'));
  const debit = amountIn(cell('debit'));
  if (bookedOn === null || (credit === null && debit === null))
    throw new UnreadableStatement('STATEMENT_LINE_UNREADABLE', at);
  const spent = debit === null ? 0n : debit < 0n ? debit : -debit;
  return {
    bookedOn,
    amount: (credit ?? 0n) + spent,
    reference: cell('reference'),
    title: cell('title').replace(/\s+/g, ' '),
    counterparty: { name: cell('name').replace(/\s+/g, ' '), account: accountOf(cell('account')) },
    paidTo: '',
  };
}

/** `1 234,50 PLN` in grosze. */
const amountIn = (text: string): bigint | null => amountOf(text.replace(/\s*(PLN|zł)\.?\s*$/i, ''));

/** `2026-11-27`, `27.11.2026`, `27-11-2026`, `27/11/2026`, `20261127`, with or without a time. */
function dayOf(text: string): string | null {
  const ymd = /^(\d{4})[-./]?(\d\d)[-./]?(\d\d)(?!\d)/.exec(text);
  const dmy = /^(\d\d?)[-./](\d\d?)[-./](\d{4})(?!\d)/.exec(text);
  const parts = ymd ? [ymd[1], ymd[2], ymd[3]] : dmy ? [dmy[3], dmy[2], dmy[1]] : null;
  if (!parts) return null;
  const day = parts.map((part) => (part ?? '').padStart(2, '0')).join('-');
  return isCalendarDay(day) ? day : null;
}
