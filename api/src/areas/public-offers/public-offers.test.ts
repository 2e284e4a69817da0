import { createOffer, getOffer, updateOffer } from '@share/contract/areas/offers/offers.endpoints.ts';
import type { OfferInputDraft } from '@share/contract/areas/offers/offers.schemas.ts';
import {
  getPublicOffer,
  listOfferDocuments,
  listPublicOffers,
} from '@share/contract/areas/offers/public-offers.endpoints.ts';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { anOffer, anOrder, aSeries } from '../../testing/books.ts';
import { aPicture } from '../../testing/files/pictures.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import {
  aBadge,
  aDescription,
  anElement,
  anInvestorDocument,
  anOfferAgreementInput,
  anOfferInput,
  aProperty,
  aSection,
} from '../../testing/offers.ts';
import { type AnAccount, anInvestor } from '../../testing/people.ts';
import { type Caller, caller } from '../../testing/test-app.ts';
import { offers } from '../offers/offers.tables.ts';

const app = appForAllTests();
const staff = callerForAllTests(app, 'super admin');
const guest: Caller = (endpoint, request) => app.asVisitor(endpoint, request);

/** Investors cannot sign in to the back office, so this opens their session directly. */
async function signedIn(account: AnAccount = {}) {
  const user = await anInvestor(app.context, account);
  return Object.assign(await app.asUser(user), { email: user.email, id: user.id });
}

const forUsers = { userMustBeLoggedIn: true };
const forInvestors = { userMustBeLoggedIn: true, userMustInvest: true };

/** An offer with three parts of each kind: for everybody, for users and for investors. */
async function aRestrictedOffer(fields: Partial<OfferInputDraft> = {}) {
  const series = await aSeries(app.context);
  const { data } = await staff(createOffer, {
    body: anOfferInput({
      series: series.id,
      sections: [
        aSection(anElement('attachments', forInvestors)),
        aSection(anElement('text'), anElement('attachments', forUsers), anElement('attachments')),
      ],
      descriptions: [aDescription(), aDescription(forUsers), aDescription(forInvestors)],
      properties: [aProperty(forInvestors), aProperty(forUsers), aProperty()],
      badges: [aBadge()],
      investorDocuments: [anInvestorDocument('Umowa.pdf', { signable: true })],
      agreements: [anOfferAgreementInput({ active: false }), anOfferAgreementInput()],
      ...fields,
    }),
  });
  return data;
}

async function investIn(offerId: number, email: string, status: 'new' | 'completed') {
  const { rows } = await app.context.db.execute<{ seriesId: number }>(
    sql`SELECT series_id AS "seriesId" FROM offers WHERE id = ${offerId}`,
  );
  const of = { ...(await anOffer(app.context)), id: offerId, seriesId: rows[0]?.seriesId ?? 0 };
  const agreements = (
    await app.context.db.execute<{ id: number }>(
      sql`SELECT id FROM offer_agreements WHERE offer_id = ${offerId} AND active`,
    )
  ).rows.map(({ id }) => ({ agreement: id, isAccepted: true }));
  await anOrder(app.context, { status, of, email, agreements });
}

const read = async (call: Caller, idOrSlug: string | number) =>
  (await call(getPublicOffer, { params: { idOrSlug } })).data;

/** The numbers of sections, elements, descriptions, properties, documents and investor documents that somebody sees. */
async function seenBy(call: Caller, id: number) {
  const { sections, descriptions, properties } = await read(call, id);
  const { documents, investorDocuments } = (await call(listOfferDocuments, { params: { id } })).data;
  const elements = sections.flatMap((section) => section.elements);
  return [sections, elements, descriptions, properties, documents, investorDocuments].map(
    (parts) => parts.length,
  );
}

describe('ELM-10, OFR-57, OFR-59, OFR-81 visibility of parts of an offer', () => {
  test('a guest sees the open parts', async () => {
    const { id } = await aRestrictedOffer();
    expect(await seenBy(guest, id)).toEqual([1, 2, 1, 1, 1, 0]);
  });

  test('a signed-in user also sees the parts for users', async () => {
    const { id } = await aRestrictedOffer();
    expect(await seenBy(await signedIn(), id)).toEqual([1, 3, 2, 2, 2, 0]);
  });

  test('an administrator who may not read offers sees what users see', async () => {
    const { id } = await aRestrictedOffer();
    expect(await seenBy(await app.as({ can: ['admin:offer:list'] }), id)).toEqual([1, 3, 2, 2, 2, 0]);
  });

  test('somebody who holds its shares sees all parts', async () => {
    const { id } = await aRestrictedOffer();
    const investor = await signedIn();
    await investIn(id, investor.email, 'completed');
    expect(await seenBy(investor, id)).toEqual([2, 4, 3, 3, 3, 1]);
  });

  test('an open order or shares of another offer do not make somebody an investor', async () => {
    const { id } = await aRestrictedOffer();
    const user = await signedIn();
    await investIn(id, user.email, 'new');
    await investIn((await aRestrictedOffer()).id, user.email, 'completed');
    expect(await seenBy(user, id)).toEqual([1, 3, 2, 2, 2, 0]);
  });

  test.each(['admin:offer:get', 'admin:offer:edit'] as const)('a holder of %s sees all', async (key) => {
    const { id } = await aRestrictedOffer();
    expect(await seenBy(await app.as({ can: [key] }), id)).toEqual([2, 4, 3, 3, 3, 1]);
  });

  test('permissions of somebody who is not an administrator do not count', async () => {
    const { id } = await aRestrictedOffer();
    expect(await seenBy(await signedIn({ can: ['admin:offer:get'] }), id)).toEqual([1, 3, 2, 2, 2, 0]);
  });
});

test('an invalid token is refused, not treated as a guest', async () => {
  const { id } = await aRestrictedOffer();
  const stale = caller(app.app, 'nonsense');
  expect(await stale(getPublicOffer, { params: { idOrSlug: id } })).toMatchObject({
    status: 401,
    codes: ['NOT_SIGNED_IN'],
  });
  const user = await signedIn();
  await app.context.db.execute(sql`UPDATE users SET active = false WHERE id = ${user.id}`);
  expect((await user(listPublicOffers)).status).toBe(401);
});

test('an offer has the fields for investors, and no internal fields', async () => {
  const image = { fileName: 'dom.png', base64: (await aPicture.png()).toString('base64') };
  const offer = await aRestrictedOffer({ image, minStock: 2 });
  const shown = await read(guest, offer.id);
  expect(shown).toMatchObject({
    id: offer.id,
    title: offer.title,
    minStock: 2,
    imageUrl: expect.stringContaining('/api/files/'),
    series: { id: offer.series, displayName: { pl: 'Seria A' }, pricePerShare: 100 },
  });
  expect(shown.agreements.map(({ position, active }) => [position, active])).toEqual([[1, true]]);
  for (const word of ['version', 'seriesName', 'notif', 'Secret', 'issued', 'limit', 'investorDocuments'])
    expect(JSON.stringify(shown)).not.toContain(word);
});

test('OFR-77 an offer is found by its id and by its slug in each language', async () => {
  const { id, slug } = await aRestrictedOffer();
  for (const idOrSlug of [id, slug.pl, slug.en]) expect((await read(guest, idOrSlug)).id).toBe(id);
});

test.each([
  ['999999', 'OFFER_NOT_EXISTS'],
  ['no-such-offer', 'OFFER_SLUG_NOT_EXISTS'],
])('no offer under %j: 404 with %s', async (idOrSlug, code) => {
  expect(await guest(getPublicOffer, { params: { idOrSlug } })).toMatchObject({ status: 404, codes: [code] });
});

describe('OFR-33 a hidden offer', () => {
  test('is found by administrators who may read offers', async () => {
    const { id } = await aRestrictedOffer({ isVisible: false });
    expect(await seenBy(await app.as({ can: ['admin:offer:get'] }), id)).toEqual([2, 4, 3, 3, 3, 1]);
  });

  test('is refused as hidden to its investors and to staff who may list offers', async () => {
    const { id, slug } = await aRestrictedOffer();
    const investor = await signedIn();
    await investIn(id, investor.email, 'completed');
    await app.context.db.update(offers).set({ isVisible: false }).where(eq(offers.id, id));
    for (const call of [investor, await app.as({ can: ['admin:offer:list'] })]) {
      for (const idOrSlug of [id, slug.en])
        expect(await call(getPublicOffer, { params: { idOrSlug } })).toMatchObject({
          status: 404,
          codes: ['OFFER_NOT_VISIBLE'],
        });
      expect((await call(listOfferDocuments, { params: { id } })).codes).toEqual(['OFFER_NOT_VISIBLE']);
    }
  });

  test('cannot be distinguished from none by anybody else: by its id, its slugs or its documents', async () => {
    const { id, slug } = await aRestrictedOffer({ isVisible: false });
    await app.context.db.execute(
      sql`UPDATE offers SET slug = jsonb_set(slug, '{pl}', '"jawny"') WHERE id = ${id}`,
    );
    const otherStaff = await app.as({ can: ['admin:order:list'] });
    for (const call of [guest, await signedIn(), otherStaff]) {
      const answer = async (idOrSlug: string | number) => {
        const { status, errors } = await call(getPublicOffer, { params: { idOrSlug } });
        return { status, errors };
      };
      expect(await answer(id)).toEqual(await answer(999_999));
      for (const known of [slug.pl, slug.en, 'jawny']) {
        expect(await answer(known)).toEqual(await answer('no-such-offer'));
      }
      const documents = async (ofOffer: number) =>
        (await call(listOfferDocuments, { params: { id: ofOffer } })).codes;
      expect(await documents(id)).toEqual(await documents(999_999));
    }
  });
});

test('OFR-31 a former slug answers the offer with its present slugs', async () => {
  const { id, slug } = await aRestrictedOffer();
  await app.context.db.execute(sql`UPDATE offers SET slug = '{"pl":"nowa","en":"renamed"}' WHERE id = ${id}`);
  expect(await read(guest, slug.pl)).toMatchObject({ id, slug: { pl: 'nowa', en: 'renamed' } });
});

test('R30 during maintenance of the public site only administrators get an answer', async () => {
  const { id } = await aRestrictedOffer();
  const investor = await signedIn();
  await investIn(id, investor.email, 'completed');
  await app.context.db.execute(sql`UPDATE site_settings SET maintenance_mode = true`);
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  for (const call of [guest, investor]) {
    const answers = [
      await call(listPublicOffers),
      await call(getPublicOffer, { params: { idOrSlug: id } }),
      await call(listOfferDocuments, { params: { id } }),
    ];
    for (const { status, codes } of answers) expect([status, codes]).toEqual([503, ['MAINTENANCE']]);
  }
  expect(await seenBy(await app.as({ can: ['admin:offer:get'] }), id)).toEqual([2, 4, 3, 3, 3, 1]);
  await app.context.db.execute(sql`UPDATE site_settings SET maintenance_mode = false`);
  await new Promise((resolve) => setTimeout(resolve, 1_100));
});

test('an offer that is being saved is read in the state before or after the save, never in between', async () => {
  const { id, version } = await aRestrictedOffer();
  const saves = { done: false, count: 0 };
  const save = async () => {
    for (; saves.count < 12; saves.count += 1) {
      const body = anOfferInput({ sections: [aSection(anElement('attachments'), anElement('gallery'))] });
      await staff(updateOffer, { params: { id }, body, ifMatch: version + saves.count });
    }
    saves.done = true;
  };
  const readers = [guest, staff].map(async (call) => {
    while (!saves.done) {
      expect((await call(getPublicOffer, { params: { idOrSlug: id } })).codes).toEqual([]);
      expect((await call(listOfferDocuments, { params: { id } })).codes).toEqual([]);
      expect((await staff(getOffer, { params: { idOrSlug: id } })).codes).toEqual([]);
    }
  });
  await Promise.all([save(), ...readers]);
});
