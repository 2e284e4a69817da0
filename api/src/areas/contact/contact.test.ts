import { createAgreement, updateAgreement } from '@share/contract/areas/agreements/agreements.endpoints.ts';
import { publicAgreements } from '@share/contract/areas/consents/consents.endpoints.ts';
import { type ContactInput, sendContactMessage } from '@share/contract/areas/contact/contact.endpoints.ts';
import { updateConfig } from '@share/contract/areas/settings/settings.endpoints.ts';
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openMailTransport } from '../../platform/mail/mail-transport.ts';
import { sendDueEmails } from '../../platform/mail/send-due-emails.ts';
import { auditEntries } from '../../platform/records/audit.ts';
import { aMailServer, type MailServer } from '../../testing/mail/mail-server.ts';
import { aConfig } from '../../testing/settings.ts';
import { aTestApp, type Caller, callerOver, type TestApp } from '../../testing/test-app.ts';

let server: MailServer;
let app: TestApp;
let staff: Caller;
beforeAll(async () => {
  server = await aMailServer();
  app = await aTestApp({ SMTP_URL: server.url });
  staff = await app.as('super admin');
});
afterAll(async () => {
  await app.close();
  await server.close();
});
beforeEach(async () => {
  await app.context.db.execute(sql`DELETE FROM throttles`);
  await staff(updateConfig, { body: aConfig() });
});

let written = 0;
function aMessage(overrides: Partial<ContactInput>): ContactInput {
  written += 1;
  return {
    name: 'Zofia Żak',
    email: 'zofia@example.com',
    subject: 'Pytanie',
    message: `Dzień dobry ${written}`,
    ...overrides,
  };
}
const write = (overrides: Partial<ContactInput> = {}) =>
  app.asVisitor(sendContactMessage, { body: aMessage(overrides) });

async function lastMail() {
  const before = server.mails.length;
  await sendDueEmails(app.services, openMailTransport(app.services.environment));
  return server.mails[before];
}

test('a message reaches the recipient in the settings, from their sender, and is answered to the visitor', async () => {
  expect((await write({ message: 'Dzień dobry,\n<b>ile</b> kosztuje udział? 👩‍👧' })).status).toBe(200);
  const mail = await lastMail();
  expect(mail).toMatchObject({
    to: [{ address: 'office@example.com' }],
    from: { name: 'Website', address: 'www@example.com' },
    replyTo: [{ name: 'Zofia Żak', address: 'zofia@example.com' }],
    subject: 'Formularz kontaktowy: Pytanie',
  });
  expect(mail?.html).toContain('Dzień dobry,<br>&lt;b&gt;ile&lt;/b&gt; kosztuje udział? 👩‍👧');
  expect(mail?.text).toContain('Dzień dobry,\n<b>ile</b> kosztuje udział?');
});

test('without a sender in the settings it comes from the sender of all e-mails; without a recipient it is refused', async () => {
  const contactForm = { sendFrom: '', sendTo: 'office@example.com', sendFromName: '' };
  await staff(updateConfig, { body: aConfig({ contactForm }) });
  await write({ subject: '' });
  expect(await lastMail()).toMatchObject({
    from: { address: 'no-reply@example.com' },
    subject: 'Formularz kontaktowy: Zofia Żak',
  });
  await staff(updateConfig, { body: aConfig({ contactForm: { ...contactForm, sendTo: '' } }) });
  expect((await write()).codes).toEqual(['CANT_SEND_MESSAGE']);
});

test.each<[string, Partial<ContactInput>, string]>([
  ['a line break in the name', { name: 'Jan\r\nBcc: all@example.com' }, 'name'],
  ['a line break in the subject', { subject: 'Hej\nX-Header: 1' }, 'subject'],
  ['a line break in the address', { email: 'jan@example.com\r\nBcc: all@example.com' }, 'email'],
  ['two addresses', { email: 'jan@example.com, all@example.com' }, 'email'],
  ['a name in the address', { email: 'Jan <jan@example.com>' }, 'email'],
  ['a zero-width space in the name', { name: 'Jan\u200BNowak' }, 'name'],
  ['an escape character in the message', { message: 'Hej \u001B[2J' }, 'message'],
  ['a hidden letter in the message', { message: 'Hej \u{E0041}' }, 'message'],
  ['an empty name', { name: ' ' }, 'name'],
  ['an empty message', { message: '\n' }, 'message'],
  ['a message that is too long', { message: 'x'.repeat(5_001) }, 'message'],
])('%s is refused at its field, and nothing is sent', async (_, fault, path) => {
  const answer = await write(fault);
  expect([answer.status, answer.errors.map((error) => error.path)]).toEqual([422, [path]]);
  expect(await lastMail()).toBeUndefined();
});

test('what looks like an address in a name stays a name', async () => {
  await write({ name: '"Boss" <boss@example.com>, x' });
  expect((await lastMail())?.replyTo).toEqual([
    { name: '"Boss" <boss@example.com>, x', address: 'zofia@example.com' },
  ]);
});

test('the same message arrives once, however often its request is repeated', async () => {
  const message = { message: 'Tylko raz' };
  await Promise.all([write(message), write(message)]);
  await write(message);
  expect(await lastMail()).toBeDefined();
  expect(await lastMail()).toBeUndefined();
});

test('required agreements for contact have to be accepted as they were shown; all answers are recorded', async () => {
  const fields = { active: true, type: 'data-processing', target: 'contact' } as const;
  const content = { pl: '<p>Zgoda</p>', en: '<p>Consent</p>' };
  const required = { ...fields, content, required: true, name: { pl: 'Dane', en: 'Data' } };
  const { data: agreement } = await staff(createAgreement, { body: required });
  const body = { ...fields, content, required: false, name: { pl: 'Nowości', en: 'News' } };
  const { data: optional } = await staff(createAgreement, { body });
  const shown = (await app.asVisitor(publicAgreements, { query: { target: 'contact' } })).data;
  expect(shown.map(({ id }) => id)).toEqual([agreement.id, optional.id]);
  const fingerprint = shown[0]?.fingerprint ?? '';
  const answer = (isAccepted: boolean) => ({
    agreements: [{ agreement: agreement.id, isAccepted, fingerprint }],
  });

  expect((await write()).errors).toMatchObject([{ code: 'IS_REQUIRED', path: 'agreements' }]);
  expect((await write(answer(false))).errors).toMatchObject([
    { code: 'IS_REQUIRED', path: 'agreements.0.isAccepted' },
  ]);
  const elsewhere = { ...required, target: 'registration' as const, required: false };
  const { data: registering } = await staff(createAgreement, { body: elsewhere });
  for (const [agreement, code] of [
    [registering.id, 'AGREEMENT_BY_TARGET_NOT_EXISTS'],
    [999_999, 'AGREEMENT_NOT_EXISTS'],
  ] as const) {
    const answers = [...answer(true).agreements, { agreement, isAccepted: true, fingerprint }];
    expect((await write({ agreements: answers })).errors).toMatchObject([
      { code, path: 'agreements.1.agreement' },
    ]);
  }
  expect((await write(answer(true))).status).toBe(200);
  expect((await lastMail())?.text).toContain('Zgody: Dane');
  const [entry] = await app.context.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, 'contact.send'))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  expect(entry?.after).toMatchObject({
    email: 'zofia@example.com',
    agreements: [
      { id: agreement.id, fingerprint, isAccepted: true },
      { id: optional.id, isAccepted: false },
    ],
  });

  const changed = { ...required, content: { pl: '<p>Inna</p>', en: '<p>Other</p>' } };
  await staff(updateAgreement, { params: { id: agreement.id }, body: changed });
  expect((await write(answer(true))).errors).toMatchObject([
    { code: 'AGREEMENT_HAS_CHANGED', path: 'agreements.0.isAccepted' },
  ]);
  for (const { id, ...one } of [
    { id: agreement.id, ...changed },
    { id: optional.id, ...body },
    { id: registering.id, ...elsewhere },
  ])
    await staff(updateAgreement, { params: { id }, body: { ...one, active: false } });
});

test('R24 an address gets five messages through from one network in ten minutes; others are not affected', async () => {
  for (let nth = 0; nth < 5; nth += 1) expect((await write()).status).toBe(200);
  const refused = await write();
  expect([refused.status, refused.codes, Number(refused.headers['retry-after'])]).toEqual([
    429,
    ['TOO_MANY_TRIES'],
    600,
  ]);
  expect((await write({ email: 'ZOFIA@example.com' })).codes).toEqual(['TOO_MANY_TRIES']);
  expect((await write({ email: 'jan@example.com' })).status).toBe(200);
  await app.context.db.execute(sql`UPDATE throttles SET window_ends_at = now() - interval '1 second'`);
  expect((await write()).status).toBe(200);
});

test('R24 strangers who write in the name of an address from elsewhere do not keep its owner from writing', async () => {
  const from = (remoteAddress: string) =>
    callerOver(async (request) => {
      const { statusCode, headers, body } = await app.app.http.inject({ ...request, remoteAddress });
      return { status: statusCode, headers, text: body };
    }, null);
  for (let nth = 0; nth < 15; nth += 1)
    await from(`203.0.113.${nth % 3}`)(sendContactMessage, { body: aMessage({}) });
  expect((await write()).status).toBe(200);
});

test('R24 a network gets twenty messages through in an hour, whoever writes them', async () => {
  const codes: string[][] = [];
  for (let nth = 0; nth < 21; nth += 1) codes.push((await write({ email: `p${nth}@example.com` })).codes);
  expect(codes.filter((found) => found.length > 0)).toEqual([['TOO_MANY_TRIES']]);
});

test('during maintenance of the site no message is taken', async () => {
  await staff(updateConfig, { body: aConfig({ maintenanceMode: true }) });
  expect((await write()).codes).toEqual(['MAINTENANCE']);
});
