import type { JournalChange, JournalValue } from '@share/contract/areas/journal/journal.endpoints.ts';
import { formatDay, formatMoment } from '@share/contract/shared/dates.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import { formatMoney } from '@share/contract/shared/numbers/money.ts';
import { groupedAccountNumber } from '@share/contract/shared/personal-data.ts';
import { textOfHtml } from '../../ui/values/text-of-html.ts';

/** The words for values in the current language. */
export interface ValueWords {
  language: Language;
  yes: string;
  no: string;
  nothing: string;
  statuses: Readonly<Record<string, string>>;
  /** The labels of choices, by their field. */
  choices: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The name of a country or a state, by its id. */
  nameOfPlace: (id: number) => string | undefined;
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const money = new Set([
  'amount',
  'originalAmount',
  'commission',
  'costPerStock',
  'totalAmount',
  'pricePerShare',
  'refundDue',
  'totalCost',
]);
const places = new Set(['country', 'state']);

/** A value as its form shows it. */
export function valueInWords(
  { path }: Pick<JournalChange, 'path'>,
  value: JournalValue,
  words: ValueWords,
): string {
  if (value === null || value === '') return words.nothing;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  const field = path.split('.').at(-1) ?? '';
  if (money.has(field)) return formatMoney(Number(value), words.language);
  if (typeof value === 'number') {
    if (places.has(field)) return words.nameOfPlace(value) ?? String(value);
    return String(value);
  }
  if (field === 'accountNumber') return groupedAccountNumber(value);
  if (/status$/i.test(field) && Object.hasOwn(words.statuses, value)) return words.statuses[value] ?? value;
  const choices = Object.hasOwn(words.choices, field) ? words.choices[field] : undefined;
  if (choices && Object.hasOwn(choices, value)) return choices[value] ?? value;
  if (INSTANT.test(value)) return formatMoment(value);
  if (DAY.test(value)) return formatDay(value);
  return value.trimStart().startsWith('<') ? textOfHtml(value) : value;
}
