/** The journal shows the audit trail: who did what to which record, when and with what change (R27). */
import { endpoint } from '../../shared/endpoint.ts';
import { IdParams } from '../../shared/ids.ts';
import { list, listAnswer, SEARCH } from '../../shared/lists/list.ts';
import { journalEntities } from './journal.records.ts';
import { JournalEntry, JournalRow } from './journal.schemas.ts';
import { journalActions } from './journal-actions.ts';

export const journalList = list({
  name: 'journal',
  filters: {
    /** The number of a record, or parts of the name or e-mail of who acted; the latter needs a permission to see people. */
    search: { ...SEARCH, minimum: 2 },
    entity: { type: 'select', choices: journalEntities },
    action: { type: 'select', choices: journalActions },
    /** Parts of the name or e-mail of the person whom the entry concerns; needs a permission to see people. */
    person: { type: 'text', minimum: 2 },
    at: { type: 'dateRange' },
  },
  sortable: ['at'],
  defaultOrder: { column: 'at', direction: 'DESC' },
});

export const listJournal = endpoint({
  method: 'GET',
  path: '/admin/audit',
  access: 'admin:audit:list',
  summary: 'List the entries of the audit trail',
  list: journalList,
  answer: listAnswer(JournalRow),
  errors: [],
});

export const getJournalEntry = endpoint({
  method: 'GET',
  path: '/admin/audit/:id',
  access: 'admin:audit:list',
  summary: 'Read an entry of the audit trail, with its changes if the caller may read the record',
  params: IdParams,
  answer: JournalEntry,
  errors: ['NOT_FOUND'],
});
