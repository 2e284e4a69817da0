import type { Language } from '@share/contract/shared/languages.ts';
import {
  type Digits,
  EMPTY,
  type NumberRules,
  readDigits,
  UNREADABLE,
  valueOfDigits,
} from '@share/contract/shared/numbers/read-number.ts';

export interface NumberStyle extends NumberRules {
  language: Language;
  /** Decimals that are always shown, even when they are 0: two for money. */
  leastDecimals: number;
  prefix: string;
  suffix: string;
}

/** The text of a number field while it is edited. */
export interface NumberText {
  /** The text exactly as typed: `1,234` may yet become `1,234,567` or stay 1234. */
  typed: string;
  /** The text in the field: the number grouped for the language, or what was typed if it is not a number. */
  shown: string;
  /** NaN when the text cannot be read as a number; '' when it is empty. */
  value: number | '';
}

/** One change of the field: the text and the caret afterwards, and the selection before. */
export interface Edit {
  after: string;
  caret: number;
  selected: { start: number; end: number };
}

const SIGNS = { pl: { group: ' ', decimal: ',' }, en: { group: ',', decimal: '.' } } as const;

/** The text of a field at rest: the number with all its decimals and the unit. */
export function writeNumber(value: number | '', style: NumberStyle): NumberText {
  if (value === '' || Number.isNaN(value)) return { typed: '', shown: '', value: '' };
  const [integer = '0', decimals = ''] = Math.abs(value).toFixed(style.decimals).split('.');
  const fraction = decimals.replace(/0+$/, '').padEnd(style.leastDecimals, '0');
  const shown = show({ isNegative: value < 0, integer, fraction: fraction === '' ? null : fraction }, style);
  return { typed: numberPart(shown, style), shown, value };
}

/**
 * The text after a change, and where its caret belongs: behind what was typed. Typing at the end continues what was
 * typed before, so that typed and pasted texts are read alike; a change elsewhere starts from the displayed number,
 * without the group separators that the field had inserted.
 */
export function editNumber(
  before: NumberText,
  edit: Edit,
  style: NumberStyle,
): { text: NumberText; caret: number } {
  const { prefix, inserted, suffix } = locate(before.shown, edit);
  const isOurs = isReadable(before);
  const ownPart = (text: string) => (isOurs ? numberPart(text, style) : text);
  const isAppended = isOurs && ownPart(suffix) === '' && ownPart(prefix) === ownPart(before.shown);
  const beforeCaret = isAppended ? before.typed + inserted : ownPart(prefix) + inserted;
  const behindCaret = isAppended ? '' : ownPart(suffix);
  const text = read(beforeCaret + behindCaret, style);
  return { text, caret: isReadable(text) ? caretBefore(behindCaret, text, style) : beforeCaret.length };
}

/** Whether the field shows a number that it has formatted itself, not the text as it was typed. */
const isReadable = ({ value }: NumberText) => value !== '' && !Number.isNaN(value);

/** The caret position in a formatted number that has the same digits, sign and decimal separator behind it as `behind`. */
function caretBefore(behind: string, { shown }: NumberText, style: NumberStyle): number {
  const fraction = numberPart(shown, style).split(SIGNS[style.language].decimal)[1];
  const digits = behind.replace(/\D/g, '').length;
  const isBeforeFraction = fraction !== undefined && digits >= fraction.length;
  const hasSeparator = isBeforeFraction && (digits > fraction.length || /[.,]/.test(behind));
  let left = digits + Number(hasSeparator) + Number(behind.includes('-'));
  let position = shown.length - style.suffix.length;
  for (; left > 0 && position > style.prefix.length; position -= 1) {
    if (isOfNumber(shown[position - 1], style)) left -= 1;
  }
  // Before a group separator, not behind it: Backspace has to reach the digit that was typed last.
  while (position > style.prefix.length && !isOfNumber(shown[position - 1], style)) position -= 1;
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
  { isNegative, integer, fraction }: Digits,
  { language, decimals, prefix, suffix }: NumberStyle,
): string {
  const { group, decimal } = SIGNS[language];
  // Numbers with many decimals, such as coordinates, are never grouped: their one separator is the decimal one.
  const grouped = decimals > 2 ? integer : integer.replace(/\B(?=(\d{3})+$)/g, group);
  const tail = fraction === null ? '' : `${decimal}${fraction}`;
  return `${prefix}${isNegative ? '-' : ''}${grouped}${tail}${suffix}`;
}

/** Digits, sign and decimal separator of a text that the field itself formatted. */
const numberPart = (shown: string, { language }: NumberStyle) =>
  shown.replace(language === 'pl' ? /[^\d,-]/g : /[^\d.-]/g, '');

const isOfNumber = (letter: string | undefined, style: NumberStyle) => numberPart(letter ?? '', style) !== '';

/** The text that a change inserted, and the unchanged text before and after it. */
function locate(shown: string, { after, caret, selected }: Edit) {
  const start = Math.min(selected.start, caret, commonLength(shown, after));
  const rest = after.slice(start);
  const behind = shown.slice(Math.max(selected.end, start));
  const suffixLength = rest.endsWith(behind) ? behind.length : commonEnd(behind, rest);
  return {
    prefix: after.slice(0, start),
    inserted: rest.slice(0, rest.length - suffixLength),
    suffix: suffixLength === 0 ? '' : rest.slice(-suffixLength),
  };
}

function commonLength(one: string, other: string): number {
  let length = 0;
  while (length < Math.min(one.length, other.length) && one[length] === other[length]) length += 1;
  return length;
}

const reversed = (text: string) => [...text].reverse().join('');
const commonEnd = (one: string, other: string) => commonLength(reversed(one), reversed(other));
