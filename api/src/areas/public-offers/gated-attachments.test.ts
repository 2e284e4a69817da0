import { createOffer, getOffer, updateOffer } from '@share/contract/areas/offers/offers.endpoints.ts';
import type { OfferInputDraft, OfferView } from '@share/contract/areas/offers/offers.schemas.ts';
import { getPublicOffer, listOfferDocuments } from '@share/contract/areas/offers/public-offers.endpoints.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { anElement, anOfferInput, aSection } from '../../testing/offers.ts';
import { aUser, bearerOf } from '../../testing/people.ts';

const app = appForAllTests();
const staff = callerForAllTests(app, 'super admin');
afterEach(() => app.setClock(null));

const forUsers = { userMustBeLoggedIn: true };
const MINUTE = 60_000;

const fetchFile = async (url: string) => {
  const { statusCode, headers } = await app.app.http.inject({ method: 'GET', url });
  return { status: statusCode, cache: headers['cache-control'] };
};
const served = (cache: string) => ({ status: 200, cache });
const refused = expect.objectContaining({ status: 404 });
const PUBLIC = 'public, max-age=300';

const create = async (fields: Partial<OfferInputDraft>) =>
  (await staff(createOffer, { body: anOfferInput(fields) })).data;
/** The first attachment of an offer. */
function attachmentOf({ sections }: Pick<OfferView, 'sections'>) {
  const elements = sections.flatMap((section) =>
    section.elements.flatMap((element) => [element, ...element.children]),
  );
  const [item] = elements.flatMap(({ type, data }) => (type === 'attachments' ? data.items : []));
  if (!item) throw new Error('The offer has no attachment');
  return item;
}
const urlOf = (offer: Pick<OfferView, 'sections'>) => attachmentOf(offer).url;

describe('an attachment of a part for everybody', () => {
  test('is public, and caches may have it for minutes', async () => {
    const offer = await create({ sections: [aSection(anElement('attachments'))] });
    expect(urlOf((await staff(getPublicOffer, { params: { idOrSlug: offer.id } })).data)).toBe(urlOf(offer));
    expect(await fetchFile(urlOf(offer))).toEqual(served(PUBLIC));
  });

  test('is withdrawn when its element is gated or deleted, and when the offer is hidden', async () => {
    const element = anElement('attachments');
    const offer = await create({ sections: [aSection(element)] });
    const file = { fileId: attachmentOf(offer).fileId };
    const attached = { ...element, data: { items: [{ displayName: 'Prospekt', file }] } };
    const save = async (fields: Partial<OfferInputDraft>) =>
      (await staff(updateOffer, { params: { id: offer.id }, body: anOfferInput(fields) })).data;
    const url = urlOf(offer);
    for (const fields of [
      { sections: [aSection({ ...attached, ...forUsers })] },
      { sections: [aSection(anElement('text', { ...forUsers, children: [attached] }))] },
      { sections: [] },
      { sections: [aSection(attached)], isVisible: false },
    ]) {
      await save(fields);
      expect(await fetchFile(url)).toEqual(refused);
      await save({ sections: [aSection(attached)] });
      expect(await fetchFile(url)).toEqual(served(PUBLIC));
    }
  });
});

describe('an attachment of a gated part', () => {
  const gated = () => create({ sections: [aSection(anElement('attachments', forUsers))] });
  const signedUrls = async (id: number) => {
    const { data } = await staff(getPublicOffer, { params: { idOrSlug: id } });
    const documents = (await staff(listOfferDocuments, { params: { id } })).data.documents;
    return [urlOf(data), documents[0]?.url ?? ''];
  };

  test('has no public address', async () => {
    const offer = await gated();
    expect(await fetchFile(urlOf(offer))).toEqual(refused);
  });

  test('is served under an address that is signed for ten minutes and not cached', async () => {
    const { id } = await gated();
    const urls = await signedUrls(id);
    for (const url of urls) expect(await fetchFile(url)).toEqual(served('private, no-store'));
    app.setClock(new Date(Date.now() + 9 * MINUTE));
    for (const url of urls) expect((await fetchFile(url)).status).toBe(200);
    app.setClock(new Date(Date.now() + 10 * MINUTE + 2_000));
    for (const url of urls) expect(await fetchFile(url)).toEqual(refused);
  });

  test('is not served under an address whose time or signature was changed, nor with that of another file', async () => {
    const [signed = ''] = await signedUrls((await gated()).id);
    const [other = ''] = await signedUrls((await gated()).id);
    const [path, query] = signed.split('?');
    const expires = new URLSearchParams(query).get('expires') ?? '';
    for (const url of [
      signed.replace(expires, `${Number(expires) + 600}`),
      `${signed}x`,
      `${path}?${other.split('?')[1]}`,
      `${path}?expires=${expires}`,
      `${path}?expires=never&signature=x`,
    ])
      expect([url, await fetchFile(url)]).toEqual([url, refused]);
  });

  test('has in the back office an address that stays the same, so that reading changes nothing', async () => {
    const { id } = await gated();
    const [one, other] = [1, 2].map(async () =>
      urlOf((await staff(getOffer, { params: { idOrSlug: id } })).data),
    );
    expect(await one).toBe(await other);
    expect(await one).not.toContain('?');
  });

  test('can be downloaded by staff who may read or edit offers, and by nobody else', async () => {
    const offer = await gated();
    const url = `/api/admin/offer/attachment-file/${attachmentOf(offer).fileId}`;
    const statusFor = async (key: 'admin:offer:get' | 'admin:offer:edit' | 'admin:series:get') => {
      const authorization = await bearerOf(app.context, await aUser(app.context, { can: [key] }));
      return (await app.app.http.inject({ method: 'GET', url, headers: { authorization } })).statusCode;
    };
    expect(await statusFor('admin:offer:get')).toBe(200);
    expect(await statusFor('admin:offer:edit')).toBe(200);
    expect(await statusFor('admin:series:get')).toBe(403);
    expect((await fetchFile(url)).status).toBe(401);
  });
});
