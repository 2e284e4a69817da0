import { setTimeout as pause } from 'node:timers/promises';
import { listJournal } from '@share/contract/areas/journal/journal.endpoints.ts';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { systemContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { openLog } from '../../../platform/log.ts';
import { audit, auditEntries } from '../../../platform/records/audit.ts';
import { openSecrets } from '../../../platform/secrets.ts';
import { appForAllTests } from '../../../testing/for-all-tests.ts';
import { sealAudit } from './seal-audit.ts';
import { digestOf, hashOf } from './seal-hash.ts';
import { auditSeals, type Seal } from './seals.tables.ts';
import { type Verified, verifySeals } from './verify-seals.ts';

const app = appForAllTests();
const db = () => app.context.db;
const anEntry = (note: string, on: Db = db()) =>
  audit(on, systemContext(app.services), { action: 'order.note', entity: 'order', id: 1, after: { note } });
const seals = () => db().select().from(auditSeals).orderBy(auditSeals.id);

beforeAll(async () => {
  for (const note of ['a', 'b', 'c']) await anEntry(note);
  await sealAudit(app.services);
  for (const note of ['d', 'e']) await anEntry(note);
  await sealAudit(app.services);
});

test('every entry is sealed once, and nothing is sealed twice', async () => {
  await sealAudit(app.services);
  const [first, second, ...others] = await seals();
  expect(others).toEqual([]);
  expect(second?.entries).toBe(2);
  const { rows } = await db().execute<{ entries: number }>(
    sql`SELECT count(*)::int AS entries FROM audit_entries`,
  );
  expect((first?.entries ?? 0) + (second?.entries ?? 0)).toBe(rows[0]?.entries);
  expect(await verifySeals(db(), app.services.secrets)).toMatchObject({
    seals: 2,
    unsealed: 0,
    broken: null,
  });
});

test('R27 whoever may only use the tables cannot change or delete a seal', async () => {
  for (const change of [
    'UPDATE audit_seals SET entries = 1',
    'DELETE FROM audit_seals',
    'TRUNCATE audit_seals',
  ])
    await expect(db().execute(sql.raw(change))).rejects.toThrow();
});

test('a seal of the version before, which knows no totals, has one', async () => {
  const [{ total } = { total: 0 }] = (await seals()).slice(-1);
  const sealed = db().transaction(async (tx) => {
    await tx.execute(sql`INSERT INTO audit_seals (id, sealed_at, last_id, entries, hash)
      SELECT id + 1, now(), last_id + 1, 7, hash FROM audit_seals ORDER BY id DESC LIMIT 1`);
    const [newest] = (await tx.select().from(auditSeals).orderBy(auditSeals.id)).slice(-1);
    expect(newest?.total).toBe(total + 7);
    tx.rollback();
  });
  await expect(sealed).rejects.toThrow('Rollback');
});

/** The newest entry under the first seal. */
const SEALED = '(SELECT last_id FROM audit_seals WHERE id = 1)';
const ofFirstSeal = 1;
const tampering: [string, string, number][] = [
  ['changed', `UPDATE audit_entries SET after = '{"note":"x"}' WHERE id = ${SEALED}`, ofFirstSeal],
  ['given to somebody else', `UPDATE audit_entries SET actor_label = 'x' WHERE id = ${SEALED}`, ofFirstSeal],
  ['dated back', `UPDATE audit_entries SET at = at - interval '1 day' WHERE id = ${SEALED}`, ofFirstSeal],
  ['deleted', `DELETE FROM audit_entries WHERE id = ${SEALED}`, ofFirstSeal],
  [
    'added below all others',
    `INSERT INTO audit_entries (id, at, actor_label, action, entity) OVERRIDING SYSTEM VALUE
      VALUES (-5, now(), 'x', 'order.accept', 'order')`,
    ofFirstSeal,
  ],
  [
    'deleted under the second seal',
    'DELETE FROM audit_entries WHERE id = (SELECT max(id) FROM audit_entries)',
    2,
  ],
  ['hidden by a smaller seal', 'UPDATE audit_seals SET entries = entries - 1 WHERE id = 1', ofFirstSeal],
  ['hidden by a seal that is gone', 'DELETE FROM audit_seals WHERE id = 1', 2],
];
test.each(tampering)('an entry that the owner of the database has %s is found', async (_, change, seal) => {
  const undo = new Error('undo');
  let broken: number | undefined;
  const spoil = db().transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL session_replication_role = replica`);
    await tx.execute(sql.raw(change));
    broken = (await verifySeals(tx, app.services.secrets)).broken?.seal.id;
    throw undo;
  });
  await expect(spoil).rejects.toThrow(undo);
  expect(broken).toBe(seal);
  expect((await verifySeals(db(), app.services.secrets)).broken).toBeNull();
});

test('R27 whoever owns the database cannot make the seals again, with or without a key', async () => {
  const undo = new Error('undo');
  const found: Partial<Verified>[] = [];
  const forge = db().transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL session_replication_role = replica`);
    await tx.execute(sql`UPDATE audit_entries SET actor_label = 'x' WHERE id = ${sql.raw(SEALED)}`);
    const remake = async (version: number) => {
      const forger = openSecrets(Buffer.alloc(32, 9).toString('base64'));
      let previous: Seal | null = null;
      for (const seal of await tx.select().from(auditSeals).orderBy(auditSeals.id)) {
        const { digest } = await digestOf(tx, previous, seal.lastId);
        const hash = hashOf(forger, previous, { ...seal, version }, digest);
        await tx.update(auditSeals).set({ hash, version }).where(eq(auditSeals.id, seal.id));
        previous = { ...seal, version, hash };
      }
      found.push(await verifySeals(tx, app.services.secrets));
    };
    await remake(1);
    await remake(2);
    throw undo;
  });
  await expect(forge).rejects.toThrow(undo);
  expect(found).toMatchObject([
    { broken: null, isKeyed: false },
    { broken: { seal: { id: 1 } }, isKeyed: true },
  ]);
});

test('seals of the version before are verified, and the next seal proves them', async () => {
  const undo = new Error('undo');
  const found: Partial<Verified>[] = [];
  const upgraded = db().transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL session_replication_role = replica`);
    let previous: Seal | null = null;
    for (const seal of await tx.select().from(auditSeals).orderBy(auditSeals.id)) {
      const { digest } = await digestOf(tx, previous, seal.lastId);
      const old: Seal = { ...seal, version: 1 };
      const hash = hashOf(app.services.secrets, previous, old, digest);
      await tx.update(auditSeals).set({ hash, version: 1 }).where(eq(auditSeals.id, seal.id));
      previous = { ...old, hash };
    }
    const isProven = async () => found.push(await verifySeals(tx, app.services.secrets));
    await isProven();
    await anEntry('after the upgrade', tx);
    await sealAudit({ ...app.services, db: tx });
    await isProven();
    throw undo;
  });
  await expect(upgraded).rejects.toThrow(undo);
  expect(found).toMatchObject([
    { broken: null, isKeyed: false },
    { broken: null, isKeyed: true },
  ]);
});

test('a server with another key adds no seal, and says so', async () => {
  const errors: string[] = [];
  const log = { ...app.services.log, error: (sentence: string) => void errors.push(sentence) } as never;
  await anEntry('under another key');
  const before = (await seals()).length;
  const secrets = openSecrets(Buffer.alloc(32, 9).toString('base64'));
  await sealAudit({ ...app.services, secrets, log });
  expect(await seals()).toHaveLength(before);
  expect(errors).toEqual([expect.stringContaining('SECRET_KEY is not the key')]);
  await sealAudit(app.services);
  expect(await seals()).toHaveLength(before + 1);
});

test('the first seal of each hour is logged, whatever the level of the log is', async () => {
  const logged: { seal: number; hash: string }[] = [];
  const log = openLog('warn', { write: (line: string) => void logged.push(JSON.parse(line)) });
  for (const time of ['2031-05-04T10:00', '2031-05-04T10:59', '2031-05-04T11:00']) {
    await anEntry(time);
    await sealAudit({ ...app.services, log, now: () => new Date(`${time}:00Z`) });
  }
  const newest = (await seals()).at(-1);
  expect(logged).toHaveLength(2);
  expect(logged.at(-1)).toMatchObject({ seal: newest?.id, hash: newest?.hash });
});

test('an entry whose transaction still runs delays the seal, and is under it afterwards', async () => {
  const slow = new pg.Client({ connectionString: app.databaseUrl });
  await slow.connect();
  await slow.query('BEGIN');
  await slow.query(
    "INSERT INTO audit_entries (at, actor_label, action, entity) VALUES (now(), 'slow', 'order.note', 'order')",
  );
  await anEntry('later, but committed before');
  const before = (await seals()).length;
  const sealing = sealAudit(app.services);
  await pause(500);
  expect(await seals()).toHaveLength(before);
  await slow.query('COMMIT');
  await slow.end();
  await sealing;
  expect((await seals()).at(-1)).toMatchObject({ entries: 2 });
  expect(await verifySeals(db(), app.services.secrets)).toMatchObject({ unsealed: 0, broken: null });
});

test('while many write at once, no entry is skipped', async () => {
  let writing = true;
  const writers = Array.from({ length: 6 }, async (_, writer) => {
    for (let entry = 0; entry < 40; entry += 1) {
      await db().transaction(async (tx) => {
        await anEntry(`${writer}.${entry}`, tx);
        await pause(Math.random() * 10);
      });
    }
  });
  const all = Promise.all(writers).then(() => {
    writing = false;
  });
  const before = (await seals()).length;
  while (writing) await sealAudit(app.services);
  await all;
  await sealAudit(app.services);
  expect((await seals()).length).toBeGreaterThan(before + 1);
  expect(await verifySeals(db(), app.services.secrets)).toMatchObject({ unsealed: 0, broken: null });
});

test('the journal has the exact number of entries, sealed or not', async () => {
  const call = await app.as({ can: ['admin:audit:list'] });
  for (const note of ['f', 'g']) await anEntry(note);
  const { pagination } = (await call(listJournal)).data;
  expect(pagination.totalItems).toBe(await db().$count(auditEntries));
  await sealAudit(app.services);
  expect((await seals()).at(-1)?.total).toBe(await db().$count(auditEntries));
});
