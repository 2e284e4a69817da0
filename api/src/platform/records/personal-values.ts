/**
 * The audit trail seals the values of a person under a key of that person: `{ status, sealed: '12.v1.…' }`. The seals of the
 * trail cover this form, so destroying the key erases the values without changing an entry.
 */
import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import type { Secrets } from '../secrets.ts';

/** The person whom an entry describes. A missing seed is read by a further statement. */
export interface Person {
  id: number;
  sealSeed?: string | null;
}

/** Fields that describe a person, in entries about that person. */
export const personalFields = [
  'email',
  'firstName',
  'lastName',
  'position',
  'investorData',
  'user',
  'userMeta',
  'signedDocument',
  'recipient',
  'passkeys',
  'note',
  'reference',
] as const;
const personal: ReadonlySet<string> = new Set(personalFields);

const placeOf = (id: number) => `audit_entries:person:${id}`;
const ENVELOPE = /^(\d+)\.(v1\..+)$/;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Splits a record into its personal fields and the others. */
function splitPersonal(record: Record<string, unknown>) {
  const entries = Object.entries(record);
  return {
    values: Object.fromEntries(entries.filter(([name]) => personal.has(name))),
    rest: Object.fromEntries(entries.filter(([name]) => !personal.has(name))),
  };
}

export const hasPersonal = (record: unknown): record is Record<string, unknown> =>
  isRecord(record) && Object.keys(record).some((name) => personal.has(name));

export async function readSeed(db: Db, { id, sealSeed }: Person): Promise<string | null> {
  if (sealSeed !== undefined) return sealSeed;
  return (await readSeeds(db, [id])).get(id) ?? null;
}

/** The record with its personal fields sealed; without them if the person was erased. */
export function sealPersonal(secrets: Secrets, id: number, seed: string | null, record: unknown): unknown {
  if (!hasPersonal(record)) return record;
  const { values, rest } = splitPersonal(record);
  return seed === null ? rest : { ...rest, sealed: sealText(secrets, id, seed, JSON.stringify(values)) };
}

export const sealText = (secrets: Secrets, id: number, seed: string, text: string): string =>
  `${id}.${secrets.under(seed).seal(text, placeOf(id))}`;

interface Entry {
  ip?: string | null;
  before: unknown;
  after: unknown;
}

/** Entries as they were written. Values of erased persons are left out, and `isErased` says so. */
export async function openEntries<Stored extends Entry>(
  { db, secrets }: { db: Db; secrets: Secrets },
  entries: readonly Stored[],
): Promise<(Stored & { isErased: boolean })[]> {
  const owners = [...new Set(entries.flatMap(ownersOf))];
  const seeds = owners.length > 0 ? await readSeeds(db, owners) : new Map<number, string>();
  const seedOf = (sealed: string) => seeds.get(ownerOf(sealed) ?? 0) ?? null;
  const open = (values: unknown) =>
    openValues(secrets, isSealed(values) ? seedOf(values.sealed) : null, values);
  return entries.map((entry) => ({
    ...entry,
    ...(entry.ip && ENVELOPE.test(entry.ip) ? { ip: openText(secrets, seedOf(entry.ip), entry.ip) } : {}),
    before: open(entry.before),
    after: open(entry.after),
    isErased: envelopesOf(entry).some(({ id }) => !seeds.has(id)),
  }));
}

/** Values as they were written; without the sealed ones if the seed of their person is gone. */
export function openValues(secrets: Secrets, seed: string | null, values: unknown): unknown {
  if (!isSealed(values)) return values;
  const { sealed, ...rest } = values;
  const opened = openText(secrets, seed, sealed);
  return opened === null ? rest : { ...rest, ...JSON.parse(opened) };
}

function openText(secrets: Secrets, seed: string | null, sealed: string): string | null {
  const [, id, envelope] = ENVELOPE.exec(sealed) ?? [];
  return seed && envelope ? secrets.under(seed).open(envelope, placeOf(Number(id))) : null;
}

const ownerOf = (sealed: string): number | null => {
  const id = ENVELOPE.exec(sealed)?.[1];
  return id === undefined ? null : Number(id);
};

const isSealed = (record: unknown): record is { sealed: string } =>
  isRecord(record) && typeof record.sealed === 'string' && ENVELOPE.test(record.sealed);

const envelopesOf = ({ ip, before, after }: Entry) =>
  [ip, ...[before, after].map((record) => (isSealed(record) ? record.sealed : null))].flatMap((text) => {
    const id = text ? ownerOf(text) : null;
    return id === null ? [] : [{ id }];
  });

/** The people under whose keys values of the entry are sealed. */
export const ownersOf = (entry: Entry): number[] => [...new Set(envelopesOf(entry).map(({ id }) => id))];

async function readSeeds(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await db.execute<{ id: number; seed: string }>(
    sql`SELECT id, seal_seed AS seed FROM users WHERE id = ANY(${sql.param(ids)}) AND seal_seed IS NOT NULL`,
  );
  return new Map(rows.map(({ id, seed }) => [id, seed]));
}
