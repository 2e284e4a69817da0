import {
  createOffer,
  deleteOffer,
  getOffer,
  updateOffer,
} from '@share/contract/areas/offers/offers.endpoints.ts';
import type { OfferInputDraft } from '@share/contract/areas/offers/offers.schemas.ts';
import { expect, test } from 'vitest';
import { files } from '../../platform/files/files.tables.ts';
import { aPicture } from '../../testing/files/pictures.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { anOfferInput } from '../../testing/offers.ts';

const app = appForAllTests();
const call = callerForAllTests(app, {
  can: ['admin:offer:get', 'admin:offer:create', 'admin:offer:edit', 'admin:offer:delete'],
});

type Image = OfferInputDraft['image'];

const aFile = async (fileName = 'dom.png') => ({
  fileName,
  base64: (await aPicture.png()).toString('base64'),
});
const create = (image: Image, headers = {}) => call(createOffer, { body: anOfferInput({ image }), headers });
const update = (id: number, image: Image) =>
  call(updateOffer, { params: { id }, body: anOfferInput({ image }) });
const isServed = async (url: string | null) =>
  (await app.app.http.inject({ method: 'GET', url: url ?? '/none' })).statusCode === 200;

test('OFR-52, OFR-53 the picture and its thumbnail are served at the addresses in the offer', async () => {
  const { data } = await create(await aFile());
  expect(data.imageUrl).toMatch(/\/dom\.png$/);
  expect(data.thumbUrl).not.toBeNull();
  expect([await isServed(data.imageUrl), await isServed(data.thumbUrl)]).toEqual([true, true]);
});

test('OFR-54 a save without a picture does not change it, a new one replaces it, `delete` removes it', async () => {
  const { data } = await create(await aFile());
  for (const nothing of [undefined, null, {}]) {
    expect((await update(data.id, nothing)).data.imageUrl).toBe(data.imageUrl);
  }
  const replaced = (await update(data.id, await aFile('nowy.png'))).data;
  expect(replaced.imageUrl).toMatch(/\/nowy\.png$/);
  expect(replaced.imageUrl).not.toBe(data.imageUrl);
  expect((await update(data.id, { delete: true })).data).toMatchObject({ imageUrl: null, thumbUrl: null });
});

test('a picture that was uploaded before is accepted by its id; an unknown id is refused', async () => {
  await create(await aFile());
  const [uploaded] = await app.context.db.select().from(files).limit(1);
  expect((await create({ fileId: uploaded?.id })).data.imageUrl).toContain(uploaded?.key);
  const refused = await create({ fileId: 999_999 });
  expect(refused).toMatchObject({
    status: 422,
    errors: [{ code: 'IMAGE_TYPE_OR_SIZE_WRONG', path: 'image' }],
  });
});

test.each([
  ['no picture', Buffer.from('%PDF-1.7 no picture at all').toString('base64'), 'IMAGE_TYPE_OR_SIZE_WRONG'],
  ['no base64', '***', 'FILE_DAMAGED'],
])('what is %s is refused at the picture, and the offer stays as it was', async (_, base64, code) => {
  const { data } = await create(await aFile());
  const refused = await update(data.id, { fileName: 'dom.png', base64 });
  expect(refused).toMatchObject({ status: 422, errors: [{ code, path: 'image' }] });
  expect((await call(getOffer, { params: { idOrSlug: data.id } })).data).toEqual(data);
});

test('a repeated creation with a picture creates one offer', async () => {
  const body = anOfferInput({ image: await aFile() });
  const send = () => call(createOffer, { body, headers: { 'idempotency-key': 'same' } });
  const first = await send();
  expect((await send()).data).toEqual(first.data);
});

test('the picture of a deleted offer exists until the clean-up deletes it', async () => {
  const { data } = await create(await aFile());
  await call(deleteOffer, { params: { id: data.id } });
  expect(await isServed(data.imageUrl)).toBe(true);
});
