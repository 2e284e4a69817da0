import {
  getEmail,
  listEmails,
  sendEmailAgain,
  totalEmails,
} from '@share/contract/areas/emails/emails.endpoints.ts';
import { getHome } from '@share/contract/areas/home/home.endpoints.ts';
import { activate, register } from '@share/contract/areas/registration/registration.endpoints.ts';
import { resetPassword } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { createUser } from '@share/contract/areas/users/users.endpoints.ts';
import type { PermissionKey } from '@share/contract/shared/permissions.ts';
import { desc, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { EmailType } from '../../platform/mail/email-types.ts';
import { emails } from '../../platform/mail/mail.tables.ts';
import { queueEmail, readTemplate } from '../../platform/mail/queue-email.ts';
import { sendDueEmails } from '../../platform/mail/send-due-emails.ts';
import { auditEntries } from '../../platform/records/audit.ts';
import { appForAllTests } from '../../testing/for-all-tests.ts';
import { queuedMail } from '../../testing/mail/queued-mail.ts';
import { anInvestor, aUser } from '../../testing/people.ts';
import { readAudit } from '../../testing/read-audit.ts';
import { runBooksCheck } from '../ledger/books-check/run-books-check.ts';
import { users } from '../users/users.tables.ts';

const app = appForAllTests();
const db = () => app.context.db;
const PEOPLE: PermissionKey[] = ['admin:user:list', 'admin:user:get', 'admin:order:get'];
const as = (...can: PermissionKey[]) => app.as({ can: ['admin:email:list', 'admin:email:send', ...can] });
const NOON = new Date('2026-05-04T10:00:00Z');
beforeEach(async () => {
  app.setClock(null);
  await db().delete(emails);
});

const sent = () => sendDueEmails(app.services, async () => {});
const failedOnce = () => sendDueEmails(app.services, () => Promise.reject(new Error('550 no such mailbox')));
const givenUp = async () => {
  await db().update(emails).set({ attempts: 54 });
  await failedOnce();
};
const newest = async () => {
  const [found] = await db().select().from(emails).orderBy(desc(emails.id)).limit(1);
  if (!found) throw new Error('There is no e-mail');
  return found;
};

let events = 0;
/** Queues an e-mail as verbs do, and returns what the table holds of it. */
async function anEmail(recipient: string, type: EmailType = 'order-accepted') {
  events += 1;
  const event = `${type} order ${events}`;
  await inTransaction(app.context, async (tx) =>
    queueEmail(tx, app.context, await readTemplate(tx, type), {
      event,
      recipient,
      language: 'en',
      variables: { firstName: 'Anna', orderId: '7', link: 'https://site.example.com/offer' },
    }),
  );
  return newest();
}

/** An invited member of staff, and the e-mail with the link. */
async function anInvitation() {
  events += 1;
  const boss = await app.as('super admin');
  const { data } = await boss(createUser, {
    body: {
      email: `invited-${events}@example.com`,
      firstName: 'Ewa',
      lastName: 'Lis',
      isAdmin: true,
      resetPasswordUrlPattern: 'http://localhost:3000/set-password/:resetPasswordToken',
    },
  });
  const [mail] = await queuedMail(app.context);
  const [row] = await db().select().from(emails).where(eq(emails.recipient, data.email));
  if (!row || !mail) throw new Error('No invitation was queued');
  return { user: data, row, token: tokenIn(mail.body) };
}
const tokenIn = (body: string) => /-password\/([\w-]{43})/.exec(body)?.[1] ?? '';
const activationIn = (body: string) => /\/activate\/([\w-]{43})/.exec(body)?.[1] ?? '';
const setPasswordBy = (token: string) =>
  app.asVisitor(resetPassword, { body: { token, newPassword: 'Quite1secret' } });

describe('a text that opens an account', () => {
  test.each([
    ['sent', sent],
    ['given up', givenUp],
  ])('is gone from the table once the e-mail is %s', async (_, end) => {
    const { row } = await anInvitation();
    expect(row.body).not.toBeNull();
    await end();
    const [stored] = await db().select().from(emails).where(eq(emails.id, row.id));
    expect(stored).toMatchObject({ body: null, keepsText: false });
  });

  test('is kept by no statement whatsoever: the table refuses', async () => {
    const { row } = await anInvitation();
    await expect(
      db().update(emails).set({ sentAt: new Date() }).where(eq(emails.id, row.id)),
    ).rejects.toThrow();
  });

  test('is not shown while it waits either, not even to a super administrator', async () => {
    const { row, token } = await anInvitation();
    const { data } = await (await app.as('super admin'))(getEmail, { params: { id: row.id } });
    expect(data.text).toEqual({ state: 'secret', html: null });
    expect(JSON.stringify(data)).not.toContain(token);
  });
});

test('an ordinary text stays and is shown, encrypted in the table', async () => {
  const person = await anInvestor(app.context);
  const { id } = await anEmail(person.email);
  await sent();
  expect((await newest()).body).toMatch(/^v1\./);
  const { data } = await (await as(...PEOPLE))(getEmail, { params: { id } });
  expect(data).toMatchObject({
    state: 'sent',
    attempts: 1,
    recipient: person.email,
    person: { id: person.id, isDeleted: false },
    typeName: { en: 'Order accepted' },
    text: { state: 'shown', html: expect.stringContaining('Anna') },
    again: { to: person.email, whyNot: null, at: null },
  });
});

describe('R10 nobody sees more than on the screens of people and orders', () => {
  test('without the key nothing at all', async () => {
    const call = await app.as({ can: PEOPLE });
    expect((await call(listEmails)).status).toBe(403);
    expect((await call(getEmail, { params: { id: 1 } })).status).toBe(403);
    const reader = await app.as({ can: ['admin:email:list', ...PEOPLE] });
    expect((await reader(sendEmailAgain, { params: { id: 1 } })).status).toBe(403);
  });

  test('without permission to see people neither address nor subject nor the answer of the mail server', async () => {
    const { id, recipient } = await anEmail('anna.secret@example.com');
    await failedOnce();
    const call = await as('admin:order:get');
    const { data } = await call(getEmail, { params: { id } });
    expect(data).toMatchObject({ recipient: null, person: null, subject: null, lastError: null });
    expect(data).toMatchObject({ text: { state: 'forbidden', html: null }, again: { to: null } });
    const list = await call(listEmails);
    expect(list.data.items).toMatchObject([{ recipient: null, person: null, subject: null }]);
    expect(JSON.stringify([data, list.data])).not.toContain('anna.secret');
    expect(list.data.configuredFilters.map(({ name }) => name)).not.toContain('search');
    expect((await call(listEmails, { list: { filters: { search: recipient } } })).codes).toEqual([
      'FORBIDDEN',
    ]);
  });

  test('the text of an order needs the permission to view orders, too', async () => {
    const { id } = await anEmail('anna@example.com');
    const { data } = await (await as('admin:user:get'))(getEmail, { params: { id } });
    expect(data).toMatchObject({ recipient: 'anna@example.com', text: { state: 'forbidden', html: null } });
  });
});

test('the list is filtered by state, type and day, and searched by address and person', async () => {
  app.setClock(NOON);
  const person = await anInvestor(app.context, { firstName: 'Zdzisława' });
  await anEmail(person.email);
  await sent();
  await anEmail('somebody@example.org', 'order-rejected');
  await givenUp();
  await anEmail(person.email, 'order-rejected');
  const call = await as(...PEOPLE);
  const find = async (filters: Record<string, string>) =>
    (await call(listEmails, { list: { filters } })).data.items.map(({ state, type }) => `${state} ${type}`);
  expect(await find({})).toEqual(['waiting order-rejected', 'failed order-rejected', 'sent order-accepted']);
  expect(await find({ state: 'sent' })).toEqual(['sent order-accepted']);
  expect(await find({ state: 'failed' })).toEqual(['failed order-rejected']);
  expect(await find({ type: 'order-rejected', state: 'waiting' })).toEqual(['waiting order-rejected']);
  expect(await find({ search: 'Somebody@example.org' })).toEqual(['failed order-rejected']);
  expect(await find({ search: 'zdzisława' })).toEqual(['waiting order-rejected', 'sent order-accepted']);
});

test('the e-mails of each state are counted, whatever state is chosen, under all other filters', async () => {
  const person = await anInvestor(app.context, { firstName: 'Zdzisława' });
  await anEmail(person.email);
  await anEmail('somebody@example.org', 'order-rejected');
  await sent();
  await anEmail('somebody@example.org', 'order-rejected');
  await givenUp();
  await anEmail(person.email);
  const call = await as(...PEOPLE);
  const count = async (filters: Record<string, string>) => {
    const { data } = await call(totalEmails, { list: { filters } });
    const tabs = Object.entries(data.tabs ?? {}).map(([state, { rows, amount }]) => [state, rows, amount]);
    return { rows: data.rows, amount: data.amount, tabs: tabs.toSorted() };
  };
  const all = [
    ['failed', 1, null],
    ['sent', 2, null],
    ['waiting', 1, null],
  ];
  expect(await count({})).toEqual({ rows: 4, amount: null, tabs: all });
  expect(await count({ state: 'sent' })).toEqual({ rows: 2, amount: null, tabs: all });
  expect((await count({ type: 'order-rejected' })).tabs).toEqual([
    ['failed', 1, null],
    ['sent', 1, null],
  ]);
  expect((await count({ search: 'zdzisława', state: 'failed' })).rows).toBe(0);
  await db().execute(sql`SELECT fold_list_changes()`);
  expect(await count({})).toEqual({ rows: 4, amount: null, tabs: all });
  expect(await runBooksCheck(db())).toEqual([]);
  const search = { list: { filters: { search: person.email } } };
  expect((await (await as())(totalEmails, search)).codes).toEqual(['FORBIDDEN']);
});

describe('sending again', () => {
  test('an ordinary e-mail goes with the same text to the present address, once, and is audited', async () => {
    const person = await anInvestor(app.context);
    const { id } = await anEmail(person.email);
    await sent();
    const moved = `moved-${person.id}@example.com`;
    await db().update(users).set({ email: moved }).where(eq(users.id, person.id));
    const call = await as(...PEOPLE);
    const text = (await call(getEmail, { params: { id } })).data.text.html;
    const { data } = await call(sendEmailAgain, { params: { id } });
    expect(data).toMatchObject({ id, again: { to: moved, whyNot: 'EMAIL_ALREADY_SENT_AGAIN' } });
    const [copy, ...others] = await queuedMail(app.context);
    expect(copy).toMatchObject({ recipient: moved, body: text });
    expect(others).toHaveLength(1);
    const [entry] = await readAudit(app.context, eq(auditEntries.action, 'email.send-again'));
    expect(entry).toMatchObject({ entity: 'email', entityId: id, after: { recipient: moved } });
    expect((await call(sendEmailAgain, { params: { id } })).codes).toEqual(['EMAIL_ALREADY_SENT_AGAIN']);
  });

  test('a link becomes a new link, which works; the old one is dead', async () => {
    const { user, row, token } = await anInvitation();
    await sent();
    app.setClock(new Date(Date.now() + 3 * 60_000));
    const boss = await app.as('super admin');
    expect((await boss(sendEmailAgain, { params: { id: row.id } })).status).toBe(200);
    const [mail] = await queuedMail(app.context);
    const renewed = tokenIn(mail?.body ?? '');
    expect(mail?.recipient).toBe(user.email);
    expect(renewed).not.toBe(token);
    expect((await setPasswordBy(token)).codes).toEqual(['RESET_TOKEN_NOT_VALID']);
    expect((await setPasswordBy(renewed)).status).toBe(200);
  });

  test('a link to choose a new password, likewise', async () => {
    const person = await aUser(app.context);
    await app.asVisitor(resetPassword, {
      body: {
        email: person.email,
        activationUrlPattern: 'http://localhost:3000/reset-password/:resetPasswordToken',
      },
    });
    const [first] = await queuedMail(app.context);
    await givenUp();
    app.setClock(new Date(Date.now() + 3 * 60_000));
    const { id } = await newest();
    const boss = await app.as('super admin');
    expect((await boss(sendEmailAgain, { params: { id } })).status).toBe(200);
    const [mail] = await queuedMail(app.context);
    expect((await setPasswordBy(tokenIn(first?.body ?? ''))).codes).toEqual(['RESET_TOKEN_NOT_VALID']);
    expect((await setPasswordBy(tokenIn(mail?.body ?? ''))).status).toBe(200);
  });

  describe('the link of a registration', () => {
    const aRegistration = async () => {
      events += 1;
      const email = `registered-${events}@example.com`;
      const activationUrlPattern = `${app.context.environment.publicSiteUrl}/activate/:token`;
      await app.asVisitor(register, { body: { email, agreements: [], activationUrlPattern } });
      const [mail] = await queuedMail(app.context);
      await givenUp();
      return { email, id: (await newest()).id, token: activationIn(mail?.body ?? '') };
    };
    const activateBy = (token: string) =>
      app.asVisitor(activate, {
        body: { token, firstName: 'Ewa', lastName: 'Lis', newPassword: 'Quite1secret' },
      });
    const failedOnHome = async () =>
      (await (await as())(getHome)).data.cards.find(({ name }) => name === 'emailsFailed')?.rows;
    const again = async (id: number) => (await as())(sendEmailAgain, { params: { id } });
    const later = () => app.setClock(new Date(Date.now() + 3 * 60_000));

    test('becomes a new link, which creates the account; the old one is dead', async () => {
      const { id, email, token } = await aRegistration();
      expect(await failedOnHome()).toBe(1);
      later();
      expect((await again(id)).status).toBe(200);
      const [mail] = await queuedMail(app.context);
      const renewed = activationIn(mail?.body ?? '');
      expect([mail?.recipient, renewed === token]).toEqual([email, false]);
      expect((await activateBy(token)).codes).toEqual(['ACTIVATION_TOKEN_NOT_EXIST']);
      expect((await activateBy(renewed)).status).toBe(200);
    });

    test('is not sent twice in two minutes', async () => {
      const { id } = await aRegistration();
      expect((await again(id)).codes).toEqual(['TOO_MANY_TRIES']);
    });

    test.each([
      ['has expired', async () => app.setClock(new Date(Date.now() + 25 * 3_600_000))],
      ['was used', async (token: string) => void (await activateBy(token))],
      [
        'stands for an address that has an account',
        async (_: string, email: string) => void (await aUser(app.context, { email })),
      ],
    ])('that %s is not repeated, and home counts it no longer', async (_, end) => {
      const { id, token, email } = await aRegistration();
      later();
      await end(token, email);
      expect((await again(id)).codes).toEqual(['EMAIL_LINK_HAS_ENDED']);
      expect(await failedOnHome()).toBe(0);
    });
  });

  test('R10 the link of somebody stronger is not renewed by a weaker one', async () => {
    const person = await aUser(app.context, { isSuperAdmin: true });
    const { id } = await anEmail(person.email, 'password-reset');
    await sent();
    expect((await (await as(...PEOPLE))(sendEmailAgain, { params: { id } })).codes).toEqual([
      'USER_IS_SUPER_ADMIN',
    ]);
    expect((await newest()).id).toBe(id);
  });

  test('what waits for its first attempt is refused; after a failure the person gets one of the two', async () => {
    const person = await anInvestor(app.context);
    const { id } = await anEmail(person.email);
    const call = await as(...PEOPLE);
    expect((await call(sendEmailAgain, { params: { id } })).codes).toEqual(['EMAIL_IS_WAITING']);
    await failedOnce();
    expect((await call(sendEmailAgain, { params: { id } })).status).toBe(200);
    const recipients: string[] = [];
    app.setClock(new Date(Date.now() + 7_200_000));
    await sendDueEmails(app.services, async ({ recipient }) => void recipients.push(recipient));
    expect(recipients).toEqual([person.email]);
  });

  test('a warning about a changed address stays with the former one; a deleted person gets nothing', async () => {
    const person = await anInvestor(app.context);
    const warning = await anEmail(person.email, 'account-changed');
    const other = await anEmail(person.email);
    await sent();
    await db()
      .update(users)
      .set({ email: `other-${person.id}@example.com` })
      .where(eq(users.id, person.id));
    const call = await as(...PEOPLE);
    await call(sendEmailAgain, { params: { id: warning.id } });
    expect((await newest()).recipient).toBe(person.email);
    await db().update(users).set({ deletedAt: new Date() }).where(eq(users.id, person.id));
    expect((await call(sendEmailAgain, { params: { id: other.id } })).codes).toEqual(['USER_IS_DELETED']);
  });
});

test('the reason of a failure stands in its row, for those who may see people', async () => {
  await anEmail('unknown@example.com');
  await givenUp();
  const lastError = expect.stringContaining('550 no such mailbox');
  expect((await (await as(...PEOPLE))(listEmails)).data.items).toMatchObject([
    { state: 'failed', lastError },
  ]);
  expect((await (await as())(listEmails)).data.items).toMatchObject([{ state: 'failed', lastError: null }]);
});

test('home does not count what cannot be sent again: the person has a password by now, or is deleted', async () => {
  const { user, token } = await anInvitation();
  await givenUp();
  const person = await anInvestor(app.context);
  await anEmail(person.email);
  await givenUp();
  const rows = async () =>
    (await (await as())(getHome)).data.cards.find(({ name }) => name === 'emailsFailed')?.rows;
  expect(await rows()).toBe(2);
  await setPasswordBy(token);
  expect(await rows()).toBe(1);
  await db().update(users).set({ deletedAt: new Date() }).where(eq(users.id, person.id));
  expect([await rows(), user.id === person.id]).toEqual([0, false]);
});

test('home counts what has failed until it is sent again, and names no person', async () => {
  const { id } = await anEmail('unknown@example.com');
  await givenUp();
  const call = await as();
  const card = async () => (await call(getHome)).data.cards.find(({ name }) => name === 'emailsFailed');
  expect(await card()).toMatchObject({
    rows: 1,
    oldest: [{ id, person: null, title: { en: 'Order accepted' } }],
  });
  await call(sendEmailAgain, { params: { id } });
  expect(await card()).toMatchObject({ rows: 0 });
});
