import { placeManualOrder, searchInvestors } from '@share/contract/areas/orders/orders.endpoints.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { aManualOrder, anOffer } from '../../testing/books.ts';
import { appForAllTests } from '../../testing/for-all-tests.ts';
import { aUser } from '../../testing/people.ts';
import { users } from '../users/users.tables.ts';

const app = appForAllTests();
let clerk: Awaited<ReturnType<typeof app.as>>;
beforeAll(async () => {
  clerk = await app.as({ can: ['admin:investment:manual-order'] });
  const person = (firstName: string, lastName: string, fields = {}) => ({
    email: `${firstName}.${lastName}@szukani.example`.toLowerCase(),
    firstName,
    lastName,
    ...fields,
  });
  await app.context.db
    .insert(users)
    .values([
      person('Michal', 'Zolc'),
      person('Zofia', 'Lubicz', { email: 'c@alfabet.example' }),
      person('Anna', 'Ćwik', { email: 'a@alfabet.example' }),
      person('Ewa', 'Łan', { email: 'd@alfabet.example' }),
      person('Jan', 'Dąb', { email: 'b@alfabet.example' }),
      person('Łucja', 'Żółć', { email: 'lucja@szukani.example' }),
      person('Piotr', 'Skreslony', { deletedAt: new Date() }),
      ...Array.from({ length: 9 }, (_, nth) => person(`Nr${nth}`, 'Liczny')),
    ]);
});
const found = async (search: string) =>
  (await clerk(searchInvestors, { query: { search } })).data.map(({ email }) => email);

test('ORD-45 investors are found by parts of name and e-mail, with and without Polish letters', async () => {
  expect(await found('zolc')).toEqual(['michal.zolc@szukani.example', 'lucja@szukani.example']);
  expect(await found('ŻÓŁĆ łuc')).toEqual(['lucja@szukani.example']);
  expect(await found('lucja@szuk')).toEqual(['lucja@szukani.example']);
});

test('people are found in the order of the Polish alphabet', async () => {
  expect(await found('@alfabet')).toEqual(['a', 'b', 'c', 'd'].map((name) => `${name}@alfabet.example`));
});

test('deleted people are left out, a percent sign is one, and at most eight are returned', async () => {
  expect(await found('skreslony')).toEqual([]);
  expect(await found('%%')).toEqual([]);
  expect(await found('\u0301\u0301')).toEqual([]);
  expect(await found('liczny')).toHaveLength(8);
});

test('only name and e-mail are returned, and only to those who may place orders', async () => {
  const { data } = await clerk(searchInvestors, { query: { search: 'lucja' } });
  expect(Object.keys(data[0] ?? {}).sort()).toEqual(['email', 'firstName', 'id', 'lastName']);
  const other = await app.asUser(await aUser(app.context, { can: ['admin:order:list'] }));
  expect((await other(searchInvestors, { query: { search: 'lucja' } })).status).toBe(403);
  expect((await clerk(searchInvestors, { query: { search: 'l' } })).codes).toEqual(['SEARCH_TOO_SHORT']);
});

test('ORD-45 members of staff are found like everybody, and an order of theirs changes nothing of the account', async () => {
  const person = await aUser(app.context, { lastName: 'Pracownicza', can: ['admin:faq:list'] });
  expect(await found('pracownicza')).toEqual([person.email]);
  const body = aManualOrder(await anOffer(app.context), { email: person.email });
  expect((await clerk(placeManualOrder, { body })).data.userMeta.id).toBe(person.id);
  const [stored] = await app.context.db.select().from(users).where(eq(users.id, person.id));
  expect(stored).toEqual(person);
});
