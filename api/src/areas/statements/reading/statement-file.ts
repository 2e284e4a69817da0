/** What a bank's file says, in the same shape for each format. Amounts are grosze; debits are negative. */

export interface FileLine {
  /** The day on which the bank booked it, `2026-11-27`. */
  bookedOn: string;
  amount: bigint;
  /** The bank's own reference; empty where it gives none. */
  reference: string;
  title: string;
  counterparty: { name: string; account: string };
  /** The account to which the payer sent it, where it is not the account itself. */
  paidTo: string;
}

export interface StatementFile {
  format: 'mt940' | 'camt053' | 'csv';
  /** 26 digits of a Polish account, or the letters and digits of another one. */
  account: string;
  currency: string;
  /** The bank's number of the statement; empty where it gives none. */
  number: string;
  from: string;
  to: string;
  opening: bigint;
  closing: bigint;
  lines: FileLine[];
}

export type StatementFault =
  | 'STATEMENT_NOT_RECOGNISED'
  | 'STATEMENT_LINE_UNREADABLE'
  | 'STATEMENT_SUM_WRONG'
  | 'FILE_TOO_LARGE';

/** A file that cannot be read, or whose sums are wrong: with the line of the file, where there is one. */
export class UnreadableStatement extends Error {
  readonly code: StatementFault;
  readonly line: number | null;

  constructor(code: StatementFault, line: number | null = null, cause?: unknown) {
    super(line === null ? code : `${code} in line ${line}`, { cause });
    this.code = code;
    this.line = line;
  }
}

/** More bookings, and more statements, than any bank puts into one file. */
export const MOST_BOOKINGS = 20_000;
const MOST_STATEMENTS = 2_000;

/** Refuses before anything is parsed, which would keep the server from answering others: `begin` finds where bookings and statements begin. */
export function refuseTooMany(text: string, begin: { booking: RegExp; statement: RegExp }): void {
  const isTooMany = (places: RegExp, most: number) => {
    let found = 0;
    for (const _ of text.matchAll(places)) if (++found > most) return true;
    return false;
  };
  if (isTooMany(begin.booking, MOST_BOOKINGS) || isTooMany(begin.statement, MOST_STATEMENTS))
    throw new UnreadableStatement('FILE_TOO_LARGE');
}

/** No bank writes longer ones; a title has 140 letters, and in domestic transfers as many again. */
const LONGEST_TEXT = 1_000;

/** The line, if its texts are as long as a bank's can be. Throws `UnreadableStatement` with its place in the file. */
export function bounded(line: FileLine, at: () => number | null): FileLine {
  const { title, reference, counterparty, paidTo } = line;
  const texts = [title, reference, counterparty.name, counterparty.account, paidTo];
  if (texts.some((text) => text.length > LONGEST_TEXT))
    throw new UnreadableStatement('STATEMENT_LINE_UNREADABLE', at());
  return line;
}

/** A text without such signs at its ends. A pattern for its end would be tried at every place of a long text. */
export function trimmed(text: string, sign: RegExp): string {
  let [start, end] = [0, text.length];
  while (start < end && sign.test(text.charAt(start))) start += 1;
  while (end > start && sign.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/**
 * Checks what every statement must be: its opening balance and its lines make its closing balance (I-36). `at` is the line of the
 * file with the closing balance, where it is known: found only when it is needed.
 */
export function checked(statement: StatementFile, at: () => number | null = () => null): StatementFile {
  const sum = statement.lines.reduce((total, { amount }) => total + amount, statement.opening);
  if (sum !== statement.closing) throw new UnreadableStatement('STATEMENT_SUM_WRONG', at());
  return statement;
}

/**
 * An account as it is compared: without spaces, slashes and hyphens, and a Polish one without its letters. `PL61 1090 …` and
 * `/61109010…` are the same 26 digits.
 */
export function accountOf(text: string): string {
  const plain = text.replace(/[\s/-]/g, '').toUpperCase();
  return /^PL\d{26}$/.test(plain) ? plain.slice(2) : plain;
}

/** A Polish account in a text, in groups or not; empty where there is none. */
export const polishAccountIn = (text: string): string =>
  /(?<![\dA-Z])(?:PL)?((?:\d[ -]?){25}\d)(?!\d)/i.exec(text)?.[1]?.replace(/[ -]/g, '') ?? '';

/** Digits before the decimals of the largest amount that the books can hold. */
const MOST_DIGITS = 13;

/** `1 234,5` and `-1234.50` in grosze, or null. A comma or a point before one or two last digits is that of decimals. */
export function amountOf(text: string): bigint | null {
  const plain = text.replace(/[\s'\u00a0\u202f]/g, '');
  const parts = /^([+-]?)(\d[\d.,]*?)(?:[.,](\d{0,2}))?$/.exec(plain);
  if (!parts) return null;
  const [, sign, whole = '', decimals = ''] = parts;
  const grouped = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/.test(whole);
  if (!/^\d+$/.test(whole) && !grouped) return null;
  const digits = whole.replace(/[.,]/g, '');
  if (digits.length > MOST_DIGITS) return null;
  const grosze = BigInt(digits + decimals.padEnd(2, '0'));
  return sign === '-' ? -grosze : grosze;
}
