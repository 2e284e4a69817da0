import { getJournalEntry, listJournal } from '@share/contract/areas/journal/journal.endpoints.ts';
import { erasePerson, getErasure } from '@share/contract/areas/personal-data/personal-data.endpoints.ts';
import { createUser, getUser } from '@share/contract/areas/users/users.endpoints.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { aKnownPerson, type Traces } from '../../testing/a-known-person.ts';
import { exportedPerson } from '../../testing/exported-person.ts';
import { appForAllTests } from '../../testing/for-all-tests.ts';
import { aUser } from '../../testing/people.ts';
import { columnsWith, filesWith } from '../../testing/stored-texts.ts';
import type { Caller } from '../../testing/test-app.ts';
import { sealAudit } from '../journal/seals/seal-audit.ts';
import { verifySeals } from '../journal/seals/verify-seals.ts';
import { runBooksCheck } from '../ledger/books-check/run-books-check.ts';

const app = appForAllTests();
const YEARS = 365.25 * 86_400_000;
const after = (years: number) => app.setClock(new Date(Date.now() + years * YEARS));

const textsOf = ({ word, phone, account }: Traces) => [word, phone, phone.replaceAll(' ', ''), account];

describe('a person who left traces everywhere', () => {
  type Known = Awaited<ReturnType<typeof aKnownPerson>>;
  let staff: Caller;
  let clerk: Awaited<ReturnType<typeof aUser>>;
  /** Somebody else than the clerk, because nobody erases people whom they created. */
  let eraser: Awaited<ReturnType<typeof aUser>>;
  let known: Known;
  let other: Known;

  beforeAll(async () => {
    clerk = await aUser(app.context, { isSuperAdmin: true, firstName: 'Klerkowa', lastName: 'Klerkowska' });
    staff = await app.asUser(clerk);
    eraser = await aUser(app.context, { isSuperAdmin: true });
    other = await aKnownPerson(app, staff, 'pelikan', '611222333');
    known = await aKnownPerson(app, staff, 'kanarek', '731902846');
    for (const [person, word] of [
      [other, 'pelikan'],
      [known, 'kanarek'],
    ] as const)
      await app.context.db.execute(sql`
        INSERT INTO passkeys (id, user_id, name, credential_id, public_key, counter, transports, verifies_user, created_at)
        VALUES (gen_random_uuid(), ${person.id}, ${`Telefon ${word}`}, ${`credential-${word}`}, 'key', 0, '{}', true, now())`);
    // Entries as the version before wrote them.
    await app.context.db.execute(sql`
      INSERT INTO audit_entries (at, actor_id, actor_label, ip, action, entity, entity_id, before, after) VALUES
        (now(), ${known.id}, ${known.email}, '203.0.113.9', 'user.update', 'user', ${known.id},
          '{"firstName":"Kanarek","version":1}', '{"firstName":"Jan Kanarek","version":2}'),
        (now(), ${clerk.id}, 'anna@example.com', '198.51.100.1', 'order.update', 'order', ${known.orderId},
          '{"investorData":{"lastName":"kanarek"}}', '{"investorData":{"lastName":"Kanarek"}}'),
        (now(), NULL, 'visitor', '203.0.113.9', 'contact.send', 'contact', NULL, NULL, ${JSON.stringify({ email: known.email })}::jsonb)`);
    // Searches that another member of staff saved.
    await app.context.db.execute(sql`INSERT INTO list_views (owner_id, screen, name, query, is_shared) VALUES
      (${clerk.id}, '/orders', 'One investor', ${JSON.stringify({ 'filters[userEmail][value]': known.email })}::jsonb, true),
      (${clerk.id}, '/orders', ${`Z ${known.traces.word} (Jan): orders`}, '{}', false)`);
    await sealAudit(app.services);
  });

  test('nothing of the file is of somebody else, and everything of the person is there', async () => {
    const { statusCode, payload } = await exportedPerson(app, known.id, clerk);
    expect(statusCode).toBe(200);
    const file = JSON.parse(payload);
    expect(Object.keys(file)).toEqual(['file', ...Object.keys(file.file.sections)]);
    for (const name of [
      'agreements',
      'uploads',
      'onlinePayments',
      'secondFactors',
      'registrations',
      'savedViews',
      'listLayouts',
      'passwordLinks',
    ])
      expect(file[name]).toBeInstanceOf(Array);
    expect(file).toMatchObject({
      account: { email: known.email, firstName: 'Jan kanarek', address: { country: { name: 'Polska' } } },
      orders: [
        { investorData: { phoneNumber: '+48 7319028461' }, rejectionNote: 'Powód dla kanarek' },
        { rejectionReason: 'investor', rejectionNote: 'Rezygnacja kanarek' },
      ],
      transactions: [{ noteOnPayment: 'Od kanarek' }, {}],
      returnedMoney: [
        { reference: 'Zwrot kanarek' },
        { reference: 'Ponowny zwrot kanarek', note: 'Ponownie od kanarek' },
      ],
      documents: [{ name: 'umowa kanarek.pdf' }],
      notes: [{ text: 'Uwaga o kanarek' }, { text: 'Uwaga o zamówieniu kanarek' }],
      secondFactors: [{ kind: 'passkey', name: 'Telefon kanarek' }],
      messages: [{ text: expect.stringContaining('Wiadomość kanarek') }],
    });
    expect(file.emails.map(({ type }: { type: string }) => type)).toContain('order-created');
    expect(file.sessions[0]).toMatchObject({ address: '203.0.113.7', browser: 'Browser of kanarek' });
    const updated = file.journal.find(({ action }: { action: string }) => action === 'order.update');
    expect(updated).toMatchObject({ by: 'staff', after: { investorData: { firstName: 'Jan kanarek' } } });
    expect(payload.toLowerCase()).not.toMatch(
      /pelikan|611222333|klerkow|passwordhash|sealseed|credential-|"v1\./,
    );
    expect(payload).not.toContain(clerk.email);
    const secret = await app.context.db.execute<{ seed: string }>(
      sql`SELECT seal_seed AS seed FROM users WHERE id = ${known.id}`,
    );
    expect(payload).not.toContain(secret.rows[0]?.seed);
  });

  test('an export is in the audit trail: who, and of whom', async () => {
    const { rows } = await app.context.db.execute(
      sql`SELECT actor_id, entity_id FROM audit_entries WHERE action = 'user.export-data'`,
    );
    expect(rows).toEqual([{ actor_id: clerk.id, entity_id: known.id }]);
  });

  test('what the audit trail says of a person is sealed, and readable on the screen', async () => {
    const { rows } = await app.context.db.execute<{ id: number; plain: boolean }>(sql`
      SELECT id::int, concat(before, after, ip, actor_label) ILIKE '%pelikan%' AS plain FROM audit_entries
      WHERE entity = 'order' AND entity_id = ${other.orderId} AND action = 'order.update'`);
    expect(rows).toMatchObject([{ plain: false }]);
    const { data } = await staff(getJournalEntry, { params: { id: rows[0]?.id ?? 0 } });
    expect(data.contents).toMatchObject({
      isErased: false,
      changes: [{ path: 'investorData.phoneNumber', after: '+48 6112223331' }],
    });
  });

  test('before the years are over the preview says until when, and nobody is erased', async () => {
    const call = await app.asUser(eraser);
    const { data } = await call(getErasure, { params: { id: known.id } });
    const until = `${new Date().getFullYear() + 5}-12-31`;
    expect(data).toMatchObject({
      obstacles: ['RETENTION_NOT_OVER'],
      retention: [
        { ground: 'accounting', until, isOver: false },
        { ground: 'tax', until },
        { ground: 'moneyLaundering', until },
      ],
    });
    const refused = await call(erasePerson, { params: { id: known.id }, body: { email: known.email } });
    expect([refused.status, refused.codes]).toEqual([409, ['RETENTION_NOT_OVER']]);
  });

  test('erased, nothing of the person is left in any column or file, while the books and the seals stay right', async () => {
    const texts = textsOf(known.traces);
    expect((await columnsWith(app.context.db, texts)).length).toBeGreaterThan(15);
    expect(filesWith(app.services.environment.filesUrl, 'kanarek')).toHaveLength(1);
    const totals = sql`SELECT sum(total_amount) AS total, count(*) AS orders FROM orders`;
    const before = (await app.context.db.execute(totals)).rows;
    after(7);
    const later = await app.asUser(eraser);
    const wrong = await later(erasePerson, { params: { id: known.id }, body: { email: other.email } });
    expect(wrong.errors).toMatchObject([{ code: 'ERASURE_NOT_CONFIRMED', path: 'email' }]);
    const { data } = await later(erasePerson, {
      params: { id: known.id },
      body: { email: `\u200b${known.email.toUpperCase()}` },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(data).toMatchObject({ erasedAt: expect.any(String), obstacles: ['USER_IS_ERASED'] });

    expect(await columnsWith(app.context.db, texts)).toEqual([]);
    expect(filesWith(app.services.environment.filesUrl, 'kanarek')).toEqual([]);
    expect(await columnsWith(app.context.db, [`203.0.113.9`])).toEqual([]);
    expect((await app.context.db.execute(totals)).rows).toEqual(before);
    expect(await columnsWith(app.context.db, ['pelikan'])).not.toEqual([]);
    expect(filesWith(app.services.environment.filesUrl, 'pelikan')).toHaveLength(1);
    await sealAudit(app.services);
    expect(await verifySeals(app.context.db, app.services.secrets)).toMatchObject({
      broken: null,
      forgedErasure: null,
      unsealed: 0,
    });
    app.setClock(null);
    expect(await runBooksCheck(app.context.db)).toEqual([]);
  });

  test('the journal goes on showing who did what and when, and says that values were erased', async () => {
    const { data } = await staff(listJournal, {
      list: { filters: { search: `${known.orderId}`, entity: 'order' } },
    });
    const entry = data.items.find(({ action }) => action === 'order.update');
    const { contents } = (await staff(getJournalEntry, { params: { id: entry?.id ?? 0 } })).data;
    expect(contents).toMatchObject({ isErased: true, changes: [] });
    expect((await staff(getUser, { params: { id: known.id } })).data).toMatchObject({
      state: 'deleted',
      firstName: '',
      lastName: `#${known.id}`,
    });
  });

  test('the address is free, the person is neither exported nor erased again', async () => {
    expect((await exportedPerson(app, known.id, clerk)).statusCode).toBe(409);
    const again = await staff(erasePerson, { params: { id: known.id }, body: { email: known.email } });
    expect(again.codes).toEqual(['USER_IS_ERASED']);
    const { status } = await staff(createUser, {
      body: {
        email: known.email,
        firstName: 'New',
        lastName: 'Owner',
        isAdmin: false,
        resetPasswordUrlPattern: 'http://localhost:3000/set-password/:token',
      },
    });
    expect(status).toBe(200);
  });

  test.each([
    [
      'an emptied entry that is changed afterwards',
      `UPDATE audit_entries SET ip = 'x' WHERE id = (SELECT min(entry_id) FROM erased_entries)`,
    ],
    [
      'an entry that was emptied without an erasure',
      `WITH one AS (SELECT * FROM audit_entries e WHERE action = 'order.accept' OR action = 'order.place' ORDER BY id LIMIT 1)
      INSERT INTO erased_entries (entry_id, user_id, former_hash, present_hash)
      SELECT id, (SELECT max(id) FROM users), audit_entry_hash(one::text::audit_entries), repeat('0', 64) FROM one`,
    ],
    ['a hash that is missing', `DELETE FROM erased_entries WHERE id = (SELECT max(id) FROM erased_entries)`],
  ])('R27 audit:verify finds %s', async (_, change) => {
    const undo = new Error('undo');
    let found: Awaited<ReturnType<typeof verifySeals>> | undefined;
    const spoil = app.context.db.transaction(async (tx) => {
      await tx.execute(sql`SET LOCAL session_replication_role = replica`);
      await tx.execute(sql.raw(change));
      found = await verifySeals(tx, app.services.secrets);
      throw undo;
    });
    await expect(spoil).rejects.toThrow(undo);
    expect(found?.broken !== null || found?.forgedErasure !== null).toBe(true);
  });

  test('R27 the application cannot change an entry without noting what it was', async () => {
    for (const change of [
      sql`UPDATE audit_entries SET ip = 'x' WHERE id = (SELECT min(entry_id) FROM erased_entries)`,
      sql`UPDATE audit_entries SET after = NULL WHERE id = (SELECT max(id) FROM audit_entries)`,
      sql`DELETE FROM erased_entries`,
      sql`UPDATE receipts SET note = '' WHERE note <> ''`,
    ])
      await expect(app.context.db.execute(change)).rejects.toThrow();
  });
});
