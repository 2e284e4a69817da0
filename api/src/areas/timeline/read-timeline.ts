import type { TimelineEntry, TimelinePage } from '@share/contract/areas/timeline/timeline.schemas.ts';
import { inArray, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { emails } from '../../platform/mail/mail.tables.ts';
import { actorName } from '../../platform/records/audit.ts';
import { openEntries } from '../../platform/records/personal-values.ts';
import { Refusal } from '../../platform/refusal.ts';
import { emailEventOf, type StoredEntry, toTimelineEntry } from './shown-entry.ts';
import type { Subjects } from './subjects.ts';

const PAGE_SIZE = 20;
const NEWER_THAN_ALL = Number.MAX_SAFE_INTEGER;

/** One page of the audit trail of the records, newest first. Refuses if there is no such record. */
export async function readTimeline(
  context: Context,
  subjects: Subjects,
  { before }: { before?: number | undefined },
): Promise<TimelinePage> {
  const { db } = context;
  const found = await openEntries(context, await readEntries(db, subjects, before ?? NEWER_THAN_ALL));
  if (found.length === 0) await refuseIfMissing(db, subjects);
  const shown = found.slice(0, PAGE_SIZE);
  const emailByEvent = await readEmails(db, shown);
  return {
    entries: shown.map((entry) =>
      toTimelineEntry(entry, emailByEvent.get(emailEventOf(entry) ?? '') ?? null),
    ),
    older: found.length > PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** Reads one entry more than a page, to know whether there are older ones. Each subject is read backwards by the index. */
async function readEntries(
  db: Db,
  { rows, withheld }: Subjects,
  before: number,
): Promise<readonly StoredEntry[]> {
  const { rows: found } = await db.execute<Record<keyof StoredEntry, unknown>>(sql`
    WITH subject AS (${rows})
    SELECT e.* FROM subject CROSS JOIN LATERAL (
      SELECT id, at, actor_id AS "actorId", ${actorName} AS "actorLabel", action, entity, entity_id AS "entityId",
        before, after
      FROM audit_entries
      WHERE entity = subject.entity AND entity_id = subject.id AND id < ${before}
        AND action <> ALL (${sql.param([...withheld])})
      ORDER BY id DESC LIMIT ${PAGE_SIZE + 1}
    ) e ORDER BY e.id DESC LIMIT ${PAGE_SIZE + 1}`);
  return found.map((entry) => ({
    ...(entry as unknown as StoredEntry),
    id: Number(entry.id),
    at: new Date(entry.at as string),
  }));
}

async function refuseIfMissing(db: Db, { rows, refusal }: Subjects): Promise<void> {
  const { rows: found } = await db.execute(sql`SELECT 1 FROM (${rows}) subject LIMIT 1`);
  if (found.length === 0) throw new Refusal(refusal);
}

/** The delivery status of the e-mails about these entries, by event. */
async function readEmails(
  db: Db,
  entries: readonly StoredEntry[],
): Promise<ReadonlyMap<string, TimelineEntry['email']>> {
  const events = entries.map(emailEventOf).filter((event) => event !== null);
  if (events.length === 0) return new Map();
  const found = await db
    .select({
      event: emails.event,
      recipient: emails.recipient,
      sentAt: emails.sentAt,
      givenUpAt: emails.givenUpAt,
    })
    .from(emails)
    .where(inArray(emails.event, events));
  return new Map(
    found.map(({ event, recipient, sentAt, givenUpAt }) => [
      event,
      {
        recipient,
        state: sentAt ? 'sent' : givenUpAt ? 'failed' : 'waiting',
        at: (sentAt ?? givenUpAt)?.toISOString() ?? null,
      },
    ]),
  );
}
