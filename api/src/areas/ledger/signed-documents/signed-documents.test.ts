import { deleteOffer, updateOffer } from '@share/contract/areas/offers/offers.endpoints.ts';
import {
  downloadSignedDocument,
  getOrder,
  removeSignedDocument,
} from '@share/contract/areas/orders/orders.endpoints.ts';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { anOrder } from '../../../testing/books.ts';
import { aDocument } from '../../../testing/files/documents.ts';
import { anOfferToSign, aSignedOrder, sign } from '../../../testing/files/signed-documents.ts';
import { appForAllTests, callerForAllTests } from '../../../testing/for-all-tests.ts';
import { holdLock, runIntoLock } from '../../../testing/held-lock.ts';
import { anInvestor, aUser, bearerOf } from '../../../testing/people.ts';
import { runBooksCheck } from '../books-check/run-books-check.ts';
import { signedDocuments } from '../orders.tables.ts';
import { MOST_COPIES } from './attach-signed-document.ts';

const app = appForAllTests();
const staff = callerForAllTests(app, 'super admin');
afterEach(async () => expect(await runBooksCheck(app.context.db)).toEqual([]));

const view = async (id: number) => (await staff(getOrder, { params: { id } })).data;
const remove = (id: number) => staff(removeSignedDocument, { params: { id } });

async function fetchFrom(url: string, person?: Awaited<ReturnType<typeof aUser>>) {
  const headers = person ? { authorization: await bearerOf(app.context, person) } : {};
  return app.app.http.inject({ url, headers });
}

describe('ORD-14, ORD-28, ORD-30 an order shows', () => {
  test("its offer's documents, and the signed copy with its own name and date", async () => {
    const offer = await anOfferToSign(app.context);
    const { id } = await anOrder(app.context, { of: offer });
    app.setClock(new Date('2126-11-02T09:30:00.123Z'));
    const documentId = await sign(app.context, id, offer.contract);
    app.setClock(null);
    const order = await view(id);
    const address = `/api/offer/${offer.id}/documents`;
    expect(order.offer.documents).toEqual([
      {
        id: offer.contract,
        signable: true,
        attachment: {
          url: `${address}/${offer.contract}/file`,
          displayName: 'Umowa',
          fileName: 'umowa.pdf',
        },
      },
      {
        id: offer.report,
        signable: false,
        attachment: { url: `${address}/${offer.report}/file`, displayName: 'Raport', fileName: 'umowa.pdf' },
      },
    ]);
    expect(order.signedDocuments).toEqual([
      {
        id: documentId,
        offerDocumentId: offer.contract,
        url: `/api/admin/order/${id}/signed-document/${documentId}`,
        displayName: 'umowa podpisana.pdf',
        createdAt: '2126-11-02T09:30:00.123Z',
      },
    ]);
  });

  test('documents that nobody has signed yet, even if another order of the offer has a signed copy', async () => {
    const { offer } = await aSignedOrder(app.context);
    const other = await anOrder(app.context, { of: offer });
    expect(other.offer.documents).toHaveLength(2);
    expect(other.signedDocuments).toEqual([]);
  });

  test('no documents for an offer without documents', async () => {
    const order = await anOrder(app.context);
    expect([order.offer.documents, order.signedDocuments]).toEqual([[], []]);
  });

  test('the copy of a document that can no longer be signed', async () => {
    const { id, offer, documentId } = await aSignedOrder(app.context);
    const investorDocuments = offer.input.investorDocuments.map((document) => ({
      ...document,
      attachment: { ...document.attachment, displayName: 'Stara umowa', file: {} },
      signable: false,
      required: false,
    }));
    const body = { ...offer.input, investorDocuments };
    expect((await staff(updateOffer, { params: { id: offer.id }, body })).codes).toEqual([]);
    const order = await view(id);
    expect(order.offer.documents[0]).toMatchObject({ id: offer.contract, signable: false });
    expect(order.signedDocuments).toMatchObject([{ id: documentId, displayName: 'umowa podpisana.pdf' }]);
  });
});

describe('a signed document is downloaded', () => {
  test('by holders of a permission for the order, with the bytes that were signed', async () => {
    const { id } = await aSignedOrder(app.context);
    const url = (await view(id)).signedDocuments[0]?.url ?? '';
    for (const key of ['admin:order:get', 'admin:order:edit'] as const) {
      const answer = await fetchFrom(url, await aUser(app.context, { can: [key] }));
      expect(answer.statusCode).toBe(200);
      expect(answer.rawPayload).toEqual(Buffer.concat([aDocument.pdf, Buffer.from(`order ${id}`)]));
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': expect.stringMatching(/^attachment; .*podpisana\.pdf/),
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      });
    }
  });

  test('by nobody else', async () => {
    const { id } = await aSignedOrder(app.context);
    const url = (await view(id)).signedDocuments[0]?.url ?? '';
    const statuses = await Promise.all([
      fetchFrom(url),
      fetchFrom(url, await anInvestor(app.context)),
      fetchFrom(url, await aUser(app.context, { can: ['admin:order:list', 'admin:offer:get'] })),
    ]);
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([401, 403, 403]);
  });

  test('from its own order only', async () => {
    const [one, other] = [await aSignedOrder(app.context), await aSignedOrder(app.context)];
    const crossed = { id: one.id, documentId: other.documentId };
    for (const params of [crossed, { id: one.id, documentId: 999_999 }, { ...crossed, id: 999_999 }]) {
      const { status, codes } = await staff(downloadSignedDocument, { params });
      expect([status, codes]).toEqual([404, ['SIGNED_DOCUMENT_NOT_EXISTS']]);
    }
  });
});

describe('what was signed is preserved', () => {
  const dropContract = ({ offer }: Awaited<ReturnType<typeof aSignedOrder>>) => {
    const remaining = offer.input.investorDocuments.filter(({ id }) => id !== offer.contract);
    return staff(updateOffer, {
      params: { id: offer.id },
      body: { ...offer.input, investorDocuments: remaining, title: { pl: 'Inna', en: 'Other' } },
    });
  };

  test('a save that removes a document with a signed copy is refused and changes nothing', async () => {
    const signed = await aSignedOrder(app.context);
    const refused = await dropContract(signed);
    expect([refused.status, refused.codes]).toEqual([409, ['OFFER_DOCUMENT_IS_SIGNED']]);
    const { offer } = await view(signed.id);
    expect([offer.title.pl, offer.documents.length]).toEqual(['Kamienica', 2]);
    await remove(signed.documentId);
    expect((await dropContract(signed)).codes).toEqual([]);
    expect((await view(signed.id)).offer.documents).toMatchObject([{ id: signed.offer.report }]);
  });

  test('an offer with orders is not deleted', async () => {
    const { offer } = await aSignedOrder(app.context);
    const answer = await staff(deleteOffer, { params: { id: offer.id } });
    expect(answer.codes).toEqual(['CANT_DELETE_ENTITY_WITH_RELATIONS']);
  });

  test('its file cannot become a document of an offer, whoever stored it', async () => {
    const uploader = await aUser(app.context, { isSuperAdmin: true });
    const offer = await anOfferToSign(app.context);
    const order = await anOrder(app.context, { of: offer });
    const acting = { ...app.context, actor: { ...app.context.actor, id: uploader.id } };
    const id = await sign(acting, order.id, offer.contract);
    const [signed] = await app.context.db.select().from(signedDocuments).where(eq(signedDocuments.id, id));
    const investorDocuments = offer.input.investorDocuments.map((document) => ({
      ...document,
      attachment: { ...document.attachment, file: { fileId: signed?.fileId ?? 0 } },
    }));
    const answer = await (await app.asUser(uploader))(updateOffer, {
      params: { id: offer.id },
      body: { ...offer.input, investorDocuments },
    });
    expect(answer.codes).toEqual(['FILE_TYPE_NOT_ALLOWED', 'FILE_TYPE_NOT_ALLOWED']);
  });
});

describe('an investor signs', () => {
  test('each document of an open order once', async () => {
    const { id, offer } = await aSignedOrder(app.context);
    await expect(sign(app.context, id, offer.contract)).rejects.toThrow('DOCUMENT_ALREADY_SIGNED');
    expect((await view(id)).signedDocuments).toHaveLength(1);
  });

  test('ORD-14 a completed order with a newer copy, which stands before the former', async () => {
    const { id, offer, documentId } = await aSignedOrder(app.context, { status: 'completed' });
    const newer = await sign(app.context, id, offer.contract, 'annex');
    const { signedDocuments: copies, offer: ordered } = await view(id);
    expect(copies.map((copy) => [copy.id, copy.offerDocumentId])).toEqual([
      [newer, offer.contract],
      [documentId, offer.contract],
    ]);
    expect(ordered.documents).toHaveLength(2);
  });

  test('only signable documents, of the offer that was ordered', async () => {
    const [offer, other] = [await anOfferToSign(app.context), await anOfferToSign(app.context)];
    const { id } = await anOrder(app.context, { of: offer });
    for (const document of [offer.report, other.contract]) {
      await expect(sign(app.context, id, document)).rejects.toThrow('NOT_FOUND');
    }
  });

  test('nothing for an order that is cancelled', async () => {
    const offer = await anOfferToSign(app.context);
    const { id } = await anOrder(app.context, { of: offer, status: 'rejected' });
    await expect(sign(app.context, id, offer.contract)).rejects.toThrow('ORDER_ALREADY_REJECTED');
  });

  test('a completed order up to 20 times', async () => {
    const { id, offer } = await aSignedOrder(app.context, { status: 'completed' });
    for (let nth = 2; nth <= MOST_COPIES; nth += 1) await sign(app.context, id, offer.contract, `${nth}`);
    await expect(sign(app.context, id, offer.contract)).rejects.toThrow('DOCUMENT_ALREADY_SIGNED');
  });

  test('and what is refused leaves nothing in the store, also when two send a copy at once', async () => {
    const offer = await anOfferToSign(app.context);
    const cancelled = await anOrder(app.context, { of: offer, status: 'rejected' });
    const { id } = await anOrder(app.context, { of: offer });
    const stored = async () => (await Array.fromAsync(app.services.files.list('private'))).length;
    const before = await stored();
    await expect(sign(app.context, cancelled.id, offer.contract)).rejects.toThrow('ORDER_ALREADY_REJECTED');
    const lock = await holdLock(app.databaseUrl, 'SELECT FROM orders WHERE id = $1 FOR UPDATE', [id]);
    const both = Promise.allSettled([1, 2].map((nth) => sign(app.context, id, offer.contract, `${nth}`)));
    await lock.untilWaiting(2);
    expect(await stored()).toBe(before + 2);
    await lock.release();
    expect((await both).map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await stored()).toBe(before + 1);
  });

  test('and learns why a copy is refused, also while the store does not answer', async () => {
    const offer = await anOfferToSign(app.context);
    const { id } = await anOrder(app.context, { of: offer });
    const outage = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    vi.spyOn(app.services.files, 'remove').mockRejectedValueOnce(outage);
    const both = await runIntoLock(
      app.databaseUrl,
      ['SELECT FROM orders WHERE id = $1 FOR UPDATE', id],
      [1, 2].map((nth) => () => sign(app.context, id, offer.contract, `${nth}`).catch(String)),
    );
    expect(both).toContain('Error: DOCUMENT_ALREADY_SIGNED');
  });
});
