/** Every field with which an endpoint creates or changes a record is read again as it was sent. */
import { randomUUID } from 'node:crypto';
import { isJournalAction } from '@share/contract/areas/journal/journal-actions.ts';
import { getCurrentUser } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import { beforeAll, expect, test } from 'vitest';
import { oneTimeCodes } from './areas/second-factor/second-factor.tables.ts';
import { auditEntries } from './platform/records/audit.ts';
import { everyEndpoint } from './testing/endpoints/every-endpoint.ts';
import { appForAllTests, callerForAllTests } from './testing/for-all-tests.ts';
import { aUser } from './testing/people.ts';
import { filledBody, type Round } from './testing/saved-fields/filled-body.ts';
import { savedBooks } from './testing/saved-fields/saved-books.ts';
import { savedContent } from './testing/saved-fields/saved-content.ts';
import { savedPeople } from './testing/saved-fields/saved-people.ts';
import { givenToAll, type SavedRecord } from './testing/saved-fields/saved-record.ts';
import { unreadFields } from './testing/saved-fields/unread-fields.ts';
import { wordlessEntries } from './testing/wordless-entries.ts';

/** Endpoints with a body, other than downloads, that neither create nor change a record with its fields. */
const others = {
  'open a session, or prove who one is': [
    'POST /token',
    'POST /token/passkey',
    'POST /self/confirm',
    'POST /me/confirm',
  ],
  'change a password or a second factor': [
    'POST /user/reset-password',
    'POST /self/password',
    'POST /me/password',
    'POST /self/passkeys',
    'POST /self/one-time-codes/confirmation',
    'POST /self/one-time-codes/removal',
  ],
  'create an account by way of an e-mail': [
    'POST /user',
    'POST /user/activate',
    'POST /admin/user/:id/invitation',
  ],
  'store a file for a record that is saved later, or beside it': [
    'POST /admin/common/upload-file',
    'POST /admin/common/upload-photo',
    'POST /admin/offer/document-file',
    'POST /admin/page/attachment-file',
    'POST /me/orders/:id/documents/:documentId/signed',
    'POST /admin/statement',
    'POST /admin/statement/preview',
  ],
  'move money or an order': [
    'POST /admin/order/:id/accept',
    'POST /admin/order/:id/reject',
    'POST /order/:id/cancel',
    'PUT /admin/transaction/:id/accept',
    'PUT /admin/transaction/:id/extend',
    'POST /admin/transaction/:id/further-transfer',
    'POST /admin/transaction/:id/late-transfer',
    'POST /admin/transaction/:id/refund',
    'POST /admin/statement/line/accept',
    'POST /admin/statement/line/:id/assign',
    'POST /admin/statement/line/:id/aside',
    'POST /admin/statement/unknown/:id/return',
    'POST /admin/payout/:id/mark',
    'POST /admin/payment-file',
    'POST /admin/payment-file/:id/paid',
    'POST /admin/payment-file/:id/refused',
    'POST /paypal/webhook',
  ],
  'decide about a proposal': ['POST /admin/proposal/:id/withdraw'],
  'write a note of one text': [
    'POST /admin/order/:id/notes',
    'POST /admin/user/:id/notes',
    'POST /admin/offer/:id/notes',
  ],
  'end the sessions of a person': ['POST /admin/user/:id/sign-out'],
  'erase a person': ['POST /admin/user/:id/erasure'],
  'send a message, or show what would be': [
    'POST /contact',
    'POST /admin/email/template/plain-text',
    'POST /admin/email/template/test-message',
    'POST /admin/featured-offer/:id/preview',
    'POST /admin/config/paypal/check',
  ],
};

const app = appForAllTests();
const people = {
  staff: callerForAllTests(app, 'super admin'),
  investor: callerForAllTests(app, { isAdmin: false }),
};

// For a while the settings demand a second factor of all staff, and a second person.
beforeAll(async () => {
  await aUser(app.context, { can: ['admin:settings:edit'] });
  const { id: userId } = (await people.staff(getCurrentUser)).data;
  const now = new Date();
  const codes = { id: randomUUID(), userId, secret: '', createdAt: now, confirmedAt: now };
  await app.context.db.insert(oneTimeCodes).values(codes);
});

const addressOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const saved = [...savedContent, ...savedBooks, ...savedPeople].map((record, index) => ({
  title: [record.create, record.update].flatMap((one) => (one ? addressOf(one) : [])).join(', '),
  record,
  number: `r${index}`,
}));

test('these tests cover every endpoint with a body; those that save no record are named', () => {
  const withBody = everyEndpoint.filter(({ endpoint: { body, download } }) => body && !download);
  const named = [...saved.flatMap(({ title }) => title.split(', ')), ...Object.values(others).flat()];
  expect(new Set(named)).toEqual(new Set(withBody.map(({ address }) => address)));
});

/** New records with the bodies of both rounds, then one of them changed to the other body and back. */
async function sentAndRead({ create, update, get, by = 'staff', ...record }: SavedRecord, number: string) {
  const { id: present, given: prepared } = (await record.prepare?.(app, people)) ?? {};
  const given = { ...(await givenToAll()), ...record.given, ...prepared };
  const idsOf = (id: number | string) => ({ id, idOrSlug: id, elementId: id });
  const send = async (endpoint: Endpoint, id: number | string, round: Round, record: string) => {
    const sent = endpoint.body && filledBody(endpoint.body, given, { round, record });
    const { data } = await people[by](endpoint, { params: idsOf(id), body: sent as never });
    return { sent, data };
  };
  const read = async (id: number | string) => {
    const { data } = await people[by](get, { params: idsOf(id) });
    return record.find ? record.find(data as never, id) : data;
  };
  const pairs: { sent: unknown; read: unknown }[] = [];
  let id = present ?? 0;
  for (const round of create ? ([1, 0] as const) : []) {
    const { sent, data } = await send(create as Endpoint, id, round, `${number}${round}`);
    ({ id } = data as { id: number });
    pairs.push({ sent, read: await read(id) });
  }
  for (const round of update ? ([1, 0, 1] as const) : []) {
    const { sent } = await send(update as Endpoint, id, round, `${number}0`);
    pairs.push({ sent, read: await read(id) });
  }
  return pairs;
}

test.each(saved)('$title: every field is read again as it was sent', async ({ record, number }) => {
  const pairs = await sentAndRead(record, number);
  const unread = pairs.flatMap(({ sent, read }) => unreadFields(sent, read, record.readAs ?? {}));
  expect([...new Set(unread)].sort()).toEqual(Object.keys(record.notRead ?? {}).sort());
});

test('R27 the journal has words and a filter for everything that these saves recorded', async () => {
  expect(await wordlessEntries(app.context)).toEqual([]);
  const recorded = await app.context.db.selectDistinct({ action: auditEntries.action }).from(auditEntries);
  expect(recorded.filter(({ action }) => !isJournalAction(action))).toEqual([]);
});
