/** Every endpoint is called in a session that has lost its rights while it was open, and with huge values. */
import { receivePayPalNotice } from '@share/contract/areas/paypal/paypal.endpoints.ts';
import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import { isErrorCode } from '@share/contract/shared/errors.ts';
import { isPermissionKey, permissionKeys } from '@share/contract/shared/permissions.ts';
import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { userPermissions, users } from './areas/users/users.tables.ts';
import { everyEndpoint, sendTo } from './testing/endpoints/every-endpoint.ts';
import { fieldsOf } from './testing/endpoints/fields-of-bodies.ts';
import { appForAllTests } from './testing/for-all-tests.ts';
import { type AnAccount, aUser, bearerOf } from './testing/people.ts';

const app = appForAllTests();
const isKeyed = ({ access }: Endpoint) => [access].flat().some(isPermissionKey);
const ofOffice = everyEndpoint.filter(({ endpoint }) => isKeyed(endpoint) || endpoint.access === 'self');
const ofInvestors = everyEndpoint.filter(({ endpoint }) => endpoint.access === 'investor');

const send = (endpoint: Endpoint, authorization: string, body?: unknown) =>
  sendTo(app, endpoint, { authorization, body });

describe.each<[string, AnAccount, (id: number) => SQL, typeof everyEndpoint, number]>([
  [
    'whose permissions were taken away',
    { can: permissionKeys },
    (id) => sql`DELETE FROM ${userPermissions} WHERE user_id = ${id}`,
    ofOffice.filter(({ endpoint }) => isKeyed(endpoint)),
    403,
  ],
  [
    'of a super administrator who is none any more',
    { isSuperAdmin: true },
    (id) => sql`UPDATE ${users} SET is_super_admin = false WHERE id = ${id}`,
    ofOffice,
    401,
  ],
  [
    'of an administrator who is none any more',
    { isSuperAdmin: true },
    (id) => sql`UPDATE ${users} SET is_super_admin = false, is_admin = false WHERE id = ${id}`,
    ofOffice,
    401,
  ],
  [
    'of an investor whose account was shut',
    { isAdmin: false },
    (id) => sql`UPDATE ${users} SET active = false WHERE id = ${id}`,
    ofInvestors,
    401,
  ],
])('R9 a session %s while it was open', (_, account, change, closed, status) => {
  let authorization: string;
  beforeAll(async () => {
    const user = await aUser(app.context, account);
    authorization = await bearerOf(app.context, user, account.isAdmin === false ? 'investor' : 'staff');
    const before = await send(closed[0]?.endpoint as Endpoint, authorization);
    expect([401, 403]).not.toContain(before.status);
    await app.context.db.execute(change(user.id));
  });

  test.each(closed)('opens nothing of $address', async ({ endpoint }) => {
    expect((await send(endpoint, authorization)).status).toBe(status);
  });
});

const deep = (depth: number): unknown => (depth === 0 ? 'x' : [{ value: deep(depth - 1) }]);
const huge = {
  'a long text': 'x'.repeat(150_000),
  'a long number': '9'.repeat(50_000),
  'letters with many marks': `a${'\u0301'.repeat(50_000)}`,
  'many tags': '<b>'.repeat(40_000),
  'many items': Array.from({ length: 5_000 }, () => 'x'),
  'many objects': Array.from({ length: 2_000 }, (_, id) => ({ id, position: id })),
  'many keys': Object.fromEntries(Array.from({ length: 2_000 }, (_, nth) => [`key${nth}`, 'x'])),
  'a number beyond all columns': 1e300,
  'many levels': deep(10),
};
const withBody = everyEndpoint.flatMap(({ address, endpoint }) =>
  // The endpoint for PayPal's notices reads from any body the fields that it can use.
  endpoint.body && endpoint.path !== receivePayPalNotice.path
    ? [{ address, endpoint, fields: fieldsOf(endpoint.body) }]
    : [],
);

const isOpenToOutsiders = ({ access }: Endpoint) =>
  [access].flat().some((one) => one === 'public' || one === 'investor');
const [outside, inside] = [true, false].map((isOpen) =>
  withBody.filter(({ endpoint }) => isOpenToOutsiders(endpoint) === isOpen),
);

const sendHugeValues = async ({ endpoint, fields }: (typeof withBody)[number]) => {
  const isInvestor = endpoint.access === 'investor';
  const user = await aUser(app.context, { isSuperAdmin: !isInvestor, isAdmin: !isInvestor });
  const authorization = await bearerOf(app.context, user);
  for (const field of fields) {
    for (const [what, value] of Object.entries(huge)) {
      const { status, errors } = await send(endpoint, authorization, { [field]: value });
      const areKnown = errors.every(({ code }) => isErrorCode(code));
      expect([field, what, status < 500, areKnown]).toEqual([field, what, true, true]);
    }
  }
};
test.each(outside ?? [])(
  'R15 $address refuses or takes a huge value in any field, without a fault',
  sendHugeValues,
);
test.each(inside ?? [])(
  'R15 $address refuses or takes a huge value in any field of the office, without a fault',
  { tags: 'thorough' },
  sendHugeValues,
);
