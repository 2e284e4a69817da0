/** Records that the erasure of a person does not touch. */
import { sendContactMessage } from '@share/contract/areas/contact/contact.endpoints.ts';
import { getJournalEntry } from '@share/contract/areas/journal/journal.endpoints.ts';
import { createListView } from '@share/contract/areas/list-views/list-views.endpoints.ts';
import { erasePerson, getErasure } from '@share/contract/areas/personal-data/personal-data.endpoints.ts';
import { updateConfig } from '@share/contract/areas/settings/settings.endpoints.ts';
import { createUser, exportUsers } from '@share/contract/areas/users/users.endpoints.ts';
import { type SQL, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { appForAllTests } from '../../testing/for-all-tests.ts';
import { anInvestor, aUser, bearerOf } from '../../testing/people.ts';
import { aConfig } from '../../testing/settings.ts';
import { sealAudit } from '../journal/seals/seal-audit.ts';
import { verifySeals } from '../journal/seals/verify-seals.ts';

const app = appForAllTests();

test('whose address merely ends like that of an erased person keeps answers and saved views', async () => {
  const person = await anInvestor(app.context, { email: 'jan@x.pl', firstName: 'Jan', lastName: 'Zet' });
  const { id: clerk } = await aUser(app.context);
  await app.context.db.execute(sql`
    INSERT INTO idempotent_answers (actor_id, route, key, body_sha256, answer, created_at) VALUES
      (${clerk}, '/a', '1', '', '{"email":"marjan@x.pl"}', now()), (${clerk}, '/a', '2', '', '{"email":"jan@x.pl"}', now())`);
  await app.context.db.execute(sql`INSERT INTO list_views (owner_id, screen, name, query, is_shared) VALUES
    (${clerk}, '/orders', 'Marjan', '{"filters[search]":"marjan@x.pl"}', false),
    (${clerk}, '/orders', 'Jan', '{"filters[search]":"jan@x.pl"}', false)`);
  const staff = await app.as('super admin');
  const erased = await staff(erasePerson, { params: { id: person.id }, body: { email: person.email } });
  expect(erased.codes).toEqual([]);
  const { rows } = await app.context.db.execute(sql`
    SELECT key AS "left" FROM idempotent_answers WHERE actor_id = ${clerk}
    UNION ALL SELECT name FROM list_views WHERE owner_id = ${clerk}`);
  expect(rows).toEqual([{ left: '1' }, { left: 'Marjan' }]);
});

const entriesOf = async (action: string) => {
  const { rows } = await app.context.db.execute<{ after: object }>(
    sql`SELECT after FROM audit_entries WHERE action = ${action} ORDER BY id`,
  );
  return rows.map(({ after }) => after);
};

test.each([
  ['is a part of other words', 'Jan', 'Lis'],
  ['stands in the names of filters', 'Filters', 'Search'],
  ['is missing', '', ''],
])(
  'R27 whose name %s takes no searches of others out of the audit trail, nor their views',
  async (_, first, last) => {
    const { id: clerk } = await aUser(app.context);
    const { id: person, email } = await anInvestor(app.context, { firstName: first, lastName: last });
    const sent = { list: 'orders', filters: { search: 'Januszek' } };
    const query = { 'filters[search]': 'Januszek' };
    const before = (await entriesOf('list.export')).length;
    await app.context.db.execute(sql`INSERT INTO audit_entries (at, actor_id, actor_label, action, entity, after)
    VALUES (now(), ${clerk}, ${`#${clerk}`}, 'list.export', 'list', ${JSON.stringify(sent)}::jsonb)`);
    await app.context.db.execute(sql`INSERT INTO list_views (owner_id, screen, name, query, is_shared)
    VALUES (${clerk}, '/orders', 'Januszek', ${JSON.stringify(query)}::jsonb, false)`);
    const staff = await app.as('super admin');
    expect((await staff(erasePerson, { params: { id: person }, body: { email } })).codes).toEqual([]);
    expect((await entriesOf('list.export')).slice(before)).toEqual([sent]);
    const { rows } = await app.context.db.execute(sql`SELECT name FROM list_views WHERE owner_id = ${clerk}`);
    expect(rows).toEqual([{ name: 'Januszek' }]);
  },
);

describe('R41 what staff did', () => {
  /** Exports the people with a search, and returns what the audit trail has of it. */
  async function anExport(clerk: Awaited<ReturnType<typeof aUser>>, search: string) {
    await app.app.http.inject({
      method: 'POST',
      url: `/api${exportUsers.path}?${new URLSearchParams({ 'filters[search][value]': search })}`,
      headers: { authorization: await bearerOf(app.context, clerk) },
      payload: { format: 'csv', columns: [{ name: 'email', header: 'E-mail' }] },
    });
    const { rows } = await app.context.db.execute<{ id: number }>(
      sql`SELECT max(id)::int AS id FROM audit_entries WHERE action = 'list.export' AND actor_id = ${clerk.id}`,
    );
    const id = rows[0]?.id ?? 0;
    const filters = async () =>
      (
        await app.context.db.execute<{ filters: unknown }>(
          sql`SELECT after->'filters' AS filters FROM audit_entries WHERE id = ${id}`,
        )
      ).rows[0]?.filters;
    return { id, filters };
  }
  const superAdmin = () => aUser(app.context, { isSuperAdmin: true });
  const erase = async (eraser: Awaited<ReturnType<typeof aUser>>, person: { id: number; email: string }) =>
    (
      await (
        await app.asUser(eraser)
      )(erasePerson, { params: { id: person.id }, body: { email: person.email } })
    ).codes;
  const named = { firstName: 'Jan Maria', lastName: 'Sowa' };

  test('before the account existed stays in the audit trail', async () => {
    const [clerk, eraser] = [await superAdmin(), await superAdmin()];
    const { filters } = await anExport(clerk, 'Jan Maria Sowa');
    const person = await anInvestor(app.context, named);
    expect(await erase(eraser, person)).toEqual([]);
    expect(await filters()).toEqual({ search: 'Jan Maria Sowa' });
  });

  test('stays if it was done by who erases, and goes if it names the person by both names side by side', async () => {
    const [clerk, eraser] = [await superAdmin(), await superAdmin()];
    const person = await anInvestor(app.context, named);
    const own = await anExport(eraser, 'Sowa Jan');
    const [of, apart, part] = [
      await anExport(clerk, 'sowa jan'),
      await anExport(clerk, 'Jan i Sowa'),
      await anExport(clerk, 'Sowa'),
    ];
    await sealAudit(app.services);
    expect(await erase(eraser, person)).toEqual([]);
    expect(await Promise.all([own, of, apart, part].map(({ filters }) => filters()))).toEqual([
      { search: 'Sowa Jan' },
      null,
      { search: 'Jan i Sowa' },
      { search: 'Sowa' },
    ]);
    await sealAudit(app.services);
    const { broken, forgedErasure, erasures } = await verifySeals(app.context.db, app.services.secrets);
    expect([broken, forgedErasure]).toEqual([null, null]);
    expect(erasures.at(-1)).toEqual({
      userId: person.id,
      at: expect.any(Date),
      by: `#${eraser.id}`,
      reasons: [{ reason: 'names-person', entries: 1 }],
    });
    const { data } = await (await app.asUser(clerk))(getJournalEntry, { params: { id: of.id } });
    expect(data.contents).toMatchObject({
      isErased: true,
      erasures: [{ userId: person.id, actor: 'Anna Nowak', reason: 'names-person' }],
    });
  });

  test('stays although the person has chosen words of searches as names', async () => {
    const [clerk, eraser] = [await superAdmin(), await superAdmin()];
    const [paid, week] = [
      await anInvestor(app.context, { firstName: 'paid', lastName: 'paid' }),
      await anInvestor(app.context, { firstName: 'Orders', lastName: 'week' }),
    ];
    const call = await app.asUser(clerk);
    for (const [name, status] of [
      ['Paid', 'paid'],
      ['Orders of the week', 'new'],
    ] as const) {
      const body = { screen: '/orders', name, query: { 'filters[status][value]': status }, isShared: true };
      expect((await call(createListView, { body })).status).toBe(200);
    }
    for (const person of [paid, week]) expect(await erase(eraser, person)).toEqual([]);
    const { rows } = await app.context.db.execute(
      sql`SELECT name FROM list_views WHERE owner_id = ${clerk.id} ORDER BY id`,
    );
    expect(rows).toEqual([{ name: 'Paid' }, { name: 'Orders of the week' }]);
  });

  test('nobody erases a person whom they created, except the only super administrator', async () => {
    const creator = await superAdmin();
    const call = await app.asUser(creator);
    const body = {
      email: `${crypto.randomUUID()}@example.com`,
      ...named,
      isAdmin: false,
      resetPasswordUrlPattern: `${app.services.environment.publicSiteUrl}/set-password/:token`,
    };
    const { data: person } = await call(createUser, { body });
    const obstacles = async () => (await call(getErasure, { params: { id: person.id } })).data.obstacles;
    expect(await obstacles()).toEqual(['USER_CREATED_BY_YOURSELF']);
    expect(await erase(creator, { id: person.id, email: body.email })).toEqual(['USER_CREATED_BY_YOURSELF']);
    await app.context.db.execute(
      sql`UPDATE users SET active = false WHERE is_super_admin AND id <> ${creator.id}`,
    );
    expect(await obstacles()).toEqual([]);
  });

  test('messages of a visitor stay while nobody has confirmed that the address is that of the account', async () => {
    const eraser = await superAdmin();
    await (await app.asUser(eraser))(updateConfig, { body: aConfig() });
    const email = 'zofia-wrona@example.com';
    const message = { name: 'Zofia', email, message: 'Poufne' };
    expect((await app.asVisitor(sendContactMessage, { body: message })).status).toBe(200);
    const left = async () => {
      const { rows } = await app.context.db.execute(sql`
        SELECT (SELECT count(*)::int FROM emails WHERE lower(reply_to->>'address') = ${email}) AS messages,
          (SELECT count(*)::int FROM audit_entries WHERE action = 'contact.send' AND after->>'email' = ${email}) AS entries`);
      return rows[0];
    };
    expect(await erase(eraser, await anInvestor(app.context, { email }))).toEqual([]);
    expect(await left()).toEqual({ messages: 1, entries: 1 });
    const confirmed = await anInvestor(app.context, { email, emailConfirmedAt: new Date() });
    expect(await erase(eraser, confirmed)).toEqual([]);
    expect(await left()).toEqual({ messages: 0, entries: 0 });
  });
});

test('R27 noting an erasure is not enough to rewrite an entry: it only loses values, of somebody who is erased', async () => {
  const { id: person } = await anInvestor(app.context);
  const { rows } = await app.context.db.execute<{ id: number }>(sql`
    INSERT INTO audit_entries (at, actor_label, ip, action, entity, entity_id, after)
    VALUES (now(), 'visitor', '203.0.113.5', 'contact.send', 'user', ${person}, '{"email":"a@x.pl","count":1}')
    RETURNING id::int`);
  const id = rows[0]?.id ?? 0;
  const change = (columns: SQL) =>
    app.context.db.transaction(async (tx) => {
      await tx.execute(sql`
        INSERT INTO erased_entries (entry_id, user_id, former_hash, present_hash)
        SELECT id, ${person}, audit_entry_hash(e),
          audit_entry_hash(jsonb_populate_record(e, ${columns})) FROM audit_entries e WHERE id = ${id}`);
      await tx.execute(sql`UPDATE audit_entries e SET ip = (p).ip, actor_label = (p).actor_label, after = (p).after
        FROM (SELECT jsonb_populate_record(a, ${columns}) AS p FROM audit_entries a WHERE id = ${id}) x
        WHERE e.id = ${id}`);
    });
  const emptied = sql`'{"ip":null,"after":{"count":1}}'::jsonb`;
  await expect(change(emptied)).rejects.toThrow();
  await app.context.db.execute(sql`
    UPDATE users SET erased_at = now(), deleted_at = now(), seal_seed = NULL WHERE id = ${person}`);
  for (const rewritten of [
    sql`'{"after":{"count":2}}'::jsonb`,
    sql`'{"after":{"count":1,"more":true}}'::jsonb`,
    sql`'{"ip":"198.51.100.1"}'::jsonb`,
    sql`'{"actor_label":"somebody else"}'::jsonb`,
  ])
    await expect(change(rewritten)).rejects.toThrow();
  await change(emptied);
});
