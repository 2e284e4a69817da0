import { type JournalRow, journalList } from '@share/contract/areas/journal/journal.endpoints.ts';
import type { ListAnswer, ListState } from '@share/contract/shared/lists/list.ts';
import type { Context } from '../../platform/context.ts';
import { equals, withinDays } from '../../platform/lists/list-conditions.ts';
import { listFrom } from '../../platform/lists/list-query.ts';
import type { ListSource } from '../../platform/lists/list-source.ts';
import { Refusal } from '../../platform/refusal.ts';
import { isPerson, maySeePeople } from '../users/users.shared.ts';

interface Found extends Omit<JournalRow, 'at' | 'id'> {
  /** PostgreSQL sends a bigint as text. */
  id: string;
  at: Date;
}

const NUMBER = /^\s*#?\s*(\d{1,9})\s*$/;

const source: ListSource<typeof journalList, Found, JournalRow> = {
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
    at: withinDays('a.at'),
  },
  orders: { at: 'a.at' },
  select: {
    id: 'a.id',
    at: 'a.at',
    actorId: 'a.actor_id',
    actor: "coalesce(nullif(btrim(u.first_name || ' ' || u.last_name), ''), a.actor_label)",
    action: 'a.action',
    entity: 'a.entity',
    entityId: 'a.entity_id',
  },
  joins: 'JOIN audit_entries a ON a.id = page.id LEFT JOIN users u ON u.id = a.actor_id',
  row: ({ id, at, ...found }) => ({ ...found, id: Number(id), at: at.toISOString() }),
};

const readList = listFrom(source);

/** Callers who may not see people can search for records only. */
function refuse({ actor }: Context, { filters: { search } }: ListState): void {
  const isForPeople = typeof search === 'string' && !NUMBER.test(search);
  if (isForPeople && !maySeePeople(actor)) throw new Refusal('FORBIDDEN');
}

export const listJournal = Object.assign(
  async (context: Context, state: ListState): Promise<ListAnswer<JournalRow>> => {
    refuse(context, state);
    return readList(context, state);
  },
  { source, refuse },
);
