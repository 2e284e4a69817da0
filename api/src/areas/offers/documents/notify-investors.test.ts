import { createOffer, updateOffer } from '@share/contract/areas/offers/offers.endpoints.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emails } from '../../../platform/mail/mail.tables.ts';
import { openMailTransport } from '../../../platform/mail/mail-transport.ts';
import { sendDueEmails } from '../../../platform/mail/send-due-emails.ts';
import { anOffer, anOrder } from '../../../testing/books.ts';
import { aMailServer, type MailServer } from '../../../testing/mail/mail-server.ts';
import { anInvestorDocument, anOfferInput } from '../../../testing/offers.ts';
import { anInvestor } from '../../../testing/people.ts';
import { aTestApp, type Caller, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let call: Caller;
let mail: MailServer;

beforeAll(async () => {
  mail = await aMailServer();
  app = await aTestApp({ SMTP_URL: mail.url, PUBLIC_SITE_URL: 'https://www.example.com' });
  call = await app.as('super admin');
});
afterAll(async () => {
  await app.close();
  await mail.close();
});

type Draft = ReturnType<typeof anInvestorDocument>;
const news = (displayName = 'Raport.pdf', fields = {}) =>
  anInvestorDocument(displayName, { notifyInvestors: true, ...fields });
/** The document as the editor sends it again, without a new file. */
const resent = (document: Draft, fields = {}) => ({
  ...document,
  attachment: { ...document.attachment, file: null },
  ...fields,
});

const input = anOfferInput({ title: { pl: 'Kamienica', en: 'Tenement' } });
async function aSavedOffer() {
  const fields = { slug: anOfferInput().slug };
  const { id, slug } = (await call(createOffer, { body: { ...input, ...fields } })).data;
  const save = async (...investorDocuments: (Draft | ReturnType<typeof resent>)[]) =>
    (await call(updateOffer, { params: { id }, body: { ...input, slug, investorDocuments } })).data;
  return { id, slug, save };
}

async function holds(offerId: number, shares: number, fields = {}) {
  const user = await anInvestor(app.context, fields);
  await app.context.db.execute(
    sql`INSERT INTO investments (user_id, offer_id, number_of_shares) VALUES (${user.id}, ${offerId}, ${shares})`,
  );
  return user.email;
}

const queued = async () =>
  (await app.context.db.select().from(emails).orderBy(emails.id)).filter(({ event }) =>
    event.startsWith('new-investor-document'),
  );
const forgetEmails = () => app.context.db.execute(sql`DELETE FROM emails`);

test('OFR-60 an investor gets an e-mail about a new document, in the language of the platform', async () => {
  const offer = await anOffer(app.context, { title: { pl: 'Dwór', en: 'Manor' } });
  const { id, slug, title, seriesId: series } = offer;
  await anOrder(app.context, { status: 'completed', of: offer, email: 'jan@example.com' });
  await forgetEmails();
  const { data } = await call(updateOffer, {
    params: { id },
    body: { ...input, slug, title, series, investorDocuments: [news('Raport <b>roczny</b>.pdf')] },
  });
  expect(data.investorDocuments[0]?.notifiedAt).not.toBeNull();
  await sendDueEmails(app.services, openMailTransport(app.services.environment));
  expect(mail.mails.map(({ to }) => to?.[0]?.address)).toEqual(['jan@example.com']);
  const [{ subject, html } = { subject: '', html: '' }] = mail.mails;
  expect(subject).toBe('Nowy dokument: Dwór');
  expect(html).toContain('Dzień dobry, Jan!');
  expect(html).toContain('Raport &lt;b&gt;roczny&lt;/b&gt;.pdf');
  expect(html).toContain(`href="https://www.example.com/offer/${slug.pl}"`);
});

test('OFR-60 all investors who hold shares are notified and nobody else, however many they are', {
  tags: 'thorough',
}, async () => {
  const { id, save } = await aSavedOffer();
  const other = await aSavedOffer();
  await holds(id, 0);
  await holds(other.id, 5);
  await holds(id, 5, { deletedAt: new Date() });
  const investor = await holds(id, 1);
  await app.context.db.execute(sql`
    WITH many AS (
      INSERT INTO users (email, first_name, last_name)
      SELECT 'many' || n || '@example.com', 'A', 'B' FROM generate_series(1, 1100) n RETURNING id)
    INSERT INTO investments (user_id, offer_id, number_of_shares) SELECT id, ${id}, 1 FROM many`);
  await forgetEmails();
  await save(news('Raport.pdf'), news('Aneks.pdf'), anInvestorDocument('Regulamin.pdf'));
  const rows = await queued();
  expect(rows).toHaveLength(2 * 1_101);
  expect(new Set(rows.map(({ recipient }) => recipient)).size).toBe(1_101);
  expect(rows.filter(({ recipient }) => recipient === investor)).toHaveLength(2);
});

test('OFR-60 investors are not notified again of the same document, whatever is changed', async () => {
  const { id, save } = await aSavedOffer();
  await holds(id, 1);
  await forgetEmails();
  const document = news();
  await save(document);
  await save(resent(document));
  await save(resent(document, { notifyInvestors: false }));
  await save(resent(document));
  await save();
  await save(document);
  expect(await queued()).toHaveLength(1);
  await save(resent(document), news('Aneks.pdf'));
  expect(await queued()).toHaveLength(2);
});

test('OFR-60 investors are notified when the option of a document is switched on later', async () => {
  const { id, save } = await aSavedOffer();
  await holds(id, 1);
  await forgetEmails();
  const document = anInvestorDocument();
  expect((await save(document)).investorDocuments[0]?.notifiedAt).toBeNull();
  expect(await queued()).toEqual([]);
  await save(resent(document, { notifyInvestors: true }));
  expect(await queued()).toHaveLength(1);
});

test('OFR-60 concurrent saves notify once', async () => {
  const { id, save } = await aSavedOffer();
  await holds(id, 1);
  await forgetEmails();
  const document = anInvestorDocument();
  await save(document);
  await Promise.all([1, 2, 3].map(() => save(resent(document, { notifyInvestors: true }))));
  expect(await queued()).toHaveLength(1);
});
