/** Somebody who types the address of another person for an account learns nothing that this person wrote. */
import { sendContactMessage } from '@share/contract/areas/contact/contact.endpoints.ts';
import { getEmail, sendEmailAgain } from '@share/contract/areas/emails/emails.endpoints.ts';
import { erasePerson } from '@share/contract/areas/personal-data/personal-data.endpoints.ts';
import { activate, register } from '@share/contract/areas/registration/registration.endpoints.ts';
import { resetPassword } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { updateConfig } from '@share/contract/areas/settings/settings.endpoints.ts';
import { listUserEmails } from '@share/contract/areas/users/user-emails.endpoints.ts';
import { createUser, deleteUser, updateUser } from '@share/contract/areas/users/users.endpoints.ts';
import type { PermissionKey } from '@share/contract/shared/permissions.ts';
import { desc, eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { emails } from '../../platform/mail/mail.tables.ts';
import { sendDueEmails } from '../../platform/mail/send-due-emails.ts';
import { exportedPerson } from '../../testing/exported-person.ts';
import { appForAllTests } from '../../testing/for-all-tests.ts';
import { mailTo } from '../../testing/mail/queued-mail.ts';
import { aUser } from '../../testing/people.ts';
import { anEdit } from '../../testing/rights.ts';
import { aConfig } from '../../testing/settings.ts';
import type { Caller } from '../../testing/test-app.ts';
import { users } from '../users/users.tables.ts';

const KEYS: PermissionKey[] = [
  'admin:user:create',
  'admin:user:edit',
  'admin:user:get',
  'admin:user:delete',
  'admin:user:export-data',
];
const OFFICE = 'office@example.com';
const app = appForAllTests();
let clerk: Awaited<ReturnType<typeof aUser>>;
let call: Caller;
beforeAll(async () => {
  await (await app.as('super admin'))(updateConfig, { body: aConfig() });
  clerk = await aUser(app.context, { can: [...KEYS, 'admin:email:list', 'admin:email:send'] });
  call = await app.asUser(clerk);
});

let visitors = 0;
/** A visitor who wrote a message and began to register. */
async function aVisitor() {
  visitors += 1;
  const email = `visitor-${visitors}@example.com`;
  const message = { name: 'Zofia Żak', email: email.toUpperCase(), message: `Poufne ${visitors}` };
  expect((await app.asVisitor(sendContactMessage, { body: message })).status).toBe(200);
  const activationUrlPattern = `${app.services.environment.publicSiteUrl}/activate/:token`;
  const body = { email, agreements: [], activationUrlPattern };
  expect((await app.asVisitor(register, { body })).status).toBe(200);
  return { email, message: message.message };
}

const anAccount = async (email: string) =>
  (
    await call(createUser, {
      body: {
        email,
        firstName: 'Jan',
        lastName: 'Lis',
        isAdmin: false,
        resetPasswordUrlPattern: `${app.services.environment.publicSiteUrl}/set-password/:token`,
      },
    })
  ).data;

const exported = async (id: number) => {
  const { statusCode, payload } = await exportedPerson(app, id, clerk);
  expect(statusCode).toBe(200);
  return JSON.parse(payload);
};

async function setPassword(email: string) {
  const [mail] = await mailTo(app.context, email);
  const token = /set-password\/([\w-]{43})/.exec(mail?.body ?? '')?.[1] ?? '';
  const body = { token, newPassword: 'Quite1secret' };
  expect((await app.asVisitor(resetPassword, { body })).status).toBe(200);
}

test('the messages and the registrations of an address are exported once its owner has opened a link that was mailed there', async () => {
  const { email, message } = await aVisitor();
  const { id } = await anAccount(email);
  const before = await exported(id);
  expect([before.messages, before.registrations]).toEqual([[], []]);
  expect(before.file.notes.join(' ')).toContain('otwierając link');
  await setPassword(email);
  const after = await exported(id);
  expect(after.messages).toMatchObject([{ text: expect.stringContaining(message) }]);
  expect(after.registrations).toMatchObject([{ email }]);
});

test('an address that staff write over the one that was confirmed is not confirmed', async () => {
  const { email } = await aVisitor();
  const own = 'own@example.com';
  const { id } = await anAccount(own);
  await setPassword(own);
  const body = await anEdit(app.context, id, { email });
  expect((await call(updateUser, { params: { id }, body })).status).toBe(200);
  const file = await exported(id);
  expect(file.account.email).toBe(email);
  expect([file.messages, file.registrations]).toEqual([[], []]);
});

test('of accounts that had the address one after the other each has the messages of its time', async () => {
  const { email, message } = await aVisitor();
  const former = await anAccount(email);
  await setPassword(email);
  expect((await call(deleteUser, { params: { id: former.id } })).status).toBe(200);
  await app.context.db.execute(
    sql`UPDATE emails SET created_at = now() - interval '1 hour' WHERE type = 'contact'`,
  );
  await app.context.db.execute(
    sql`UPDATE users SET deleted_at = now() - interval '1 minute' WHERE id = ${former.id}`,
  );
  const { id } = await anAccount(email);
  await setPassword(email);
  const later = { name: 'Ewa Lis', email, message: 'Od następnej osoby' };
  expect((await app.asVisitor(sendContactMessage, { body: later })).status).toBe(200);
  const textsOf = async (one: number) =>
    (await exported(one)).messages.map(({ text }: { text: string }) =>
      [message, later.message].filter((part) => text.includes(part)),
    );
  expect(await textsOf(former.id)).toEqual([[message]]);
  expect(await textsOf(id)).toEqual([[later.message]]);
});

test('whoever registered has confirmed the address', async () => {
  const { email, message } = await aVisitor();
  const [mail] = await mailTo(app.context, email);
  const token = /activate\/([\w-]{43})/.exec(mail?.body ?? '')?.[1] ?? '';
  const body = { token, firstName: 'Zofia', lastName: 'Żak', newPassword: 'Quite1secret' };
  expect((await app.asVisitor(activate, { body })).status).toBe(200);
  const [{ id } = { id: 0 }] = await app.context.db.select().from(users).where(eq(users.email, email));
  expect((await exported(id)).messages).toMatchObject([{ text: expect.stringContaining(message) }]);
});

test('a message of a visitor is to the office, not to the person whose account has its address', async () => {
  const { id } = await anAccount(OFFICE);
  await aVisitor();
  const [row] = await app.context.db
    .select()
    .from(emails)
    .where(eq(emails.type, 'contact'))
    .orderBy(desc(emails.id))
    .limit(1);
  const subjects = (await call(listUserEmails, { params: { id } })).data.map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.startsWith('Formularz'))).toEqual([]);
  const stolen = await anEdit(app.context, id, { email: 'thief@example.com' });
  expect((await call(updateUser, { params: { id }, body: stolen })).status).toBe(200);
  await sendDueEmails(app.services, async () => {});
  const params = { id: row?.id ?? 0 };
  expect((await call(getEmail, { params })).data.again).toMatchObject({ to: OFFICE, whyNot: null });
  expect((await call(sendEmailAgain, { params })).status).toBe(200);
  expect((await mailTo(app.context, 'thief@example.com')).map(({ subject }) => subject)).toEqual([]);
  const ofVisitors = eq(emails.type, 'contact');
  const count = await app.context.db.$count(emails, ofVisitors);
  const eraser = await app.as('super admin');
  const erased = await eraser(erasePerson, { params: { id }, body: { email: 'thief@example.com' } });
  expect([erased.status, await app.context.db.$count(emails, ofVisitors)]).toEqual([200, count]);
});
