import { fieldInWords } from '../../../shared/content/field-in-words.ts';
import type { Language } from '../../../shared/languages.ts';
import { type Translated, textIn } from '../../../shared/translated.ts';
import type { JournalChange, JournalRow } from '../journal.schemas.ts';
import { choiceWord } from './choice-words.ts';
import { permissionLabel } from './permission-words.ts';
import { recordWord } from './record-words.ts';
import { isPlace, type ValueWords, valueInWords } from './value-words.ts';

/** The name of the record alone; null where it has none but its number. */
export function nameOfRecord({
  entity,
  record,
}: Pick<JournalRow, 'entity' | 'record'>): Translated | string | null {
  if (typeof record !== 'string') return record;
  if (entity === 'permission') return permissionLabel(record) ?? record;
  return choiceWord({ field: 'name', value: record, kind: entity }) ?? record;
}

/** People are called by their names, orders and their payments by number and person, everything else by its kind and name. */
export function recordInWords(
  entry: Pick<JournalRow, 'entity' | 'entityId' | 'record'>,
  language: Language,
): string {
  const { entity, entityId } = entry;
  const word = recordWord(entity, language);
  const found = nameOfRecord(entry);
  const name = found === null || typeof found === 'string' ? found : textIn(language, found);
  if (name === null || name === '') return entityId === null ? word : `${word} ${entityId}`;
  if (entity === 'user') return `${word} ${name}`;
  if (entity === 'order' || entity === 'transaction') return `${word} ${entityId} (${name})`;
  return language === 'pl' ? `${word} „${name}”` : `${word} “${name}”`;
}

/** The most characters of a value in a sentence. */
const LONGEST_VALUE = 80;

/** What an entry changed, in one sentence: `Price per share: PLN 100.00 → PLN 120.00; Share limit; and 2 more`. Empty if nothing. */
export function changesInWords({ entity, changes, further }: JournalRow, words: ValueWords): string {
  const more = words.language === 'pl' ? `i jeszcze ${further}` : `and ${further} more`;
  const told = changes.map((change) => changeInWords(change, entity, words));
  return [...told, ...(further > 0 ? [more] : [])].join('; ');
}

function changeInWords({ path, before, after }: JournalChange, entity: string, words: ValueWords): string {
  const label = fieldInWords(path, words.language, entity);
  const inWords = (value: JournalChange['before']) => cut(valueInWords({ path, entity }, value, words));
  if ((before === null && after === null) || (isPlace(path) && !words.nameOfPlace)) return label;
  if (before === null) return `${label}: ${inWords(after)}`;
  if (after === null) return `${label}: ${inWords(before)}`;
  return `${label}: ${inWords(before)} → ${inWords(after)}`;
}

const cut = (text: string) =>
  text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE - 1).trimEnd()}…` : text;
