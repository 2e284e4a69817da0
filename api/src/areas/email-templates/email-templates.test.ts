import * as endpoints from '@share/contract/areas/email-templates/email-templates.endpoints.ts';
import type { EmailTemplateInput } from '@share/contract/areas/email-templates/email-templates.schemas.ts';
import { faultsOfBody, faultsOfSubject } from '@share/contract/areas/email-templates/template-faults.ts';
import { languages } from '@share/contract/shared/languages.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type EmailType, emailTypes } from '../../platform/mail/email-variables.ts';
import { emailTemplates } from '../../platform/mail/mail.tables.ts';
import { openMailTransport } from '../../platform/mail/mail-transport.ts';
import { queueEmail, readTemplate } from '../../platform/mail/queue-email.ts';
import { sendDueEmails } from '../../platform/mail/send-due-emails.ts';
import { auditEntries } from '../../platform/records/audit.ts';
import { aMailServer, type MailServer } from '../../testing/mail/mail-server.ts';
import { aUser } from '../../testing/people.ts';
import { aTestApp, type Caller, type TestApp } from '../../testing/test-app.ts';
import { defaultTemplates } from './default-templates.ts';
import { variablesOf } from './template-variables.ts';

let server: MailServer;
let app: TestApp;
let call: Caller;

beforeAll(async () => {
  server = await aMailServer({ refuse: (recipient) => recipient.startsWith('refused') });
  app = await aTestApp({ SMTP_URL: server.url, MAIL_SENDER: 'Biuro Udziałów' });
  call = await app.as({
    email: 'redaktor@example.com',
    can: [
      'admin:email-template:list',
      'admin:email-template:get',
      'admin:email-template:edit',
      'admin:email-template:get-config',
      'admin:email-template:test-template',
    ],
  });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const both = (text: string) => ({ pl: text, en: text });
const button = '<p>{{firstName}}: <a href="{{link}}">OK</a></p>';
const anInput = (fields: Partial<EmailTemplateInput> = {}): EmailTemplateInput => ({
  name: both('Reset'),
  subject: both('Reset'),
  body: both(button),
  ...fields,
});
const templateOf = async (type: EmailType) => {
  const [found] = await app.context.db.select().from(emailTemplates).where(eq(emailTemplates.type, type));
  if (!found) throw new Error('The template is missing');
  return found;
};
const update = async (body: EmailTemplateInput, type: EmailType = 'password-reset') => {
  const { id } = await templateOf(type);
  return call(endpoints.updateEmailTemplate, { params: { id }, body });
};

test('EML-02, EML-03, EML-15 every type is listed once, on one page, in the order of the language', async () => {
  for (const language of languages) {
    const { items } = (
      await call(endpoints.listEmailTemplates, { headers: { 'content-language': language } })
    ).data;
    expect(items.map(({ type }) => type).toSorted()).toEqual(emailTypes.toSorted());
    const names = items.map(({ name }) => name[language]);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, language)));
  }
});

test.each(emailTypes)('the default template %s can be saved as it is', (type) => {
  const { subject, body } = defaultTemplates[type];
  const faults = languages.flatMap((language) => [
    ...faultsOfSubject(subject[language], variablesOf(type)),
    ...faultsOfBody(body[language], variablesOf(type)),
  ]);
  expect(faults).toEqual([]);
});

test('EML-16 each type has its variables, with samples in both languages; links are required', async () => {
  const configs = (await call(endpoints.getEmailTemplateConfigs)).data;
  expect(configs.map(({ type }) => type)).toEqual(emailTypes);
  const variables = configs.find(({ type }) => type === 'password-reset')?.variables ?? [];
  expect(variables.map(({ name, required }) => [name, required])).toEqual([
    ['sender', false],
    ['firstName', false],
    ['link', true],
  ]);
  const required = (type: string) =>
    configs.find((one) => one.type === type)?.variables.flatMap((one) => (one.required ? one.name : []));
  expect([required('account-changed'), required('second-factor-changed')]).toEqual([
    ['changed'],
    ['changed'],
  ]);
  expect(variables[0]?.sample).toEqual(both('Biuro Udziałów'));
  const texts = configs.flatMap((one) => one.variables.flatMap(({ label, sample }) => [label, sample]));
  for (const { pl, en } of texts) expect(pl !== '' && en !== '').toBe(true);
});

test('EML-18 what is not stored byte for byte is refused by name', async () => {
  const strange = `\r\n\t${button}\r<p>\u00A0\u200B\u{1F600}</p>  `;
  expect((await update(anInput({ body: both(strange) }))).data.body.en).toBe(strange);
  const turned = await update(anInput({ body: { pl: button, en: `${button}\n\u202E` } }));
  expect(turned.errors).toMatchObject([
    { code: 'TEMPLATE_CHARACTER_NOT_ALLOWED', path: 'body.en', details: { what: 'U+202E', line: 2 } },
  ]);
});

test('the preview shows the plain text that is sent', async () => {
  const html = '<h1>Cześć &amp; witaj</h1><p><a href="https://example.com/a">Otwórz</a></p>';
  expect((await call(endpoints.getPlainText, { body: { html } })).data.text).toBe(
    'Cześć & witaj\n\nOtwórz: https://example.com/a',
  );
  const stranger = await app.as({ can: ['admin:email-template:list'] });
  expect((await stranger(endpoints.getPlainText, { body: { html } })).status).toBe(403);
});

test('EML-18 a template is saved byte for byte, and sent from then on', async () => {
  const html = `<!doctype html>\n<HTML lang=pl><body style='margin:0'>\n  <p>Cześć, {{firstName}} &amp; reszta</p>${button}</body></HTML>`;
  const stored = (await update(anInput({ subject: both('Nowe hasło, {{firstName}}'), body: both(html) })))
    .data;
  expect(stored.body.pl).toBe(html);
  const link = 'https://office.example.com/reset-password/abc';
  const firstName = '<img src=x onerror=alert(1)>{{link}}"';
  await inTransaction(app.context, async (tx) =>
    queueEmail(tx, app.context, await readTemplate(tx, 'password-reset'), {
      event: 'saved-template',
      recipient: 'anna@example.com',
      language: 'pl',
      variables: { firstName, link },
    }),
  );
  const arrives = server.next();
  await sendDueEmails(app.services, openMailTransport(app.services.environment));
  const mail = await arrives;
  expect(mail.subject).toBe(`Nowe hasło, ${firstName}`);
  expect(mail.html).toContain('<p>Cześć, &lt;img src=x onerror=alert(1)&gt;{{link}}&quot; &amp; reszta</p>');
  expect(mail.html).toContain(`<a href="${link}">OK</a>`);
});

test('R7 a change that is based on an older version is refused', async () => {
  const { id, version } = await templateOf('order-accepted');
  const { name, subject, body } = await templateOf('order-accepted');
  const request = { params: { id }, body: { name, subject, body }, ifMatch: version };
  expect((await call(endpoints.updateEmailTemplate, request)).data.version).toBe(version + 1);
  const again = await call(endpoints.updateEmailTemplate, request);
  expect([again.status, again.codes]).toEqual([412, ['CHANGED_MEANWHILE']]);
});

test('a missing, unknown, unclosed or misplaced variable and dead links are refused at their language', async () => {
  const answer = await update(
    anInput({
      subject: { pl: 'Reset', en: 'Reset {{link}}' },
      body: { pl: '<p>{{surname}} {{firstName</p>', en: `${button}<a href="#">x</a><script>x()</script>` },
    }),
  );
  expect(answer.status).toBe(422);
  expect(answer.errors.map(({ path, code }) => [path, code])).toEqual([
    ['body.pl', 'TEMPLATE_VARIABLE_MISSING'],
    ['body.pl', 'TEMPLATE_VARIABLE_UNKNOWN'],
    ['body.pl', 'TEMPLATE_VARIABLE_MALFORMED'],
    ['subject.en', 'TEMPLATE_VARIABLE_MISPLACED'],
    ['body.en', 'TEMPLATE_LINK_WITHOUT_TARGET'],
    ['body.en', 'TEMPLATE_MARKUP_NOT_ALLOWED'],
  ]);
  expect(answer.errors[0]?.details).toEqual({ what: 'href="{{link}}"', line: null });
});

test('name, subject and body are required in both languages', async () => {
  const answer = await update({
    name: both(' '),
    subject: { pl: '', en: 'x' },
    body: { pl: button, en: '\n' },
  });
  expect(answer.errors.map(({ path, code }) => [path, code])).toEqual([
    ['name.pl', 'NAME_IS_EMPTY'],
    ['name.en', 'NAME_IS_EMPTY'],
    ['subject.pl', 'IS_REQUIRED'],
    ['body.en', 'IS_REQUIRED'],
  ]);
});

const aTest = {
  type: 'set-password',
  email: 'redaktor@example.com',
  subject: 'Dla {{firstName}}',
  body: button,
};

test('EML-19, ERR-77 a test message is with the mail server when the call answers, filled with sample data', async () => {
  const before = server.mails.length;
  expect((await call(endpoints.sendTestMessage, { body: { ...aTest, language: 'en' } })).data).toBeNull();
  expect(server.mails).toHaveLength(before + 1);
  const mail = server.mails.at(-1);
  expect(mail?.to?.[0]?.address).toBe('redaktor@example.com');
  expect(mail?.subject).toBe('[Test] Dla Anna');
  expect(mail?.html).toContain(`<p>Anna: <a href="${app.services.environment.publicSiteUrl}/example">`);
  expect(mail?.text).toContain('Anna: OK: http');
  const [entry] = await app.context.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, 'emailTemplate.test'));
  expect(entry?.after).toEqual({ ...aTest, language: 'en' });
});

test('ERR-72, ERR-77 a test message is refused for an unknown type, a faulty text, anybody but active staff, and when it cannot be sent', async () => {
  const refusal = async (fields: Partial<typeof aTest>) => {
    const { status, errors } = await call(endpoints.sendTestMessage, { body: { ...aTest, ...fields } });
    return [status, ...errors.map(({ code, path }) => [code, path])];
  };
  await aUser(app.context, { email: 'investor@example.com', isAdmin: false });
  await aUser(app.context, { email: 'former@example.com', isAdmin: true, active: false });
  await aUser(app.context, { email: 'refused@example.com', isAdmin: true });
  const before = server.mails.length;
  expect(await refusal({ type: 'constructor' })).toEqual([422, ['TYPE_NOT_FOUND', 'type']]);
  expect(await refusal({ body: '<p>x</p>' })).toEqual([422, ['TEMPLATE_VARIABLE_MISSING', 'body']]);
  expect(await refusal({ email: 'a@b.c, d@e.f' })).toEqual([422, ['EMAIL_INVALID_FORMAT', 'email']]);
  for (const email of ['nobody@example.com', 'investor@example.com', 'former@example.com'])
    expect(await refusal({ email })).toEqual([422, ['TEST_MESSAGE_ONLY_TO_STAFF', 'email']]);
  expect(await refusal({ email: 'refused@example.com' })).toEqual([409, ['CANT_SEND_MESSAGE', null]]);
  expect(server.mails).toHaveLength(before);
});

test('a sender gets twenty test messages in ten minutes, whatever others send', async () => {
  const [one, other] = [
    await app.as({ email: 'one@example.com', can: ['admin:email-template:test-template'] }),
    await app.as({ email: 'other@example.com', can: ['admin:email-template:test-template'] }),
  ];
  const codesOf = async (by: Caller) => (await by(endpoints.sendTestMessage, { body: aTest })).codes;
  for (let sent = 0; sent < 20; sent += 1) expect(await codesOf(one)).toEqual([]);
  expect(await codesOf(one)).toEqual(['TOO_MANY_TRIES']);
  expect(await codesOf(other)).toEqual([]);
  app.setClock(new Date(Date.now() + 601_000));
  expect(await codesOf(one)).toEqual([]);
  app.setClock(null);
});
