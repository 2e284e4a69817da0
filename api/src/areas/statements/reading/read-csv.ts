/** CSV, of which each bank has its own columns: a layout says which is which. */
import type { CsvField, CsvLayout } from '@share/contract/areas/statements/csv-layout.ts';
import { isCalendarDay } from '@share/contract/shared/dates.ts';
import { parse } from 'csv-parse/sync';
import { delimiterOf, isHeader, labelledIn } from './csv-header.ts';
import {
  accountOf,
  amountOf,
  bounded,
  checked,
  type FileLine,
  MOST_BOOKINGS,
  type StatementFile,
  UnreadableStatement,
} from './statement-file.ts';

export interface CsvTable {
  /** The line of the file in which the header stands. */
  at: number;
  header: string[];
  rows: { at: number; cells: string[] }[];
  /** The lines above the header, where banks name the account and the balances. */
  above: string[];
}

/**
 * The table of a file. Its header is the first line whose names suggest a day and an amount, in Polish or English; else the first
 * line as wide as most, if days and amounts stand below it. Throws `UnreadableStatement` if there is neither.
 */
export function readCsvTable(text: string): CsvTable {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  const suggested = lines.findIndex((line) => isHeader(line));
  const at = suggested === -1 ? usualWidthAt(lines) : suggested;
  if (at === -1) throw new UnreadableStatement('STATEMENT_NOT_RECOGNISED');
  const delimiter = delimiterOf(lines[at] ?? '');
  const records = recordsOf(lines.slice(at).join('\n'), delimiter, at);
  const first = records[0];
  if (!first || (suggested === -1 && !records.some(isBooking)))
    throw new UnreadableStatement('STATEMENT_NOT_RECOGNISED');
  const isHeaderless = isBooking(first);
  const rows = isHeaderless ? records : records.slice(1);
  return {
    at: at + 1,
    header: isHeaderless
      ? first.cells.map(() => '')
      : first.cells.map((cell) => cell.trim().replace(/^#/, '')),
    rows: rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
    above: lines.slice(0, at),
  };
}

/** Whether a row has a day and an amount, wherever they stand. */
const isBooking = ({ cells }: { cells: string[] }): boolean =>
  cells.some((cell) => dayOf(cell.trim()) !== null) &&
  cells.some((cell) => dayOf(cell.trim()) === null && amountIn(cell.trim()) !== null);

/** A table begins among them. */
const FIRST_LINES = 1_000;

/** The first line with as many cells as most lines have, at least three; -1 where there is none. */
function usualWidthAt(lines: readonly string[]): number {
  const widths = lines.slice(0, FIRST_LINES).map((line) => line.split(delimiterOf(line)).length);
  const counts = Map.groupBy(widths, (width) => width);
  const [usual = 0] = [...counts].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? [];
  return usual < 3 ? -1 : widths.indexOf(usual);
}

function recordsOf(text: string, delimiter: string, before: number) {
  try {
    const records = parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      info: true,
      quote: text.includes('"') ? '"' : null,
      to: MOST_BOOKINGS + 1,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    if (records.length > MOST_BOOKINGS) throw new UnreadableStatement('FILE_TOO_LARGE');
    return records.map(({ record, info }) => ({
      at: before + info.lines,
      cells: record.map((cell) => cell.replace(/^'(.*)'$/s, '$1')),
    }));
  } catch (error) {
    if (error instanceof UnreadableStatement) throw error;
    const line = (error as { lines?: number }).lines;
    throw new UnreadableStatement(
      'STATEMENT_LINE_UNREADABLE',
      line === undefined ? null : before + line,
      error,
    );
  }
}

/**
 * The statement of a file by a layout, as one of that account. The balances are those of the column where there is one; else the
 * file begins with nothing and ends with its sum. Throws `UnreadableStatement` with the line that cannot be read.
 */
export function readCsv(table: CsvTable, layout: CsvLayout, account: string): StatementFile {
  const { bookedOn, amount, balance = 0 } = layout.columns;
  const lastNeeded = Math.max(bookedOn, amount, balance);
  const read = table.rows.flatMap(({ cells, at: line }) => {
    const cell = (field: CsvField) => cells[layout.columns[field] ?? -1]?.trim() ?? '';
    if (isNote(cell)) return [];
    if (cells.length <= lastNeeded) throw new UnreadableStatement('STATEMENT_LINE_UNREADABLE', line);
    const said = labelledIn(cells.slice(layout.columns.title ?? cells.length));
    const booking = bounded(
      lineOf((field) => said[field as keyof typeof said] ?? cell(field), line, layout),
      () => line,
    );
    return [{ line: booking, balance: amountIn(cell('balance'), layout.decimalMark) }];
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

/** Below the table banks write sums, in lines without a day, and sentences, in lines without an amount. */
const isNote = (cell: (field: CsvField) => string): boolean =>
  cell('bookedOn') === '' || (/^\D/.test(cell('bookedOn')) && cell('amount') + cell('debit') === '');

/** Whether balances of one day show that the newest line stands first. */
function isBackwards(read: readonly { line: FileLine; balance: bigint | null }[]): boolean {
  const [one, two] = read;
  if (one?.balance == null || two?.balance == null) return false;
  return two.balance + one.line.amount === one.balance && one.balance + two.line.amount !== two.balance;
}

function lineOf(
  cell: (field: CsvField) => string,
  at: number,
  { dayOrder, decimalMark }: CsvLayout,
): FileLine {
  const bookedOn = dayOf(cell('bookedOn'), dayOrder);
  const credit = amountIn(cell('amount'), decimalMark);
  const debit = amountIn(cell('debit'), decimalMark);
  if (bookedOn === null || (credit === null && debit === null))
    throw new UnreadableStatement('STATEMENT_LINE_UNREADABLE', at);
  const spent = debit === null ? 0n : debit < 0n ? debit : -debit;
  const amount = (credit ?? 0n) + spent;
  const counterparty = { name: cell('name').replace(/\s+/g, ' '), account: accountOf(cell('account')) };
  const paidTo = accountOf(cell('paidTo'));
  const isSent = amount < 0n && paidTo !== '';
  return {
    bookedOn,
    amount,
    reference: cell('reference'),
    title: cell('title').replace(/\s+/g, ' '),
    // Where a table has the accounts of both sides, name and account of the sender are our own in a debit.
    counterparty: isSent ? { name: '', account: paidTo } : counterparty,
    paidTo: isSent ? '' : paidTo,
  };
}

/** `1 234,50 PLN` in grosze. */
function amountIn(text: string, decimalMark?: CsvLayout['decimalMark']): bigint | null {
  const plain = text.trim().replace(/(PLN|zł)\.?$/i, '');
  if (decimalMark === undefined) return amountOf(plain);
  const [whole = '', ...decimals] = plain.split(decimalMark);
  return amountOf([whole.replace(/[.,]/g, ''), ...decimals].join(','));
}

/** `2026-11-27`, `27.11.2026`, `27-11-2026`, `27/11/2026`, `20261127`, with or without a time. */
function dayOf(text: string, order?: CsvLayout['dayOrder']): string | null {
  if (order !== undefined) return dayInOrder(text, order);
  const ymd = /^(\d{4})[-./]?(\d\d)[-./]?(\d\d)(?!\d)/.exec(text);
  const dmy = /^(\d\d?)[-./](\d\d?)[-./](\d{4})(?!\d)/.exec(text);
  const parts = ymd ? [ymd[1], ymd[2], ymd[3]] : dmy ? [dmy[3], dmy[2], dmy[1]] : null;
  if (!parts) return null;
  const day = parts.map((part) => (part ?? '').padStart(2, '0')).join('-');
  return isCalendarDay(day) ? day : null;
}

/** Three numbers in that order; a year may have two digits. */
function dayInOrder(text: string, order: NonNullable<CsvLayout['dayOrder']>): string | null {
  const numbers =
    /^(\d{1,4})[-./ ](\d\d?)[-./ ](\d{1,4})(?!\d)/.exec(text) ?? /^(\d{4})(\d\d)(\d\d)(?!\d)/.exec(text);
  if (!numbers) return null;
  const part = (letter: string) => numbers[order.indexOf(letter) + 1] ?? '';
  const day = [part('y').padStart(4, '20'), part('m').padStart(2, '0'), part('d').padStart(2, '0')].join('-');
  return isCalendarDay(day) ? day : null;
}
