import { emailsList } from '@share/contract/areas/emails/emails.endpoints.ts';
import type { EmailRow, EmailState } from '@share/contract/areas/emails/emails.schemas.ts';
import type { ListAnswer, ListState } from '@share/contract/shared/lists/list.ts';
import type { ListTotals } from '@share/contract/shared/lists/list-totals.ts';
import type { Context } from '../../platform/context.ts';
import { equals, oneOf, withinDays } from '../../platform/lists/list-conditions.ts';
import { listFrom } from '../../platform/lists/list-query.ts';
import type { ListSource } from '../../platform/lists/list-source.ts';
import { totalsFrom } from '../../platform/lists/totals-statement.ts';
import { Refusal } from '../../platform/refusal.ts';
import { isPerson, maySeePeople, USER_META } from '../users/users.shared.ts';
import { isRepeatableAt } from './send-again.rules.ts';

interface Found extends Omit<EmailRow, 'createdAt' | 'sentAt' | 'givenUpAt' | 'state'> {
  createdAt: Date;
  sentAt: Date | null;
  givenUpAt: Date | null;
}

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const ofState: Record<EmailState, string> = {
  waiting: 'e.sent_at IS NULL AND e.given_up_at IS NULL',
  sent: 'e.sent_at IS NOT NULL',
  failed: 'e.given_up_at IS NOT NULL',
};

/**
 * SQL: whether an e-mail failed within a month and can still be sent again, because nobody waits for others any more. `now` is
 * the SQL of the time.
 */
export const hasFailed = (now: string): string =>
  `e.given_up_at > ${now} - interval '30 days' AND e.again_at IS NULL AND ${isRepeatableAt(now)}`;

const source: ListSource<typeof emailsList, Found, EmailRow> = {
  declared: emailsList,
  from: 'emails e',
  counter: {
    table: 'emails',
    filters: { status: 'state', date: 'createdAt' },
    dateOrder: { column: 'createdAt', expression: 'e.created_at' },
  },
  totals: {
    tab: `CASE WHEN ${ofState.sent} THEN 'sent' WHEN ${ofState.failed} THEN 'failed' ELSE 'waiting' END`,
  },
  id: 'e.id',
  filters: {
    search: {
      numbers: (text, parameter) =>
        ADDRESS.test(text) ? `e.recipient = ${parameter(text.toLowerCase())}` : null,
      related: [isPerson('e.user_id')],
    },
    state: (state: EmailState) => ofState[state],
    type: equals('e.type'),
    createdAt: withinDays('e.created_at'),
    waits: oneOf({ failed: hasFailed }),
  },
  orders: { createdAt: 'e.created_at' },
  select: {
    id: 'e.id',
    type: 'e.type',
    typeName: `coalesce(t.name, jsonb_build_object('pl', e.type, 'en', e.type))`,
    recipient: 'e.recipient',
    person: `CASE WHEN u.id IS NOT NULL THEN ${USER_META} END`,
    subject: 'e.subject',
    createdAt: 'e.created_at',
    sentAt: 'e.sent_at',
    givenUpAt: 'e.given_up_at',
    lastError: 'e.last_error',
  },
  joins: `JOIN emails e ON e.id = page.id LEFT JOIN email_templates t ON t.type = e.type
    LEFT JOIN users u ON u.id = e.user_id`,
  row: (found, { actor }) => ({
    ...found,
    ...(maySeePeople(actor) ? {} : hidden),
    state: stateOf(found),
    createdAt: found.createdAt.toISOString(),
    sentAt: found.sentAt?.toISOString() ?? null,
    givenUpAt: found.givenUpAt?.toISOString() ?? null,
  }),
};

/** The values for callers who may not see people; `lastError` is among them, because mail servers repeat the address. */
export const hidden = { recipient: null, person: null, subject: null, lastError: null };

export const stateOf = ({
  sentAt,
  givenUpAt,
}: {
  sentAt: Date | null;
  givenUpAt: Date | null;
}): EmailState => (sentAt ? 'sent' : givenUpAt ? 'failed' : 'waiting');

const readList = listFrom(source);
const readTotals = totalsFrom(source);

/** Callers who may not see people may not search for them either. */
function refuse({ actor }: Context, { filters: { search } }: ListState): void {
  if (search !== undefined && !maySeePeople(actor)) throw new Refusal('FORBIDDEN');
}

export const listEmails = Object.assign(
  async (context: Context, state: ListState): Promise<ListAnswer<EmailRow>> => {
    refuse(context, state);
    const answer = await readList(context, state);
    if (maySeePeople(context.actor)) return answer;
    const configuredFilters = answer.configuredFilters.filter(({ name }) => name !== 'search');
    return { ...answer, configuredFilters };
  },
  { source, refuse },
);

export const totalEmails = async (context: Context, state: ListState): Promise<ListTotals> => {
  refuse(context, state);
  return readTotals(context, state);
};
