/** The journal as a file, with all its words: apart, because every screen knows the other endpoints, but none of the words. */
import type { Language } from '../../shared/languages.ts';
import { exportEndpoint } from '../../shared/lists/list-export.ts';
import { listJournal } from './journal.endpoints.ts';
import { changesInWords, nameOfRecord } from './words/entry-words.ts';

export const exportJournal = exportEndpoint(listJournal, {
  at: 'instant',
  action: 'choice',
  entity: 'choice',
  entityId: 'id',
  record: { kind: 'text', value: (row) => nameOfRecord(row) },
  changes: { kind: 'text', value: (row) => inBothLanguages((language) => changesInWords(row, { language })) },
  actor: 'text',
});

const inBothLanguages = (text: (language: Language) => string) => ({ pl: text('pl'), en: text('en') });
