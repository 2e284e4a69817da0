import { randomUUID } from 'node:crypto';
import { uploadFile, uploadPhoto } from '@share/contract/areas/files/files.endpoints.ts';
import type { ElementDataView, ElementType } from '@share/contract/areas/offers/elements/elements.ts';
import { uploadInvestorDocument } from '@share/contract/areas/offers/offer-documents.endpoints.ts';
import * as endpoints from '@share/contract/areas/offers/offers.endpoints.ts';
import type { OfferView } from '@share/contract/areas/offers/offers.schemas.ts';
import { expect, test } from 'vitest';
import { files } from '../../../platform/files/files.tables.ts';
import { aDocument } from '../../../testing/files/documents.ts';
import { aBombPng, aPicture } from '../../../testing/files/pictures.ts';
import { appForAllTests, callerForAllTests } from '../../../testing/for-all-tests.ts';
import { offerCalls } from '../../../testing/offer-calls.ts';
import { anElement, anInvestorDocument, aSection } from '../../../testing/offers.ts';
import type { Caller } from '../../../testing/test-app.ts';

const app = appForAllTests();
const call = callerForAllTests(app, {
  email: 'anna@example.com',
  can: ['admin:offer:get', 'admin:offer:create', 'admin:offer:edit', 'admin:offer:delete'],
});
const { create, update } = offerCalls(call);
const reasons = async (answer: ReturnType<typeof create> | ReturnType<typeof update>) => {
  const { status, errors } = await answer;
  return { status, errors: errors.map(({ code, path }) => [code, path]) };
};
const refused = (...errors: [string, string][]) => ({ status: 422, errors });

const words = { pl: 'a', en: 'a' };
const aGallery = (...sent: unknown[]) =>
  aSection(
    anElement('gallery', {
      data: {
        items: sent.map((file) => ({
          id: randomUUID(),
          title: words,
          description: words,
          file: file as null,
        })),
      },
    }),
  );
const attachments = (...items: { id?: string; displayName?: string; file?: unknown }[]) =>
  aSection(
    anElement('attachments', {
      data: {
        items: items.map((item) => ({
          id: randomUUID(),
          displayName: 'a',
          ...item,
          file: item.file as null,
        })),
      },
    }),
  );
const document = (file: unknown, fields = {}) =>
  anInvestorDocument('a', { attachment: { displayName: 'a', file }, ...fields });
const sent = (fileName: string, bytes: Buffer) => ({ fileName, base64: bytes.toString('base64') });
const png = async () => sent('dom.png', await aPicture.png());
function dataOf<Type extends ElementType>({ sections }: OfferView, section: number): ElementDataView<Type> {
  const element = sections[section]?.elements[0];
  if (!element) throw new Error('There is no element');
  return element.data as ElementDataView<Type>;
}
const get = (url: string | null) => app.app.http.inject({ method: 'GET', url: url ?? '/none' });
const countFiles = async () => (await app.context.db.select().from(files)).length;

test('ELM-25, ELM-35 pictures are served with their thumbnails; their type is detected from their bytes', async () => {
  const { data } = await create({
    sections: [
      aGallery(await png(), sent('a.png', await aPicture.jpg())),
      aSection(anElement('image', { data: { description: words, file: sent('a', await aPicture.gif()) } })),
    ],
  });
  expect(dataOf(data, 0)).toMatchObject({
    items: [
      { imageUrl: expect.stringMatching(/\/dom\.png$/) },
      { imageUrl: expect.stringMatching(/\/a\.jpg$/) },
    ],
  });
  const { imageUrl, thumbUrl } = dataOf<'image'>(data, 1);
  expect(imageUrl).toMatch(/\/a\.gif$/);
  expect((await get(imageUrl)).headers['content-type']).toBe('image/gif');
  expect((await get(thumbUrl)).headers['content-type']).toBe('image/webp');
});

test('R17 an SVG is sanitised', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>x()</script><rect width="9" height="9" onclick="x()"/></svg>';
  const { data } = await create({ sections: [aGallery(sent('a.svg', Buffer.from(svg)))] });
  const [item] = dataOf<'gallery'>(data, 0).items;
  const { body } = await get(item?.imageUrl ?? null);
  expect(body).toContain('<rect');
  expect(body).not.toMatch(/script|onclick/);
});

test('R18 faults of files are named with the path of each, and nothing is stored', async () => {
  const before = await countFiles();
  const errors = await reasons(
    create({
      sections: [
        aGallery(await png(), sent('a.png', await aBombPng(30_000, 30_000)), sent('a.png', aDocument.pdf)),
        aSection(
          anElement('text', {
            children: [anElement('image', { data: { description: words, file: { base64: '!' } } })],
          }),
        ),
        attachments({ file: sent('a.pdf', await aPicture.png()) }),
      ],
      investorDocuments: [document(sent('a.exe', Buffer.from('MZ\0\0')))],
    }),
  );
  expect(errors).toEqual(
    refused(
      ['IMAGE_TYPE_OR_SIZE_WRONG', 'sections.0.elements.0.data.items.1.file'],
      ['IMAGE_TYPE_OR_SIZE_WRONG', 'sections.0.elements.0.data.items.2.file'],
      ['FILE_DAMAGED', 'sections.1.elements.0.children.0.data.file'],
      ['FILE_TYPE_NOT_ALLOWED', 'sections.2.elements.0.data.items.0.file'],
      ['FILE_TYPE_NOT_ALLOWED', 'investorDocuments.0.attachment.file'],
    ),
  );
  expect(await countFiles()).toBe(before);
});

test('a part that requires a file is refused without one; an image element is not', async () => {
  expect(
    await reasons(
      create({
        sections: [
          aGallery(undefined, null),
          attachments({}),
          aSection(anElement('image', { data: { description: words } })),
        ],
        investorDocuments: [document(null)],
      }),
    ),
  ).toEqual(
    refused(
      ['IMAGE_IS_REQUIRED', 'sections.0.elements.0.data.items.0.file'],
      ['IMAGE_IS_REQUIRED', 'sections.0.elements.0.data.items.1.file'],
      ['FILE_IS_REQUIRED', 'sections.1.elements.0.data.items.0.file'],
      ['FILE_IS_REQUIRED', 'investorDocuments.0.attachment.file'],
    ),
  );
  expect(await reasons(create({ sections: [aGallery({ delete: true })] }))).toEqual(
    refused(['IMAGE_IS_REQUIRED', 'sections.0.elements.0.data.items.0.file']),
  );
});

test('OFR-52, ELM-35 a file that is left out is not changed, a new one replaces it, `delete` removes that of an image element', async () => {
  const image = anElement('image');
  const { data } = await create({ sections: [aSection(image)] });
  const save = async (file?: object | null) => {
    const element = { ...image, data: { ...image.data, file } };
    const answer = await update(data.id, { sections: [aSection(element)] });
    return dataOf<'image'>(answer.data, 0);
  };
  const first = dataOf<'image'>(data, 0);
  expect(await save()).toEqual(first);
  expect(await save(null)).toEqual(first);
  const other = await save(await png());
  expect(other.fileId).not.toBe(first.fileId);
  expect(await save({ delete: true })).toMatchObject({ fileId: null, imageUrl: null, thumbUrl: null });
  expect(await save()).toMatchObject({ fileId: null });
});

test('a node that becomes a part of another kind loses its file', async () => {
  const image = anElement('image');
  const { data } = await create({ sections: [aSection(image)] });
  const { file: _, ...gallery } = {
    ...anElement('gallery').data.items[0],
    id: image.id,
    title: words,
    description: words,
  };
  expect(
    await reasons(
      update(data.id, { sections: [aSection(anElement('gallery', { data: { items: [gallery] } }))] }),
    ),
  ).toEqual(refused(['IMAGE_IS_REQUIRED', 'sections.0.elements.0.data.items.0.file']));
});

test('files that were uploaded before, or belong to a copied offer, are accepted by their ids', async () => {
  const photo = await call(uploadPhoto, { body: await png() });
  const pdf = await call(uploadFile, { body: sent('a.pdf', aDocument.pdf) });
  const content = () => [aGallery({ fileId: photo.data.id }), attachments({ file: { fileId: pdf.data.id } })];
  const { data } = await create({ sections: [...content(), ...content()] });
  const shown = (at: number) => dataOf<'gallery' | 'attachments'>(data, at).items;
  expect([shown(0), shown(2)]).toMatchObject(
    Array(2).fill([{ fileId: photo.data.id, imageUrl: photo.data.url }]),
  );
  expect([shown(1), shown(3)]).toMatchObject(
    Array(2).fill([{ fileId: pdf.data.id, url: pdf.data.url, fileName: 'a.pdf' }]),
  );
  const copy = await create({ sections: content() });
  expect((await call(endpoints.deleteOffer, { params: { id: data.id } })).status).toBe(200);
  const unchanged = await call(endpoints.getOffer, { params: { idOrSlug: copy.data.id } });
  expect(unchanged.data).toEqual(copy.data);
});

test('an unknown id, or that of a file of another kind, is refused at its path', async () => {
  const photo = (await call(uploadPhoto, { body: await png() })).data.id;
  const pdf = (await call(uploadFile, { body: sent('a.pdf', aDocument.pdf) })).data.id;
  const fields = {
    sections: [
      aGallery({ fileId: pdf }, { fileId: 2_000_000_000 }, { fileId: 9_000_000_000 }),
      attachments({ file: { fileId: photo } }, { file: { fileId: 2_000_000_000 } }),
    ],
    investorDocuments: [document({ fileId: pdf }), document({ fileId: photo })],
  };
  expect(await reasons(create(fields))).toEqual(
    refused(
      ['IMAGE_TYPE_OR_SIZE_WRONG', 'sections.0.elements.0.data.items.0.file'],
      ['IMAGE_TYPE_OR_SIZE_WRONG', 'sections.0.elements.0.data.items.1.file'],
      ['IMAGE_TYPE_OR_SIZE_WRONG', 'sections.0.elements.0.data.items.2.file'],
      ['FILE_TYPE_NOT_ALLOWED', 'sections.1.elements.0.data.items.0.file'],
      ['FILE_TYPE_NOT_ALLOWED', 'sections.1.elements.0.data.items.1.file'],
      ['FILE_TYPE_NOT_ALLOWED', 'investorDocuments.0.attachment.file'],
      ['FILE_TYPE_NOT_ALLOWED', 'investorDocuments.1.attachment.file'],
    ),
  );
});

test('OFR-60 an investor document is private, and its file cannot be used in another offer', async () => {
  const { data } = await create({ investorDocuments: [anInvestorDocument('Umowa.pdf')] });
  const [stored] = data.investorDocuments;
  const fileId = stored?.attachment.fileId ?? 0;
  expect(stored).toMatchObject({
    attachment: {
      displayName: 'Umowa.pdf',
      fileName: 'umowa.pdf',
      size: aDocument.pdf.length,
      url: `/api/offer/${data.id}/documents/${stored?.id}/file`,
    },
    notifiedAt: null,
  });
  const [file] = (await app.context.db.select().from(files)).filter(({ id }) => id === fileId);
  expect(file?.isPrivate).toBe(true);
  expect((await get(`/api/files/${file?.key}/umowa.pdf`)).statusCode).toBe(404);

  const wrong = refused(['FILE_TYPE_NOT_ALLOWED', 'investorDocuments.0.attachment.file']);
  expect(await reasons(create({ investorDocuments: [document({ fileId })] }))).toEqual(wrong);
  expect(await reasons(create({ sections: [attachments({ file: { fileId } })] }))).toEqual(
    refused(['FILE_TYPE_NOT_ALLOWED', 'sections.0.elements.0.data.items.0.file']),
  );
  const twice = await update(data.id, {
    investorDocuments: [document(null, { id: stored?.id }), document({ fileId })],
  });
  expect(twice.data.investorDocuments.map(({ attachment }) => attachment.fileId)).toEqual([fileId, fileId]);
});

test('a private upload can be used once, by the person who uploaded it', async () => {
  const upload = async (as: Caller) =>
    (await as(uploadInvestorDocument, { body: sent('a.pdf', aDocument.pdf) })).data.id;
  const take = (fileId: number) => reasons(create({ investorDocuments: [document({ fileId })] }));
  const wrong = refused(['FILE_TYPE_NOT_ALLOWED', 'investorDocuments.0.attachment.file']);
  expect(await take(await upload(await app.as('super admin')))).toEqual(wrong);
  const mine = await upload(call);
  expect(await take(mine)).toEqual({ status: 200, errors: [] });
  expect(await take(mine)).toEqual(wrong);
});

test('FRM-20 a repeated display name gets a number, among the documents and within an element', async () => {
  const pdf = sent('a.pdf', aDocument.pdf);
  const { data } = await create({
    investorDocuments: ['Umowa.pdf', 'Umowa.pdf', 'Umowa.pdf'].map((name) => anInvestorDocument(name)),
    sections: [
      attachments({ displayName: 'Plan', file: pdf }, { displayName: 'Plan', file: pdf }),
      attachments({ displayName: 'Plan', file: pdf }),
    ],
  });
  const names = data.investorDocuments.map(({ attachment }) => attachment.displayName);
  expect(names).toEqual(['Umowa.pdf', 'Umowa (1).pdf', 'Umowa (2).pdf']);
  expect(data.sections.map(({ elements }) => elements[0]?.data)).toMatchObject([
    { items: [{ displayName: 'Plan' }, { displayName: 'Plan (1)' }] },
    { items: [{ displayName: 'Plan' }] },
  ]);
});
