import { nameOfField } from '../../../shared/content/field-in-words.ts';
import { formatDay, formatMoment } from '../../../shared/dates.ts';
import { errorMessage, isErrorCode } from '../../../shared/errors.ts';
import { fileNameIn } from '../../../shared/files.ts';
import type { Language } from '../../../shared/languages.ts';
import { formatNumber } from '../../../shared/numbers/format-number.ts';
import { formatMoney } from '../../../shared/numbers/money.ts';
import { groupedAccountNumber } from '../../../shared/personal-data.ts';
import { OWN_FILE } from '../../../shared/rich-text.ts';
import { isJournalEntity } from '../journal.records.ts';
import type { JournalValue } from '../journal.schemas.ts';
import { isJournalAction } from '../journal-actions.ts';
import { actionInWords } from './action-words.ts';
import { type Code, choiceWord } from './choice-words.ts';
import { permissionLabel } from './permission-words.ts';
import { recordWord } from './record-words.ts';

/** The text in place of a missing value. */
const NOTHING = '–';

export interface ValueWords {
  language: Language;
  /** The name of a country or a state, by its id. Sentences without it leave these values out. */
  nameOfPlace?: (id: number) => string | undefined;
  /** The text of rich text; without it, the text is one line. */
  textOfHtml?: (html: string) => string;
}

/** The field and the kind of the record that a value belongs to. */
export interface PlaceOfValue {
  path: string;
  entity: string;
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const money = new Set([
  'acceptanceAbove',
  'amount',
  'amountToReturn',
  'originalAmount',
  'commission',
  'costPerStock',
  'debt',
  'developerEquity',
  'investorsEquity',
  'maxAmount',
  'net',
  'perShare',
  'taxAmount',
  'total',
  'totalAmount',
  'pricePerShare',
  'receivedAmount',
  'refundDue',
  'totalCost',
]);
const places = new Set(['country', 'state']);
/** The numbers of records, which are not grouped as amounts are. */
const isNumberOfRecord = (field: string) => field === 'id' || field === 'ids' || /[a-z]Id$/.test(field);

/** A value as its form shows it. */
export function valueInWords(place: PlaceOfValue, value: JournalValue, words: ValueWords): string {
  const { language, nameOfPlace, textOfHtml = withoutTags } = words;
  if (value === null || value === '') return NOTHING;
  if (typeof value === 'boolean') return yesNo[language][value ? 'yes' : 'no'];
  const field = fieldOf(place.path);
  if (money.has(field)) return formatMoney(Number(value), language);
  if (typeof value === 'number') {
    if (places.has(field)) return nameOfPlace?.(value) ?? String(value);
    return isNumberOfRecord(field) ? String(value) : formatNumber(value, language);
  }
  const code = codeInWords({ field, value, kind: place.entity }, language);
  if (code !== undefined) return code;
  if (field === 'accountNumber') return groupedAccountNumber(value);
  if (INSTANT.test(value)) return formatMoment(value);
  if (DAY.test(value)) return formatDay(value);
  if (OWN_FILE.test(value)) return fileNameIn(value);
  return value.trimStart().startsWith('<') ? textOfHtml(value) : value;
}

const yesNo = { pl: { yes: 'Tak', no: 'Nie' }, en: { yes: 'Yes', no: 'No' } };

/** Undefined if the value is a text. */
function codeInWords(code: Code, language: Language): string | undefined {
  const { field, value, kind } = code;
  if (field === 'code' && isErrorCode(value)) return errorMessage(value, language);
  if ((field === 'attempt' || field === 'action') && isJournalAction(value))
    return actionInWords(value, language);
  if (field === 'entity' && isJournalEntity(value)) return recordWord(value, language);
  if (field === 'permission' || field === 'permissions') return permissionsInWords(value, language);
  if (field === 'column') return nameOfField(value, kind)?.[language];
  return choiceWord(code)?.[language];
}

const permissionsInWords = (names: string, language: Language): string =>
  names
    .split(', ')
    .map((name) => permissionLabel(name)?.[language] ?? name)
    .join(', ');

/** Whether the value is the number of a country or a state. */
export const isPlace = (path: string): boolean => places.has(fieldOf(path));

const fieldOf = (path: string) => path.split('.').findLast((name) => !name.startsWith('#')) ?? '';

/** One line of text, for sentences. */
const withoutTags = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
