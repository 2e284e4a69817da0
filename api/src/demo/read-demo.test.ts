import { allEndpoints } from '@share/contract/endpoints.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser, bearerOf } from '../testing/people.ts';
import { aTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let authorization: string;
beforeAll(async () => {
  app = await aTestApp({ DEMO: '1' });
  authorization = await bearerOf(app.context, await aUser(app.context, { isSuperAdmin: true }));
});
afterAll(() => app.close());

/** They call another server, or need a token that only an e-mail contains. */
const excluded = ['findPlaces', 'validateResetToken'];
const queries: Record<string, string> = {
  findInvestor: 'email=investor@example.com',
  listUserAgreements: 'userId=12',
};
/** Path parameters that are no ids. */
const names: Record<string, string> = { placement: 'investor-panel' };
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
      const response = await app.app.http.inject({ method: 'GET', url, headers: { authorization } });
      if (response.statusCode === 404 && id !== IDS.at(-1)) continue;
      const { status, data, errors } = response.json();
      expect({ status, errors }).toEqual({ status: 200, errors: [] });
      expect(endpoint.answer.parse(data)).toEqual(data);
      return;
    }
  },
);
