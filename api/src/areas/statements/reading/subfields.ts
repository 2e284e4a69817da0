/**
 * Field 86 of an MT940 file: who paid whom, and for what. Polish banks write it in numbered subfields behind a sign of their own
 * (`<20`, `~20`, `^20`, `?20`, `+20`), broken over lines wherever a line was full. Some write one text without any.
 */
import { accountOf } from './statement-file.ts';

export interface Described {
  title: string;
  name: string;
  account: string;
  paidTo: string;
}

/** How long a part of a title is before the bank breaks it: such a part goes on in the next one without a space. */
const FULL_PARTS = [27, 35];

const TITLE = ['20', '21', '22', '23', '24', '25', '26'];
const NAME = ['32', '33'];
/** The second one goes on with the name where the first is full; elsewhere it is an address. */
const OTHER_NAME = ['27', '28'];

/** Reads field 86 from its lines, without the tag. */
export function describe(lines: readonly string[]): Described {
  const text = lines.join('');
  const sign = /^(?:\d{3})?([<~^?+])(?=\d\d)/.exec(text)?.[1];
  if (sign === undefined) return freeText(lines);
  const parts = partsOf(text, sign);
  const joined = (codes: readonly string[]) => join(codes.flatMap((code) => parts.get(code) ?? []));
  const name = joined(NAME) || joined(isFull(parts.get('27')?.[0] ?? '') ? OTHER_NAME : ['27']);
  return { title: joined(TITLE), name, account: accountIn(parts), paidTo: virtualAccountIn(parts) };
}

/** The subfields by their code. A code that occurs again continues the first one. */
function partsOf(text: string, sign: string): Map<string, string[]> {
  const parts = new Map<string, string[]>();
  for (const piece of text.split(sign).slice(1)) {
    const [, code, value] = /^(\d\d)([\s\S]*)$/.exec(piece) ?? [];
    if (code === undefined || value === undefined) {
      // The sign stood in the text itself.
      const last = [...parts.values()].at(-1);
      last?.push(`${last.pop() ?? ''}${sign}${piece}`);
      continue;
    }
    parts.set(code, [...(parts.get(code) ?? []), value]);
  }
  return parts;
}

const isFull = (part: string) => FULL_PARTS.includes(part.length);

function join(parts: readonly string[]): string {
  let text = '';
  let goesOn = true;
  for (const part of parts) {
    text += goesOn || part === '' ? part : ` ${part}`;
    goesOn = isFull(part);
  }
  return text.replace(/\s+/g, ' ').trim();
}

/** The account of the other side: whole in one subfield, or the number of its bank and the rest in two. */
function accountIn(parts: ReadonlyMap<string, readonly string[]>): string {
  const of = (code: string) => accountOf(parts.get(code)?.join('') ?? '');
  const whole = ['38', '31', '29'].map(of).find(isAccount);
  if (whole) return whole;
  const both = of('30') + of('31');
  return isAccount(both) ? both : '';
}

const isAccount = (text: string) => /^(\d{26}|[A-Z]{2}\d{2}[A-Z0-9]{10,30})$/.test(text);

/** Banks name the account that the payer saw in the subfields that are free. */
function virtualAccountIn(parts: ReadonlyMap<string, readonly string[]>): string {
  const texts = ['60', '61', '62', '63', '34'].map((code) => parts.get(code)?.join('') ?? '');
  return (
    texts
      .map((text) => /(?:^|\D)(?:PL)?((?:\d ?){26})(?!\d)/.exec(text)?.[1]?.replaceAll(' ', ''))
      .find(Boolean) ?? ''
  );
}

/** A text such as `944;PRZELEW; z rach.: 61…; od: Anna Nowak; tyt.: Zam. 12; TNR: 17`. */
function freeText(lines: readonly string[]): Described {
  const text = lines.join('').replace(/\s+/g, ' ').trim();
  const after = (label: RegExp) =>
    new RegExp(`(?:^|[;,.] ?| )(?:${label.source})\\s*:?\\s*(.*?)(?=;|$)`, 'i').exec(text)?.[1]?.trim() ?? '';
  const account = accountOf(after(/z rach\.?|na rach\.?|rachunek|konto|IBAN/)).match(
    /^(?:\d{26}|[A-Z]{2}\d{2}[A-Z0-9]{10,30})/,
  );
  return {
    title: after(/tyt\.?|tytułem|tytulem|tytuł|tytul|title/) || text.replace(/^\d{3}[; ]+/, ''),
    name: after(/od|dla|nadawca|odbiorca|kontrahent/),
    account: account?.[0] ?? /(?<!\d)(?:PL)?(\d{26})(?!\d)/.exec(text)?.[1] ?? '',
    paidTo: '',
  };
}
