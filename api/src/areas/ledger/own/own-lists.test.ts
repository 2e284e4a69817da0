/** The documents and lists of an investor, who never gets those of others. */
import * as own from '@share/contract/areas/own-orders/own-orders.endpoints.ts';
import type { PayoutMarkInput } from '@share/contract/areas/payouts/payouts.schemas.ts';
import { warsawDay } from '@share/contract/shared/dates.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { cleanUp } from '../../../jobs/clean-up.ts';
import { anOffer, anOrder } from '../../../testing/books.ts';
import { aDocument } from '../../../testing/files/documents.ts';
import { anOfferToSign, sign } from '../../../testing/files/signed-documents.ts';
import { investorWhoOrders } from '../../../testing/orders/investor-who-orders.ts';
import { anInvestor, bearerOf } from '../../../testing/people.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { countBytes } from '../../sessions/sessions.shared.ts';
import { users } from '../../users/users.tables.ts';
import { orders } from '../orders.tables.ts';
import { confirmPayout } from '../payouts/confirm-payout.ts';
import { createPayout } from '../payouts/draft-payout.ts';
import { markPayout } from '../payouts/mark-payout.ts';
import { payoutLines } from '../payouts/payouts.tables.ts';

const { app, ewa, asEwa, asOther, order, cancel } = investorWhoOrders();

describe('signed documents of an own order', () => {
  const file = { fileName: 'umowa.pdf', base64: aDocument.pdf.toString('base64') };

  test('the investor reads what is to be signed, uploads the copy once, and gets it back', async () => {
    const offer = await anOfferToSign(app.context);
    const { id, documents } = (await order(offer.id)).data;
    expect(documents).toMatchObject([{ id: offer.contract, signed: [] }]);
    const upload = (documentId: string, call = asEwa) =>
      call(own.uploadSignedDocument, { params: { id, documentId }, body: file });
    expect((await upload(offer.contract)).data.documents).toMatchObject([
      { signed: [{ displayName: 'umowa.pdf' }] },
    ]);
    expect((await upload(offer.contract)).codes).toEqual(['DOCUMENT_ALREADY_SIGNED']);
    expect((await upload(offer.report)).codes).toEqual(['NOT_FOUND']);
    const [shown] = (await asEwa(own.getOwnOrder, { params: { id } })).data.documents;
    const headers = { authorization: await bearerOf(app.context, ewa) };
    for (const url of [shown?.url ?? '', shown?.signed[0]?.url ?? '']) {
      const got = await app.app.http.inject({ url, headers });
      expect([got.statusCode, got.headers['content-type']]).toEqual([200, 'application/pdf']);
    }
    // Before the shares are issued, no other document of the offer is open.
    const report = `/api/me/orders/${id}/documents/${offer.report}`;
    expect((await app.app.http.inject({ url: report, headers })).statusCode).toBe(404);
  });

  test('R6 an upload that is repeated is answered as the first one, and stored once', async () => {
    const offer = await anOfferToSign(app.context);
    const { id } = (await order(offer.id)).data;
    const upload = (key: string) =>
      asEwa(own.uploadSignedDocument, {
        params: { id, documentId: offer.contract },
        body: file,
        headers: { 'idempotency-key': `${key} ${id}` },
      });
    const [first, second] = [await upload('one'), await upload('one')];
    expect(second.data).toEqual(first.data);
    expect(second.data.documents).toMatchObject([{ signed: [{ displayName: 'umowa.pdf' }] }]);
    expect((await upload('other')).codes).toEqual(['DOCUMENT_ALREADY_SIGNED']);
  });

  test('R38 have a limit of bytes together, and a day; copies of cancelled orders go after a week', async () => {
    const person = await anInvestor(app.context);
    let call = await app.asUser(person);
    const offer = await anOfferToSign(app.context);
    const after = async (days: number) => {
      app.setClock(new Date(Date.now() + days * 86_400_000));
      await cleanUp(app.services);
      call = await app.asUser(person);
    };
    const ordered = async () =>
      (await call(own.placeOwnOrder, { body: { offer: offer.id, quantity: 1, agreements: [] } })).data.id;
    const upload = (id: number) =>
      call(own.uploadSignedDocument, { params: { id, documentId: offer.contract }, body: file });
    const first = await ordered();
    const [document] = (await upload(first)).data.documents;
    const copy = document?.signed[0]?.id ?? 0;
    const ofCopy = `id = (SELECT file_id FROM signed_documents WHERE id = ${copy})`;
    const setSize = (size: number) =>
      app.context.db.execute(`UPDATE files SET size = ${size} WHERE ${ofCopy}`);
    const second = await ordered();
    await setSize(500_000_000 - aDocument.pdf.length + 1);
    expect((await upload(second)).codes).toEqual(['SIGNED_DOCUMENTS_TOO_LARGE']);

    await cancel(first, call);
    await after(6);
    expect((await upload(second)).codes).toEqual(['SIGNED_DOCUMENTS_TOO_LARGE']);
    await after(8);
    const removed = (await readAudit(app.context)).filter(({ action }) => action === 'order.remove-document');
    expect(removed).toMatchObject([{ entityId: first, actorLabel: 'system' }]);
    expect((await upload(second)).status).toBe(200);

    const acting = { ...app.context, actor: { ...app.context.actor, id: person.id } };
    await countBytes({ ...acting, ip: '203.0.113.77' }, 199_000_000);
    expect((await upload(await ordered())).codes).toEqual(['TOO_MANY_TRIES']);
    app.setClock(null);
  });
});

describe('own lists', () => {
  test('hold the rows of the caller alone', async () => {
    const person = await anInvestor(app.context);
    const call = await app.asUser(person);
    const offer = await anOfferToSign(app.context);
    for (const status of ['new', 'completed'] as const)
      await anOrder(app.context, { of: offer, status, email: person.email });
    expect((await call(own.listOwnOrders)).data.items.map(({ status }) => status)).toEqual([
      'completed',
      'new',
    ]);
    const completed = await call(own.listOwnOrders, { list: { filters: { status: 'completed' } } });
    expect(completed.data.pagination.totalItems).toBe(1);
    expect((await call(own.listOwnInvestments)).data.items).toMatchObject([
      { numberOfShares: 1, hasPendingOrders: true, offer: { id: offer.id } },
    ]);
    expect((await call(own.listOwnTransactions)).data.pagination.totalItems).toBe(2);
    expect((await call(own.listOwnDocuments)).data.items.map(({ id }) => id)).toEqual([
      offer.contract,
      offer.report,
    ]);
    const nobody = await app.asUser(await anInvestor(app.context));
    const lists = [own.listOwnOrders, own.listOwnInvestments, own.listOwnTransactions, own.listOwnDocuments];
    for (const list of lists) {
      expect((await nobody(list)).data).toMatchObject({ items: [], pagination: { totalItems: 0 } });
    }
  });

  test('show a dividend with its tax, the rest that is paid out, and where the money is', async () => {
    const person = await anInvestor(app.context);
    const call = await app.asUser(person);
    const offer = await anOffer(app.context);
    await anOrder(app.context, { of: offer, status: 'completed', email: person.email });
    const today = warsawDay(app.context.now());
    const input = { offer: offer.id, asOf: today, total: 33.33, perShare: null, tax: 19 };
    const { id } = await createPayout(app.context, input);
    await confirmPayout(app.context, { id, ifMatch: null });
    const shown = async () => (await call(own.listOwnTransactions)).data.items;
    const due = { state: 'due', paidOn: null };
    expect(await shown()).toMatchObject([
      { type: 'dividend', amount: 33.33, tax: 6.34, net: 26.99, payout: due, orderId: null },
      { type: 'investment', amount: 100, tax: null, net: null, payout: null },
    ]);
    const mark = async (input: PayoutMarkInput) => {
      await markPayout(app.context, id, input);
      return (await shown())[0]?.payout;
    };
    const lines = null;
    expect(await mark({ to: 'sent', lines })).toEqual({ state: 'sent', paidOn: null });
    const paid = { to: 'paid', lines, paidOn: today, reference: '' } as const;
    expect(await mark(paid)).toEqual({ state: 'paid', paidOn: today });
    const [line] = await app.context.db.select().from(payoutLines).where(eq(payoutLines.payoutId, id));
    const failed = await mark({ to: 'failed', lines: [line?.id ?? 0], note: 'Rachunek zamknięty' });
    expect(failed).toEqual({ state: 'failed', paidOn: null });
  });

  test("no id reaches somebody else's order: it is like one that does not exist", async () => {
    const offer = await anOfferToSign(app.context);
    const { id } = (await order(offer.id)).data;
    const signed = await sign(app.context, id, offer.contract);
    const missing = 999_999;
    const answersTo = async (orderId: number) => {
      const documents = { id: orderId, documentId: offer.contract };
      const headers = { authorization: await bearerOf(app.context, await anInvestor(app.context)) };
      const fetched = [
        `/api/me/orders/${orderId}/documents/${offer.contract}`,
        `/api/me/orders/${orderId}/signed/${signed}`,
        `/api/offer/${offer.id}/documents/${offer.contract}/file`,
      ].map(async (url) => {
        const { statusCode, json } = await app.app.http.inject({ url, headers });
        return [statusCode, json<{ errors: { code: string }[] }>().errors.map(({ code }) => code)];
      });
      const called = [
        asOther(own.getOwnOrder, { params: { id: orderId } }),
        cancel(orderId, asOther),
        asOther(own.uploadSignedDocument, {
          params: documents,
          body: { fileName: 'x.pdf', base64: aDocument.pdf.toString('base64') },
        }),
      ].map(async (answer) => [(await answer).status, (await answer).codes]);
      return Promise.all([...fetched, ...called]);
    };
    expect(await answersTo(id)).toEqual(await answersTo(missing));
    const [stored] = await app.context.db.select().from(orders).where(eq(orders.id, id));
    expect(stored?.status).toBe('new');
  });

  test('an account that is shut while it orders gets no order', async () => {
    const person = await anInvestor(app.context);
    const call = await app.asUser(person);
    const offer = await anOffer(app.context);
    await app.context.db.update(users).set({ active: false }).where(eq(users.id, person.id));
    expect(
      (await call(own.placeOwnOrder, { body: { offer: offer.id, quantity: 1, agreements: [] } })).status,
    ).toBe(401);
  });
});
