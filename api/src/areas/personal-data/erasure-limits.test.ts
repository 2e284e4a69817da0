/** Records that the erasure of a person does not touch. */
import { erasePerson } from '@share/contract/areas/personal-data/personal-data.endpoints.ts';
import { type SQL, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { appForAllTests } from '../../testing/for-all-tests.ts';
import { anInvestor, aUser } from '../../testing/people.ts';

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
