import { journalList } from '@share/contract/areas/journal/journal.endpoints.ts';
import type { JournalRow } from '@share/contract/areas/journal/journal.schemas.ts';
import type { ListAnswer, ListState } from '@share/contract/shared/lists/list.ts';
import type { Context } from '../../platform/context.ts';
import { equals, type Parameter, withinDays } from '../../platform/lists/list-conditions.ts';
import { listFrom } from '../../platform/lists/list-query.ts';
import type { ListSource } from '../../platform/lists/list-source.ts';
import { Refusal } from '../../platform/refusal.ts';
import { isPerson, maySeePeople } from '../users/users.shared.ts';
import {
  ENTRY_JOINS,
  entryColumns,
  type FoundEntry,
  IS_OF_MEMBER,
  MEMBER,
  toJournalRow,
} from './entry-rows.ts';

const NUMBER = /^\s*#?\s*(\d{1,9})\s*$/;

const source: ListSource<typeof journalList, FoundEntry, JournalRow> = {
  declared: journalList,
  from: 'audit_entries a',
  id: 'a.id',
  // The seals say how many entries they cover, so only the few entries after the newest seal are counted.
  total: `SELECT coalesce(s.total, 0) + (SELECT count(*) FROM audit_entries WHERE id > coalesce(s.last_id, 0))
    FROM (VALUES (1)) one LEFT JOIN LATERAL (SELECT total, last_id FROM audit_seals ORDER BY id DESC LIMIT 1) s ON true`,
  filters: {
    search: {
      numbers: (text, parameter) => {
        const number = NUMBER.exec(text)?.[1];
        return number === undefined ? null : `a.entity_id = ${parameter(Number(number))}`;
      },
      related: [isPerson('a.actor_id')],
    },
    entity: equals('a.entity'),
    action: equals('a.action'),
    person: concerns,
    at: withinDays('a.at'),
  },
  orders: { at: 'a.at' },
  select: entryColumns,
  joins: ENTRY_JOINS,
  row: toJournalRow,
};

/** Entries about the people whom the text names, about their places in roles, and about their orders and payments. */
function concerns(text: string, parameter: Parameter): string {
  const people = isPerson('').ids(text, parameter);
  return `a.entity = 'user' AND a.entity_id IN (${people})
    OR ${IS_OF_MEMBER} AND ${MEMBER} IN (${people})
    OR a.entity = 'order' AND a.entity_id IN (SELECT id FROM orders WHERE user_id IN (${people}))
    OR a.entity = 'transaction' AND a.entity_id IN (SELECT id FROM transactions WHERE user_id IN (${people}))`;
}

const readList = listFrom(source);

/** Callers who may not see people can search for records only. */
function refuse({ actor }: Context, { filters: { search, person } }: ListState): void {
  const isForPeople = person !== undefined || (typeof search === 'string' && !NUMBER.test(search));
  if (isForPeople && !maySeePeople(actor)) throw new Refusal('FORBIDDEN');
}

export const listJournal = Object.assign(
  async (context: Context, state: ListState): Promise<ListAnswer<JournalRow>> => {
    refuse(context, state);
    return readList(context, state);
  },
  { source, refuse },
);
