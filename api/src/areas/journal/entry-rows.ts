/** Entries of the audit trail as rows of the list, with the names of their records and what they changed. */
import type { JournalEntity } from '@share/contract/areas/journal/journal.records.ts';
import { accessToContents, accessToRecord } from '@share/contract/areas/journal/journal.records.ts';
import type { JournalChange, JournalRow } from '@share/contract/areas/journal/journal.schemas.ts';
import type { Access } from '@share/contract/shared/endpoint.ts';
import type { Context } from '../../platform/context.ts';
import { judge } from '../../platform/http/authorise.ts';
import { openValues } from '../../platform/records/personal-values.ts';
import { changesOf } from './changes-of.ts';
import { readableValues } from './readable-values.ts';
import { summaryOf } from './summary-of.ts';

/** The columns of `entryColumns` as they are read. */
export interface FoundEntry {
  /** PostgreSQL sends a bigint as text. */
  id: string;
  at: Date;
  actorId: number | null;
  actor: string;
  action: string;
  entity: string;
  entityId: number | null;
  name: JournalRow['record'];
  person: string | null;
  /** The present name of the person who had proposed what the entry records. */
  proposer: string | null;
  before: unknown;
  after: unknown;
  /** The changed fields of an entry that is too large to be read for a list; else null. */
  fields: string[] | null;
  seed: string | null;
}

const nameOfUser = (id: string) =>
  `(SELECT to_jsonb(coalesce(nullif(btrim(n.first_name || ' ' || n.last_name), ''), n.email)) FROM users n WHERE n.id = ${id})`;
const nameIn = (table: string, column: string) =>
  `(SELECT to_jsonb(n.${column}) FROM ${table} n WHERE n.id = a.entity_id)`;
const investorOf = (table: string) =>
  nameOfUser(`(SELECT r.user_id FROM ${table} r WHERE r.id = a.entity_id)`);

/** The SQL of the present name of a record, as JSON; null for kinds without names. */
const names: Readonly<Record<JournalEntity, string | null>> = {
  offer: nameIn('offers', 'title'),
  series: nameIn('series', 'name'),
  agreement: nameIn('agreements', 'name'),
  faq: nameIn('faq', 'question'),
  page: nameIn('pages', 'title'),
  slide: nameIn('slides', 'name'),
  picture: nameIn('files', 'file_name'),
  featuredOffer: nameIn('featured_placements', 'name'),
  staticContent: nameIn('static_contents', 'name'),
  emailTemplate: nameIn('email_templates', 'name'),
  sectionPattern: nameIn('section_patterns', 'name'),
  order: investorOf('orders'),
  transaction: investorOf('transactions'),
  payout: `(SELECT jsonb_build_object('pl', concat_ws(' ', f.title ->> 'pl', y.as_of), 'en', concat_ws(' ', f.title ->> 'en', y.as_of))
    FROM payouts y JOIN offers f ON f.id = y.offer_id WHERE y.id = a.entity_id)`,
  statement: `(SELECT to_jsonb(concat_ws(' ', n.account, n.to_day)) FROM statements n WHERE n.id = a.entity_id)`,
  paymentFile: `(SELECT to_jsonb(s.file_name) FROM payment_files n JOIN files s ON s.id = n.file_id WHERE n.id = a.entity_id)`,
  user: nameOfUser('a.entity_id'),
  role: nameIn('roles', 'name'),
  permission: nameIn('permissions', 'name'),
  proposal: null,
  email: `(SELECT t.name FROM emails n JOIN email_templates t ON t.type = n.type WHERE n.id = a.entity_id)`,
  config: null,
  payPalConfig: null,
  contact: null,
  file: nameIn('files', 'file_name'),
  list: `a.after->'list'`,
  listView: nameIn('list_views', 'name'),
  endpoint: null,
};

const NAME = `CASE a.entity ${Object.entries(names)
  .flatMap(([entity, sql]) => (sql === null ? [] : [`WHEN '${entity}' THEN ${sql}`]))
  .join(' ')} END`;

/** The later values that the entry has. Values that are missing are stored as JSON's null. */
const VALUES = `coalesce(nullif(a.after, 'null'), a.before)`;

/** The name that the entry itself has, for records that are gone. */
const LAST_NAME = ['name', 'title', 'question', 'fileName']
  .map((field) => `${VALUES}->'${field}'`)
  .join(', ');

/** Bytes as they are stored: entries with all content of an offer are larger. */
const LARGEST = 16_000;
const IS_SMALL = `coalesce(pg_column_size(a.before), 0) + coalesce(pg_column_size(a.after), 0) < ${LARGEST}`;

/** Whether the entry says who joined or left a role, and the number of that person, as they are indexed. */
export const IS_OF_MEMBER = `a.action IN ('role.add-user', 'role.remove-user')`;
export const MEMBER = `(${VALUES}->>'userId')::int`;

/** The number of the person under whose key the values are sealed. */
const OWNER = `substring(coalesce(a.after->>'sealed', a.before->>'sealed') FROM '^(\\d{1,9})\\.v1\\.')::int`;

/** The SQL of a found entry, of `audit_entries a` and the joins below. */
export const entryColumns: Readonly<Record<keyof FoundEntry, string>> = {
  id: 'a.id',
  at: 'a.at',
  actorId: 'a.actor_id',
  actor: "coalesce(nullif(btrim(u.first_name || ' ' || u.last_name), ''), a.actor_label)",
  action: 'a.action',
  entity: 'a.entity',
  entityId: 'a.entity_id',
  name: `coalesce(${NAME}, ${LAST_NAME})`,
  person: `${nameOfUser(`CASE WHEN ${IS_OF_MEMBER} THEN ${MEMBER} END`)}#>>'{}'`,
  proposer: `${nameOfUser("(a.after->>'proposedBy')::int")}#>>'{}'`,
  before: `CASE WHEN ${IS_SMALL} THEN a.before END`,
  after: `CASE WHEN ${IS_SMALL} THEN a.after END`,
  fields: `CASE WHEN NOT (${IS_SMALL}) THEN ARRAY(SELECT jsonb_object_keys(${VALUES})) END`,
  seed: `(SELECT o.seal_seed FROM users o WHERE o.id = ${OWNER})`,
};

/** After `page`, whose `id` is that of the entry. */
export const ENTRY_JOINS = 'JOIN audit_entries a ON a.id = page.id LEFT JOIN users u ON u.id = a.actor_id';

export function toJournalRow(found: FoundEntry, context: Context): JournalRow {
  const { id, at, actorId, actor, action, entity, entityId, name } = found;
  const row = { id: Number(id), at: at.toISOString(), actorId, actor, action, entity, entityId };
  const record = mayRead(context, accessToRecord(entity)) ? name : null;
  if (!mayReadContents(context, found)) return { ...row, record, changes: [], further: 0 };
  return { ...row, record, ...summaryOf(action, changesIn(found, context)) };
}

export const mayReadContents = (
  context: Context,
  { action, entity }: Pick<FoundEntry, 'action' | 'entity'>,
) => mayRead(context, accessToContents(action, entity));

const mayRead = ({ actor }: Context, access: Access | null): boolean =>
  access === null ? actor.isSuperAdmin : judge(access, actor) === 'allowed';

function changesIn(found: FoundEntry, { secrets }: Context): JournalChange[] {
  const { fields, seed, action, person, proposer } = found;
  if (fields) return fields.map((path) => ({ path, before: null, after: null }));
  const [before, after] = [found.before, found.after].map((values) => openValues(secrets, seed, values));
  const shown = readableValues({ action, before, after, person, proposer });
  return changesOf(shown.before, shown.after);
}
