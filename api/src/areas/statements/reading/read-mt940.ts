/** MT940, as SWIFT defines it and Polish banks write it. */

import { isCalendarDay } from '@share/contract/shared/dates.ts';
import { describe } from './describe.ts';
import {
  accountOf,
  bounded,
  checked,
  type FileLine,
  polishAccountIn,
  refuseTooMany,
  type StatementFile,
  trimmed,
  UnreadableStatement,
} from './statement-file.ts';

/** One field of the file: its tag, its lines without it, and the line of the file in which it begins. */
interface Field {
  tag: string;
  lines: string[];
  at: number;
}

const TAG = /^:(\d\d[A-Z]?|NS):(.*)$/;
/** What frames a message, and ends the field before it. */
const CONTROL = /[\p{Cc}\ufeff]/u;
const FRAME = /^(\{.*|-\}?|-)$/;

/** No bank describes a movement in more lines or letters. */
const MOST_DETAILS = 200;
const MOST_LETTERS = 4_000;

/** Whether the text looks like MT940. */
export const isMt940 = (text: string): boolean =>
  /^(.*\{4:)?(?:(?!\n)[\s\p{Cc}\ufeff])*:20:/mu.test(text) && /^:60[FM]:/m.test(text);

/**
 * The statements of a file, each complete. Pages of one statement (`60M`, `62M`) are one. Throws `UnreadableStatement` with the
 * line at which it stopped to be one.
 */
export function readMt940(text: string): StatementFile[] {
  refuseTooMany(text, { booking: /^:61:/gm, statement: /^:62F:/gm });
  const statements: StatementFile[] = [];
  let open: Reading | null = null;
  for (const field of fieldsOf(text)) {
    if (field.tag === '20') {
      if (open && !open.isPage) throw new UnreadableStatement('STATEMENT_SUM_WRONG', field.at);
      open ??= { ...nothing, lines: [] };
      continue;
    }
    if (!open) continue;
    open = take(open, field);
    if (open.closing !== null && !open.isPage) {
      statements.push(finished(open, field.at));
      open = null;
    }
  }
  if (open) throw new UnreadableStatement('STATEMENT_SUM_WRONG');
  if (statements.length === 0) throw new UnreadableStatement('STATEMENT_NOT_RECOGNISED');
  return statements;
}

interface Reading {
  account: string;
  number: string;
  currency: string;
  from: string;
  to: string;
  opening: bigint | null;
  closing: bigint | null;
  /** Its closing balance so far was that of a page. */
  isPage: boolean;
  lines: FileLine[];
}

const nothing: Reading = {
  account: '',
  number: '',
  currency: '',
  from: '',
  to: '',
  opening: null,
  closing: null,
  isPage: false,
  lines: [],
};

function finished({ isPage, opening, closing, ...rest }: Reading, at: number): StatementFile {
  if (opening === null || closing === null || rest.account === '')
    throw new UnreadableStatement('STATEMENT_SUM_WRONG', at);
  return checked({ format: 'mt940', ...rest, opening, closing }, () => at);
}

function take(open: Reading, { tag, lines, at }: Field): Reading {
  const [first = ''] = lines;
  switch (tag) {
    case '25':
      return {
        ...open,
        account: accountOf(
          first
            .replace(/^.*\/(?=[A-Z]{0,2}\d{10})/, '')
            .trimEnd()
            .replace(/[A-Z]{3}$/, ''),
        ),
      };
    case '28':
    case '28C':
      return { ...open, number: open.number || first.trim() };
    case '60F': {
      const { amount, day, currency } = balanceOf(first, at);
      return { ...open, opening: amount, from: day, currency };
    }
    case '60M':
      return { ...open, isPage: false, closing: null, ...(open.opening === null ? opened(first, at) : {}) };
    case '61':
      open.lines.push(bounded(movementOf(lines, at), () => at));
      return open;
    case '86': {
      if (lines.length > MOST_DETAILS || lines.join('').length > MOST_LETTERS)
        throw new UnreadableStatement('STATEMENT_LINE_UNREADABLE', at);
      const last = open.lines.at(-1);
      if (last && open.closing === null)
        Object.assign(
          last,
          bounded({ ...last, ...described(last, lines) }, () => at),
        );
      return open;
    }
    case '62F':
    case '62M': {
      const { amount, day } = balanceOf(first, at);
      return { ...open, closing: amount, to: day, isPage: tag === '62M' };
    }
    default:
      return open;
  }
}

function opened(text: string, at: number) {
  const { amount, day, currency } = balanceOf(text, at);
  return { opening: amount, from: day, currency };
}

function described(line: FileLine, lines: readonly string[]): Partial<FileLine> {
  const { title, name, account, paidTo } = describe(lines, line.amount > 0n);
  return { title: title || line.title, counterparty: { name, account }, paidTo: paidTo || line.paidTo };
}

function fieldsOf(text: string): Field[] {
  const fields: Field[] = [];
  let isInField = false;
  for (const [index, raw] of text.split(/\r\n|\n|\r/).entries()) {
    const line = trimmed(raw, CONTROL).replace(/^.*\{4:(?=:)/, '');
    const [, tag, value = ''] = TAG.exec(line) ?? [];
    if (tag !== undefined) {
      fields.push({ tag, lines: [value], at: index + 1 });
      isInField = true;
    } else if (FRAME.test(line)) isInField = false;
    else if (isInField) fields.at(-1)?.lines.push(line);
  }
  return fields;
}

/** `C261127PLN60213,04` */
function balanceOf(text: string, at: number): { amount: bigint; day: string; currency: string } {
  const parts = /^([CD])(\d{6})([A-Z]{3})([\d,]+)\s*$/.exec(text);
  const amount = parts && centsOf(parts[4] ?? '');
  const day = parts && dayOf(parts[2] ?? '');
  if (!parts || amount == null || day === null)
    throw new UnreadableStatement('STATEMENT_LINE_UNREADABLE', at);
  return { amount: parts[1] === 'D' ? -amount : amount, day, currency: parts[3] ?? '' };
}

/** Value day, day of booking, credit or debit (`R`: taken back), letter of the currency, amount, kind, references. */
const MOVEMENT = /^(\d{6})(\d{4})?(R?[CD])([A-Z])?([\d,]+)([NSF][A-Z0-9]{3})([^/]*)(?:\/\/(.*))?$/;

function movementOf([first = '', ...further]: readonly string[], at: number): FileLine {
  const parts = MOVEMENT.exec(first.trim());
  const amount = parts && centsOf(parts[5] ?? '');
  const valued = parts && dayOf(parts[1] ?? '');
  if (!parts || amount == null || valued == null)
    throw new UnreadableStatement('STATEMENT_LINE_UNREADABLE', at);
  const bookedOn = parts[2] === undefined ? valued : bookedBeside(valued, parts[2]);
  if (bookedOn === null) throw new UnreadableStatement('STATEMENT_LINE_UNREADABLE', at);
  const own = parts[7]?.trim() ?? '';
  const ofBank = parts[8]?.trim() ?? '';
  const isCredit = parts[3] === 'C' || parts[3] === 'RD';
  return {
    bookedOn,
    amount: isCredit ? amount : -amount,
    reference: ofBank || (own === 'NONREF' ? '' : own),
    title: further.join(' ').trim(),
    counterparty: { name: '', account: '' },
    paidTo: polishAccountIn(further.join(' ')),
  };
}

/** The day of booking has no year: it is the one that is nearest to the value day. */
function bookedBeside(valued: string, monthAndDay: string): string | null {
  const year = Number(valued.slice(0, 4));
  const days = [year - 1, year, year + 1].map((one) => dayOf(`${String(one).slice(2)}${monthAndDay}`));
  const distance = (day: string) => Math.abs(Date.parse(day) - Date.parse(valued));
  const real = days.filter((day) => day !== null);
  return real.toSorted((one, two) => distance(one) - distance(two))[0] ?? null;
}

/** `261127` */
function dayOf(text: string): string | null {
  const day = `20${text.slice(0, 2)}-${text.slice(2, 4)}-${text.slice(4, 6)}`;
  return isCalendarDay(day) ? day : null;
}

/** `1234,5`: a comma is required by SWIFT, decimals are not. */
function centsOf(text: string): bigint | null {
  const parts = /^(?=\d|,\d)(\d{0,13})(?:,(\d{0,2}))?$/.exec(text);
  return parts && BigInt(`${parts[1]}${(parts[2] ?? '').padEnd(2, '0')}`);
}
