import {
  createOffer,
  deleteOffer,
  duplicateOffer,
  getOffer,
} from '@share/contract/areas/offers/offers.endpoints.ts';
import type { OfferView } from '@share/contract/areas/offers/offers.schemas.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aSeries } from '../../testing/books.ts';
import { aPicture } from '../../testing/files/pictures.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { runIntoLock } from '../../testing/held-lock.ts';
import { queuedMail } from '../../testing/mail/queued-mail.ts';
import {
  aBadge,
  aDescription,
  anInvestorDocument,
  anOfferAgreementInput,
  anOfferInput,
  aProperty,
  aSection,
  oneOfEachElement,
} from '../../testing/offers.ts';
import { offers } from './offers.tables.ts';

const app = appForAllTests();
const call = callerForAllTests(app, {
  can: ['admin:offer:create', 'admin:offer:edit', 'admin:offer:delete'],
});
const creator = callerForAllTests(app, { can: ['admin:offer:create'] });
const reader = callerForAllTests(app, { can: ['admin:offer:get'] });

const duplicate = (id: number, by = call) => by(duplicateOffer, { params: { id } });
const read = async (id: number) => (await call(getOffer, { params: { idOrSlug: id } })).data;

async function anOfferWithEverything(): Promise<OfferView> {
  const series = await aSeries(app.context);
  const image = { fileName: 'dom.png', base64: (await aPicture.png()).toString('base64') };
  const body = anOfferInput({
    series: series.id,
    image,
    costPerStock: 12.5,
    sections: [aSection(...oneOfEachElement())],
    badges: [aBadge()],
    descriptions: [aDescription()],
    properties: [aProperty()],
    investorDocuments: [anInvestorDocument()],
    agreements: [anOfferAgreementInput()],
  });
  return (await call(createOffer, { body })).data;
}

test('a copy has the content of the offer, is hidden and closed, and sells and promises nothing', async () => {
  const offer = await anOfferWithEverything();
  const { data, status } = await duplicate(offer.id);
  expect(status).toBe(200);
  const { id, version, createdAt, slug, agreements, ...content } = data;
  expect(content).toEqual({
    ...content,
    ...Object.fromEntries(Object.keys(content).map((field) => [field, offer[field as keyof OfferView]])),
    title: { pl: 'Kamienica (kopia)', en: 'Tenement (copy)' },
    isOpen: false,
    isVisible: false,
    series: null,
    seriesName: null,
    seriesHasAccount: null,
    investorDocuments: [],
  });
  expect(slug).toEqual({ pl: 'kamienica-kopia', en: 'tenement-copy' });
  expect(agreements).toEqual([{ ...offer.agreements[0], id: expect.any(Number) }]);
  expect(agreements[0]?.id).not.toBe(offer.agreements[0]?.id);
  expect([id === offer.id, version, await read(offer.id)]).toEqual([false, 1, offer]);
  expect(createdAt >= offer.createdAt).toBe(true);
  expect(await queuedMail(app.context)).toEqual([]);
});

test('a second copy has other slugs; deleting the offer takes nothing from its copies', async () => {
  const offer = await anOfferWithEverything();
  const first = (await duplicate(offer.id)).data;
  const second = (await duplicate(offer.id)).data;
  expect(second.slug).not.toEqual(first.slug);
  await call(deleteOffer, { params: { id: offer.id } });
  expect(await read(second.id)).toEqual(second);
  const { statusCode } = await app.app.http.inject({ method: 'GET', url: second.imageUrl ?? '/none' });
  expect(statusCode).toBe(200);
});

test('copies that are made at once get slugs of their own', async () => {
  const { id } = (await call(createOffer, { body: anOfferInput() })).data;
  // All have suggested their slugs before one is stored.
  const copies = await runIntoLock(
    app.databaseUrl,
    ['LOCK TABLE offers IN SHARE MODE'],
    Array.from({ length: 4 }, () => () => duplicate(id)),
  );
  expect(copies.map(({ codes }) => codes)).toEqual([[], [], [], []]);
  const slugs = copies.map(({ data }) => data.slug);
  expect([new Set(slugs.map(({ pl }) => pl)).size, new Set(slugs.map(({ en }) => en)).size]).toEqual([4, 4]);
});

test('a long title is cut so that the copy can be saved', async () => {
  const title = { pl: 'ą'.repeat(255), en: 'b'.repeat(255) };
  const { data } = await call(createOffer, { body: anOfferInput({ title }) });
  const copy = (await duplicate(data.id)).data;
  expect(copy.title).toEqual({ pl: `${'ą'.repeat(247)} (kopia)`, en: `${'b'.repeat(248)} (copy)` });
  const houses = { pl: `${'ą'.repeat(246)}🏠🏠`, en: `${'b'.repeat(247)}🏠🏠` };
  const second = await call(createOffer, { body: anOfferInput({ title: houses }) });
  expect((await duplicate(second.data.id)).data.title).toEqual({
    pl: `${'ą'.repeat(246)} (kopia)`,
    en: `${'b'.repeat(247)} (copy)`,
  });
});

test('who may create offers but not read them is refused, and who may only read them', async () => {
  const { data } = await call(createOffer, { body: anOfferInput() });
  const before = await app.context.db.$count(offers);
  for (const by of [creator, reader]) {
    expect((await duplicate(data.id, by)).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
  }
  expect(await app.context.db.$count(offers)).toBe(before);
  expect((await duplicate(999_999)).errors).toMatchObject([{ code: 'OFFER_NOT_EXISTS' }]);
});

test('content that today’s rules refuse is refused at its place', async () => {
  const { data } = await call(createOffer, { body: anOfferInput() });
  await app.context.db
    .update(offers)
    .set({ projectType: 'x'.repeat(300) })
    .where(eq(offers.id, data.id));
  expect((await duplicate(data.id)).errors).toMatchObject([{ code: 'VALUE_TOO_LONG', path: 'projectType' }]);
});
