import {
  getEmailTemplate,
  updateEmailTemplate,
} from '@share/contract/areas/email-templates/email-templates.endpoints.ts';
import { createFaq, faqEndpoints } from '@share/contract/areas/faq/faq.endpoints.ts';
import { uploadFile, uploadPhoto } from '@share/contract/areas/files/files.endpoints.ts';
import { createPage, pageEndpoints } from '@share/contract/areas/pages/pages.endpoints.ts';
import { createSlide, sliderEndpoints } from '@share/contract/areas/slider/slider.endpoints.ts';
import { updateStaticElement } from '@share/contract/areas/static-content/static-content.endpoints.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { aFaqInput } from '../../testing/content/faq.ts';
import { aDocument } from '../../testing/files/documents.ts';
import { aPicture } from '../../testing/files/pictures.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { aPageInput } from '../../testing/pages.ts';
import { aUser, bearerOf } from '../../testing/people.ts';
import { aSentPicture, aSlideInput } from '../../testing/slides.ts';

const app = appForAllTests();
const staff = callerForAllTests(app, 'super admin');

const fetchFile = async (url: string, headers: Record<string, string> = {}) =>
  (await app.app.http.inject({ method: 'GET', url, headers })).statusCode;
const upload = async () => {
  const body = { fileName: 'Cennik.pdf', base64: aDocument.pdf.toString('base64') };
  return (await staff(uploadFile, { body })).data.url;
};
const linkTo = (url: string) => ({ pl: `<p><a href="${url}">Cennik</a></p>`, en: '' });
const noText = { pl: '<p>Treść</p>', en: '' };
const longAgo = { visibleUntil: '2020-01-01 00:00:00' };

/** A record whose text links to the document; each function saves it in another way. */
interface Linked {
  save: (fields: object) => Promise<unknown>;
  withoutLink: object;
  remove: () => Promise<unknown>;
}

async function aLinkedPage(url: string): Promise<Linked> {
  const input = aPageInput({ content: linkTo(url) });
  const params = { id: (await staff(createPage, { body: input })).data.id };
  return {
    save: (fields) => staff(pageEndpoints.update, { params, body: { ...input, ...fields } }),
    withoutLink: { content: noText },
    remove: () => staff(pageEndpoints.remove, { params }),
  };
}

async function aLinkedQuestion(url: string): Promise<Linked> {
  const input = aFaqInput({ answer: linkTo(url) });
  const params = { id: (await staff(createFaq, { body: input })).data.id };
  return {
    save: (fields) => staff(faqEndpoints.update, { params, body: { ...input, ...fields } }),
    withoutLink: { answer: noText },
    remove: () => staff(faqEndpoints.remove, { params }),
  };
}

const kinds: Record<string, (url: string) => Promise<Linked>> = {
  page: aLinkedPage,
  question: aLinkedQuestion,
  slide: (url) => aLinkedSlide({ content: linkTo(url) }, { content: noText }),
  'button of a slide': (url) =>
    aLinkedSlide({ guestButtonUrl: { pl: url, en: '' } }, { guestButtonUrl: { pl: '/oferty', en: '' } }),
};

async function aLinkedSlide(link: object, withoutLink: object): Promise<Linked> {
  await staff(createSlide, { body: aSlideInput('shown', { image: await aSentPicture() }) });
  const input = aSlideInput('linked', link);
  const body = { ...input, image: await aSentPicture() };
  const params = { id: (await staff(createSlide, { body })).data.id };
  return {
    save: (fields) => staff(sliderEndpoints.update, { params, body: { ...input, ...fields } }),
    withoutLink,
    remove: () => staff(sliderEndpoints.remove, { params }),
  };
}

describe.each(Object.entries(kinds))('a document to which a %s links', (_, make) => {
  test('is withdrawn while the record is off or outside its dates, with the link and with the record', async () => {
    const url = await upload();
    const { save, withoutLink, remove } = await make(url);
    expect(await fetchFile(url)).toBe(200);
    for (const withdrawn of [{ active: false }, longAgo, withoutLink]) {
      await save(withdrawn);
      expect([withdrawn, await fetchFile(url)]).toEqual([withdrawn, 404]);
      await save({ visibleUntil: null });
      expect(await fetchFile(url)).toBe(200);
    }
    await remove();
    expect(await fetchFile(url)).toBe(404);
  });
});

test('a document of static content is withdrawn with the link', async () => {
  const { rows } = await app.context.db.execute<{ id: number }>(
    sql`SELECT id FROM static_contents WHERE type = 'richText' ORDER BY id LIMIT 1`,
  );
  const params = { elementId: rows[0]?.id ?? 0 };
  const url = await upload();
  await staff(updateStaticElement, { params, body: { content: linkTo(url) } });
  expect(await fetchFile(url)).toBe(200);
  await staff(updateStaticElement, { params, body: { content: noText } });
  expect(await fetchFile(url)).toBe(404);
});

test('a document stays public while another public text links to it', async () => {
  const url = await upload();
  const page = await aLinkedPage(url);
  const question = await aLinkedQuestion(url);
  await page.remove();
  expect(await fetchFile(url)).toBe(200);
  await question.save({ active: false });
  expect(await fetchFile(url)).toBe(404);
});

test('people who received an e-mail open its documents, also when the template links to others by now', async () => {
  const { rows } = await app.context.db.execute<{ id: number }>(
    sql`SELECT id FROM email_templates WHERE type = 'order-accepted'`,
  );
  const params = { id: rows[0]?.id ?? 0 };
  const { name, subject, body } = (await staff(getEmailTemplate, { params })).data;
  const url = await upload();
  const linked = body.pl.replace('</body>', `<a href="https://example.com${url}">Cennik</a></body>`);
  expect(linked).not.toBe(body.pl);
  for (const pl of [linked, body.pl]) {
    const input = { name, subject, body: { ...body, pl } };
    expect((await staff(updateEmailTemplate, { params, body: input })).status).toBe(200);
    expect(await fetchFile(url)).toBe(200);
  }
});

test('a withdrawn document is fetched at its address by staff who may read the record, and by no other person', async () => {
  const url = await upload();
  const { save } = await aLinkedPage(url);
  await save({ active: false });
  const fetchAs = async (account: Parameters<typeof aUser>[1]) =>
    fetchFile(url, { authorization: await bearerOf(app.context, await aUser(app.context, account)) });
  expect(await fetchAs({ can: ['admin:page:get'] })).toBe(200);
  expect(await fetchAs({ can: ['admin:page:list', 'admin:faq:get', 'admin:offer:get'] })).toBe(404);
  expect(await fetchAs({ isAdmin: false })).toBe(404);
  await save({ content: noText });
  expect(await fetchAs({ can: ['admin:page:get'] })).toBe(200);
});

test('a picture in a text stays public', async () => {
  const body = { fileName: 'dom.png', base64: (await aPicture.png()).toString('base64') };
  const { url } = (await staff(uploadPhoto, { body })).data;
  const content = { pl: `<p><img src="${url}" alt="" /></p>`, en: '' };
  await staff(createPage, { body: aPageInput({ active: false, content }) });
  expect(await fetchFile(url)).toBe(200);
});
