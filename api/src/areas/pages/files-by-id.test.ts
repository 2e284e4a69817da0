import { uploadFile } from '@share/contract/areas/files/files.endpoints.ts';
import { createOffer, updateOffer } from '@share/contract/areas/offers/offers.endpoints.ts';
import { createSectionPattern } from '@share/contract/areas/offers/section-patterns.endpoints.ts';
import * as endpoints from '@share/contract/areas/pages/pages.endpoints.ts';
import { createPicture } from '@share/contract/areas/pictures/pictures.endpoints.ts';
import { createSlide } from '@share/contract/areas/slider/slider.endpoints.ts';
import { describe, expect, test } from 'vitest';
import { aDocument } from '../../testing/files/documents.ts';
import { aPicture } from '../../testing/files/pictures.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { anElement, anOfferInput, aSection } from '../../testing/offers.ts';
import { aPageInput } from '../../testing/pages.ts';
import { aUser, bearerOf } from '../../testing/people.ts';
import { aSentPicture, aSlideInput } from '../../testing/slides.ts';

const app = appForAllTests();
const staff = callerForAllTests(app, 'super admin');
const pageEditor = { can: ['admin:page:get', 'admin:page:create', 'admin:page:edit'] as const };

const pdf = { fileName: 'a.pdf', base64: aDocument.pdf.toString('base64') };
const idOf = (value: unknown): number => {
  const [, id] = /"fileId":(\d+)/.exec(JSON.stringify(value)) ?? [];
  if (!id) throw new Error('There is no file');
  return Number(id);
};
const savePage = async (fields: Parameters<typeof aPageInput>[0], by = staff) =>
  by(endpoints.createPage, { body: aPageInput(fields) });
const aPageWith = async (...files: object[]) =>
  (await savePage({ attachments: files.map((file) => ({ displayName: 'a', file })) })).data;
const aGatedOffer = async () => {
  const element = anElement('attachments', { userMustBeLoggedIn: true });
  const body = anOfferInput({ sections: [aSection(element)] });
  const { data } = await staff(createOffer, { body });
  return { id: data.id, slug: body.slug, fileId: idOf(data.sections) };
};
const statusOf = async (area: 'page' | 'offer', fileId: number, can: readonly string[]) => {
  const authorization = await bearerOf(app.context, await aUser(app.context, { can: can as never }));
  const url = `/api/admin/${area}/attachment-file/${fileId}`;
  return (await app.app.http.inject({ method: 'GET', url, headers: { authorization } })).statusCode;
};

describe('rights for pages open', () => {
  const forPages = (fileId: number) => statusOf('page', fileId, pageEditor.can);

  test('an attachment of a page, now or in a former version', async () => {
    const { id, slug, attachments } = await aPageWith(pdf);
    expect(await forPages(idOf(attachments))).toBe(200);
    await staff(endpoints.updatePage, { params: { id }, body: aPageInput({ slug }) });
    expect(await forPages(idOf(attachments))).toBe(200);
  });

  test('their own upload, not that of somebody else', async () => {
    const editor = await app.as({ email: 'editor@example.com', ...pageEditor } as never);
    const { id } = (await editor(endpoints.uploadPageAttachment, { body: pdf })).data;
    expect(await forPages(id)).toBe(404);
    const attachments = [{ displayName: 'a', file: { fileId: id } }];
    expect((await savePage({ attachments })).codes).toEqual(['FILE_TYPE_OR_SIZE_WRONG']);
    expect((await savePage({ attachments }, editor)).status).toBe(200);
  });

  test('no attachment of an offer, which may be for investors only', async () => {
    expect(await forPages((await aGatedOffer()).fileId)).toBe(404);
  });
});

test('rights for offers open the attachments of offers, now or in a former version, not those of pages', async () => {
  const forOffers = (fileId: number) => statusOf('offer', fileId, ['admin:offer:get']);
  const { id, slug, fileId } = await aGatedOffer();
  expect(await forOffers(fileId)).toBe(200);
  await staff(updateOffer, { params: { id }, body: anOfferInput({ slug }) });
  expect(await forOffers(fileId)).toBe(200);
  expect(await forOffers(idOf((await aPageWith(pdf)).attachments))).toBe(404);
});

describe('no page publishes by its id', () => {
  const refused = async (fileId: number) => {
    const { errors } = await savePage({ attachments: [{ displayName: 'a', file: { fileId } }] });
    expect(errors).toMatchObject([{ code: 'FILE_TYPE_OR_SIZE_WRONG', path: 'attachments.0.file' }]);
  };

  test('an attachment that an offer shows, or showed to some visitors only', async () => {
    const { id, slug, fileId } = await aGatedOffer();
    await refused(fileId);
    await staff(updateOffer, { params: { id }, body: anOfferInput({ slug }) });
    await refused(fileId);
  });

  test('a picture of a record or of the library, which would no longer be served as a picture', async () => {
    const image = await aSentPicture('dom.png');
    const add = { image, alt: { pl: '', en: '' }, focus: { x: 50, y: 50 } };
    const inLibrary = (await staff(createPicture, { body: add })).data;
    const another = (await staff(createPicture, { body: add })).data;
    await staff(createSlide, { body: aSlideInput('a', { image: { fileId: another.id } }) });
    for (const { id, imageUrl } of [inLibrary, another]) {
      await refused(id);
      expect((await app.app.http.inject({ method: 'GET', url: imageUrl })).statusCode).toBe(200);
    }
  });
});

test('a page keeps its attachments, and takes back one of a former version', async () => {
  const { id, slug, attachments } = await aPageWith(pdf);
  const file = { fileId: idOf(attachments) };
  const save = (sent: object[]) =>
    staff(endpoints.updatePage, { params: { id }, body: aPageInput({ slug, attachments: sent as never }) });
  expect((await save([{ displayName: 'b', file }])).status).toBe(200);
  await save([]);
  expect((await save([{ displayName: 'c', file }])).status).toBe(200);
});

test('an offer takes no attachment of a page, and no upload of somebody else', async () => {
  const ofPage = idOf((await aPageWith(pdf)).attachments);
  const editor = await app.as({ email: 'another@example.com', can: ['admin:offer:edit'] });
  const foreign = (await editor(uploadFile, { body: pdf })).data.id;
  for (const fileId of [ofPage, foreign]) {
    const items = [{ displayName: 'a', file: { fileId } }];
    const sections = [aSection(anElement('attachments', { data: { items } }))];
    const { codes } = await staff(createOffer, { body: anOfferInput({ sections }) });
    expect(codes).toEqual(['FILE_TYPE_NOT_ALLOWED']);
  }
});

test('an attachment is nobody’s picture: it could be withdrawn', async () => {
  const base64 = (await aPicture.png()).toString('base64');
  const fileId = idOf((await aPageWith({ fileName: 'a.png', base64 })).attachments);
  const slide = await staff(createSlide, { body: aSlideInput('a', { image: { fileId } }) });
  expect(slide.codes).toEqual(['IMAGE_TYPE_OR_SIZE_WRONG']);
  const items = [{ title: { pl: '', en: '' }, description: { pl: '', en: '' }, file: { fileId } }];
  const sections = [aSection(anElement('gallery', { data: { items } }))];
  const offer = await staff(createOffer, { body: anOfferInput({ sections }) });
  expect(offer.codes).toEqual(['IMAGE_TYPE_OR_SIZE_WRONG']);
});

describe('who may only add', () => {
  test('offers, opens and takes no attachment of an offer, but those of patterns and the own upload', async () => {
    const clerk = await aUser(app.context, { can: ['admin:offer:create'] });
    const call = await app.asUser(clerk);
    const authorization = await bearerOf(app.context, clerk);
    const opened = async (fileId: number) => {
      const url = `/api/admin/offer/attachment-file/${fileId}`;
      return (await app.app.http.inject({ method: 'GET', url, headers: { authorization } })).statusCode;
    };
    const taken = async (fileId: number) => {
      const items = [{ displayName: 'a', file: { fileId } }];
      const sections = [aSection(anElement('attachments', { data: { items } }))];
      return (await call(createOffer, { body: anOfferInput({ sections }) })).codes;
    };
    const { id, slug, fileId } = await aGatedOffer();
    expect([await opened(fileId), await taken(fileId)]).toEqual([404, ['FILE_TYPE_NOT_ALLOWED']]);
    await staff(updateOffer, { params: { id }, body: anOfferInput({ slug }) });
    expect([await opened(fileId), await taken(fileId)]).toEqual([404, ['FILE_TYPE_NOT_ALLOWED']]);
    const section = aSection(anElement('attachments'));
    const pattern = idOf((await staff(createSectionPattern, { body: { name: 'a', section } })).data);
    expect([await opened(pattern), await taken(pattern)]).toEqual([200, []]);
    const own = (await call(uploadFile, { body: pdf })).data.id;
    expect([await opened(own), await taken(own)]).toEqual([200, []]);
  });

  test('pages, opens no attachment of a page', async () => {
    const { attachments } = await aPageWith(pdf);
    expect(await statusOf('page', idOf(attachments), ['admin:page:create'])).toBe(404);
  });
});
