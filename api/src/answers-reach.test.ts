/** A verb that answers a record may show it only to those who may read the record (R8). */
import { getEmail, sendEmailAgain } from '@share/contract/areas/emails/emails.endpoints.ts';
import { duplicateOffer } from '@share/contract/areas/offers/offers.endpoints.ts';
import { acceptOrder, getOrder, rejectOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import { duplicateRole } from '@share/contract/areas/roles/roles.endpoints.ts';
import { getUser, inviteUser } from '@share/contract/areas/users/users.endpoints.ts';
import { allEndpoints } from '@share/contract/endpoints.ts';
import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import type { PermissionKey } from '@share/contract/shared/permissions.ts';
import { describe, expect, test } from 'vitest';
import { anOrder } from './testing/books.ts';
import { emailsToPeople } from './testing/mail/emails-to-people.ts';
import { aUser } from './testing/people.ts';

const { app, anEmail, sent } = emailsToPeople();

const keysOf = ({ access }: Endpoint): readonly string[] => [access].flat();
const every: readonly Endpoint[] = allEndpoints.map(({ endpoint }) => endpoint);
/** They ask for the right to read by themselves. */
const copying: readonly Endpoint[] = [duplicateOffer, duplicateRole];
/** The verbs of one record that always answer what reading it answers. */
const verbsWithViews = every
  .filter((one) => one.method !== 'GET' && one.path.includes('/:') && !copying.includes(one))
  .flatMap((verb) => {
    const reading = every.find(
      ({ method, path, answer }) => method === 'GET' && path.startsWith('/admin/') && answer === verb.answer,
    );
    return reading ? [{ address: `${verb.method} ${verb.path}`, verb, reading }] : [];
  });

test('there are such verbs', () => expect(verbsWithViews.length).toBeGreaterThan(20));

test.each(verbsWithViews)('$address shows the record to none but its readers', ({ verb, reading }) => {
  const mayNotRead = keysOf(verb).filter((key) => !keysOf(reading).includes(key));
  // Giving and taking personal permissions answers these permissions (USR-45).
  expect(mayNotRead.filter((key) => key !== 'admin:user:add-personal-permission')).toEqual([]);
});

interface Case {
  verb: PermissionKey;
  reading: PermissionKey;
  run: (can: PermissionKey[]) => Promise<{ status: number; data: unknown; codes: string[] }>;
}

const link = { resetPasswordUrlPattern: 'http://localhost:3000/set-password/:resetPasswordToken' };
const ofOrder = async (endpoint: typeof acceptOrder | typeof rejectOrder, can: PermissionKey[]) => {
  const { id } = await anOrder(app.context, { status: 'paid' });
  return (await app.as({ can }))(endpoint, { params: { id } });
};
const cases: Record<string, Case> = {
  'accepting an order': {
    verb: acceptOrder.access,
    reading: getOrder.access[0],
    run: (can) => ofOrder(acceptOrder, can),
  },
  'rejecting an order': {
    verb: rejectOrder.access,
    reading: getOrder.access[0],
    run: (can) => ofOrder(rejectOrder, can),
  },
  'inviting a user': {
    verb: inviteUser.access[0],
    reading: getUser.access[0],
    run: async (can) => {
      const { id } = await aUser(app.context);
      return (await app.as({ can }))(inviteUser, { params: { id }, body: link });
    },
  },
  'sending an e-mail again': {
    verb: sendEmailAgain.access,
    reading: getEmail.access,
    run: async (can) => {
      const { email } = await aUser(app.context);
      const { id } = await anEmail(email);
      await sent();
      return (await app.as({ can }))(sendEmailAgain, { params: { id } });
    },
  },
};

describe.each(Object.entries(cases))('%s', (_, { verb, reading, run }) => {
  test('answers nothing to whoever may not read it, and it is done', async () => {
    expect(await run([verb])).toMatchObject({ status: 200, data: null, codes: [] });
  });
  test('answers the record to its readers', async () => {
    expect((await run([verb, reading])).data).toMatchObject({ id: expect.any(Number) });
  });
});
