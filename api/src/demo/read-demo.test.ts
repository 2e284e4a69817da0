/** @module-tag thorough */
import { allEndpoints } from '@share/contract/endpoints.ts';
import { eq, getTableColumns } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders } from '../areas/ledger/orders.tables.ts';
import { users } from '../areas/users/users.tables.ts';
import { aUser, bearerOf } from '../testing/people.ts';
import { aTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let staff: string;
let investor: string;
beforeAll(async () => {
  app = await aTestApp({ DEMO: '1' });
  staff = await bearerOf(app.context, await aUser(app.context, { isSuperAdmin: true }));
  const [owner] = await app.context.db
    .select(getTableColumns(users))
    .from(users)
    .innerJoin(orders, eq(orders.userId, users.id))
    .orderBy(orders.id)
    .limit(1);
  if (!owner) throw new Error('Nobody has an order.');
  investor = await bearerOf(app.context, owner, 'investor');
});
afterAll(() => app.close());

/** These endpoints call another server, or need a token that only an e-mail contains, or a record that staff save. */
const excluded = ['findPlaces', 'validateResetToken', 'getActivation', 'getVersion', 'getSectionPattern'];
const queries: Record<string, string> = {
  findInvestor: 'email=investor@example.com',
  searchInvestors: 'search=an',
  searchStaticContent: 'text=an',
  listUserAgreements: 'userId=12',
  publicAgreements: 'target=registration',
  foreseeRolePermissions: 'permissions=1,2',
  getChange: 'shown=1',
};
/** Path parameters that are no ids. */
const names: Record<string, string> = { placement: 'investor-panel', move: 'reject', entity: 'offer' };
/** The first ids of most records, and of orders. */
const IDS = [1, 1_001].flatMap((first) => Array.from({ length: 30 }, (_, nth) => first + nth));

const readable = allEndpoints.filter(
  ({ name, endpoint: { method, download } }) => method === 'GET' && !download && !excluded.includes(name),
);

test.each(readable)(
  'R13 $name returns the demo records, with only the fields of its schema',
  async (each) => {
    const { name, endpoint } = each;
    for (const id of IDS) {
      const address = endpoint.path.replace(
        /:(\w+)/g,
        (_, parameter: string) => names[parameter] ?? String(id),
      );
      const url = `/api${address}?${queries[name] ?? ''}`;
      const authorization = endpoint.access === 'investor' ? investor : staff;
      const response = await app.app.http.inject({ method: 'GET', url, headers: { authorization } });
      if (response.statusCode === 404 && id !== IDS.at(-1)) continue;
      const { status, data, errors } = response.json();
      expect({ status, errors }).toEqual({ status: 200, errors: [] });
      expect(endpoint.answer.parse(data)).toEqual(data);
      return;
    }
  },
);
