import type { Language } from '@share/contract/shared/languages.ts';
import {
  type Digits,
  EMPTY,
  type NumberRules,
  readDigits,
  UNREADABLE,
  valueOfDigits,
} from './read-number.ts';

/** How a field writes its number. */
export interface NumberStyle extends NumberRules {
  language: Language;
  /** Decimals that stand even when they are 0: two for money. */
  leastDecimals: number;
  prefix: string;
  suffix: string;
}

/** The text of a number field while it is edited. */
export interface NumberText {
  /** What was typed, as it was typed: `1,234` may yet become `1,234,567` or stay 1234. */
  typed: string;
  /** What the field shows: the number that was read, grouped as the language groups, or what was typed if none was read. */
  shown: string;
  /** NaN when what was typed cannot be read; empty text when there is nothing. */
  value: number | '';
}

/** One change of the field: the text afterwards, and what was selected before. */
export interface Edit {
  after: string;
  selected: { start: number; end: number };
}

const SIGNS = { pl: { group: ' ', decimal: ',' }, en: { group: ',', decimal: '.' } } as const;

/** The text of a field at rest: the number with all its decimals, the unit beside it. */
export function writeNumber(value: number | '', style: NumberStyle): NumberText {
  if (value === '' || Number.isNaN(value)) return { typed: '', shown: '', value: '' };
  const [whole = '0', decimals = ''] = Math.abs(value).toFixed(style.decimals).split('.');
  const fraction = decimals.replace(/0+$/, '').padEnd(style.leastDecimals, '0');
  const shown = show({ isNegative: value < 0, whole, fraction: fraction === '' ? null : fraction }, style);
  return { typed: numberPart(shown, style), shown, value };
}

/**
 * The text after a change. Typing at the end goes on with what was typed before, so that typed and pasted are read alike;
 * a change elsewhere starts from the number that was shown, without the groups that the field itself had put there.
 */
export function editNumber(before: NumberText, edit: Edit, style: NumberStyle): NumberText {
  const { prefix, inserted, suffix } = locate(before.shown, edit);
  const isOurs = typeof before.value === 'number' && !Number.isNaN(before.value);
  const ownPart = (text: string) => (isOurs ? numberPart(text, style) : text);
  const isAppended = isOurs && ownPart(suffix) === '' && ownPart(prefix) === ownPart(before.shown);
  return read(isAppended ? before.typed + inserted : ownPart(prefix) + inserted + ownPart(suffix), style);
}

/** Where the caret belongs in `shown`: before as many digits as were behind it in the text after the change. */
export function caretAfter(edit: Edit, caret: number, text: NumberText, style: NumberStyle): number {
  if (text.value === '' || Number.isNaN(text.value)) return Math.min(caret, text.shown.length);
  const behind = numberPart(edit.after.slice(caret), style).length;
  let position = text.shown.length - style.suffix.length;
  for (let passed = 0; passed < behind && position > style.prefix.length; position -= 1) {
    if (numberPart(text.shown[position - 1] ?? '', style) !== '') passed += 1;
  }
  return position;
}

function read(typed: string, style: NumberStyle): NumberText {
  const digits = readDigits(withoutSuffix(typed, style), style);
  if (digits === UNREADABLE) return { typed, shown: typed, value: Number.NaN };
  if (digits === EMPTY) return { typed, shown: typed, value: '' };
  return { typed, shown: show(digits, style), value: valueOfDigits(digits) };
}

const withoutSuffix = (typed: string, { suffix }: NumberStyle) =>
  suffix !== '' && typed.endsWith(suffix.trim()) ? typed.slice(0, -suffix.trim().length) : typed;

function show(
  { isNegative, whole, fraction }: Digits,
  { language, decimals, prefix, suffix }: NumberStyle,
): string {
  const { group, decimal } = SIGNS[language];
  // Coordinates and the like are never grouped: their one separator is the decimal one.
  const grouped = decimals > 2 ? whole : whole.replace(/\B(?=(\d{3})+$)/g, group);
  const tail = fraction === null ? '' : `${decimal}${fraction}`;
  return `${prefix}${isNegative ? '-' : ''}${grouped}${tail}${suffix}`;
}

/** Digits, sign and decimal separator of a text that the field wrote itself. */
const numberPart = (shown: string, { language }: NumberStyle) =>
  shown.replace(language === 'pl' ? /[^\d,-]/g : /[^\d.-]/g, '');

/** What a change put in, and what of the former text stands before and behind it. */
function locate(shown: string, { after, selected }: Edit) {
  const start = Math.min(selected.start, commonLength(shown, after));
  const rest = after.slice(start);
  const behind = shown.slice(Math.max(selected.end, start));
  const kept = rest.endsWith(behind) ? behind.length : commonEnd(behind, rest);
  return {
    prefix: after.slice(0, start),
    inserted: rest.slice(0, rest.length - kept),
    suffix: kept === 0 ? '' : rest.slice(-kept),
  };
}

function commonLength(one: string, other: string): number {
  let length = 0;
  while (length < Math.min(one.length, other.length) && one[length] === other[length]) length += 1;
  return length;
}

const reversed = (text: string) => [...text].reverse().join('');
const commonEnd = (one: string, other: string) => commonLength(reversed(one), reversed(other));
