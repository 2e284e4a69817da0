/**
 * The numbered subfields in which Polish banks write field 86 of an MT940 file, behind a sign of their own (`<20`, `~20`, `^20`,
 * `?20`, `+20`), broken over lines wherever a line was full.
 */
import { withCheckDigits } from '../../countries/countries.shared.ts';
import { accountOf, polishAccountIn } from './statement-file.ts';

/** What field 86 says. */
export interface Described {
  title: string;
  /** The other side, and its account. */
  name: string;
  account: string;
  /** The account to which the payer sent it, where it is not that of the statement; empty if nothing says it. */
  paidTo: string;
}

const BEGIN = /^\s*(?:[A-Z]?\d{2,4})?\s*([<~^?+])(?=(?:00|1\d|2\d|3\d))/;
/** Other digits behind the sign belong to the text, as in `+48 600…`. */
const CODE = /^(0\d|1\d|2\d|3[0-8]|6\d)([\s\S]*)$/;

const TITLE = ['20', '21', '22', '23', '24', '25', '26'];
const NAME = ['32', '33'];
/** The second one goes on with the name where the first is full; elsewhere it is an address. */
const OTHER_NAME = ['27', '28'];
const NOT_PAID_TO = new Set([...TITLE, ...NAME, ...OTHER_NAME, '29', '30', '31', '38']);

/** How long a part of a text is before the bank breaks it: such a part goes on in the next one without a space. */
const WIDTHS = [27, 35];

/** What the subfields say. Null for a text that has none. */
export function readSubfields(text: string): Described | null {
  const sign = BEGIN.exec(text)?.[1];
  if (sign === undefined) return null;
  const parts = partsOf(text, sign);
  const joined = (codes: readonly string[]) => join(codes.flatMap((code) => parts.get(code) ?? []));
  const name = joined(NAME) || joined(isFull(parts.get('27')?.[0] ?? '') ? OTHER_NAME : ['27']);
  return { title: joined(TITLE), name, account: accountIn(parts), paidTo: virtualAccountIn(parts) };
}

/** The subfields by their code. A code that occurs again continues the first one. */
function partsOf(text: string, sign: string): Map<string, string[]> {
  const parts = new Map<string, string[]>();
  let last: string[] = [];
  for (const piece of text.split(sign).slice(1)) {
    const [, code, value] = CODE.exec(piece) ?? [];
    if (code === undefined || value === undefined) {
      last.push(`${last.pop() ?? ''}${sign}${piece}`);
      continue;
    }
    // Some banks fill what is empty with a sign that is none.
    last = parts.get(code) ?? [];
    last.push(/^[\s\u02d9\u00ff]+$/.test(value) ? '' : value);
    parts.set(code, last);
  }
  return parts;
}

const isFull = (part: string, widths = WIDTHS) => widths.includes(part.length);

/** Nothing is broken at the smaller width where a part is longer. */
function join(parts: readonly string[]): string {
  const widths = parts.some((part) => part.length > 27) ? [35] : WIDTHS;
  let text = '';
  let goesOn = true;
  for (const part of parts) {
    text += goesOn || part === '' ? part : ` ${part}`;
    goesOn = isFull(part, widths);
  }
  return text.replace(/\s+/g, ' ').trim();
}

/** The account of the other side: whole in one subfield, or the number of its bank and the rest in two, without check digits. */
function accountIn(parts: ReadonlyMap<string, readonly string[]>): string {
  const of = (code: string) => accountOf(parts.get(code)?.join('') ?? '');
  const whole = ['38', '31', '29'].map(of).find(isAccount);
  if (whole) return whole;
  const both = of('30') + of('31');
  if (isAccount(both)) return both;
  return /^\d{24}$/.test(both) && /[1-9]/.test(both) ? withCheckDigits(both) : '';
}

const isAccount = (text: string) => /^(\d{26}|[A-Z]{2}\d{2}[A-Z0-9]{10,30})$/.test(text);

/** Banks name the account that the payer saw in one of the subfields that are free. */
function virtualAccountIn(parts: ReadonlyMap<string, readonly string[]>): string {
  const free = [...parts].filter(([code]) => !NOT_PAID_TO.has(code)).map(([, texts]) => texts.join(''));
  return free.map(polishAccountIn).find(Boolean) ?? '';
}
