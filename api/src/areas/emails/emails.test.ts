import {
  getEmail,
  listEmails,
  sendEmailAgain,
  totalEmails,
} from '@share/contract/areas/emails/emails.endpoints.ts';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { emails } from '../../platform/mail/mail.tables.ts';
import { emailsToPeople, PEOPLE } from '../../testing/mail/emails-to-people.ts';
import { anInvestor } from '../../testing/people.ts';
import { runBooksCheck } from '../ledger/books-check/run-books-check.ts';

const NOON = new Date('2026-05-04T10:00:00Z');
const { app, db, as, sent, failedOnce, givenUp, newest, anEmail, anInvitation } = emailsToPeople();

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

test('the reason of a failure stands in its row, for those who may see people', async () => {
  await anEmail('unknown@example.com');
  await givenUp();
  const lastError = expect.stringContaining('550 no such mailbox');
  expect((await (await as(...PEOPLE))(listEmails)).data.items).toMatchObject([
    { state: 'failed', lastError },
  ]);
  expect((await (await as())(listEmails)).data.items).toMatchObject([{ state: 'failed', lastError: null }]);
});
