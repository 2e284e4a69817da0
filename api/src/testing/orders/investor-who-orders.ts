import { getPublicOffer } from '@share/contract/areas/offers/public-offers.endpoints.ts';
import * as own from '@share/contract/areas/own-orders/own-orders.endpoints.ts';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, expect } from 'vitest';
import { runBooksCheck } from '../../areas/ledger/books-check/run-books-check.ts';
import { series } from '../../areas/series/series.tables.ts';
import { emails } from '../../platform/mail/mail.tables.ts';
import { appForAllTests, callerForAllTests } from '../for-all-tests.ts';
import { anInvestor } from '../people.ts';
import type { Caller } from '../test-app.ts';

export type OrderFields = { quantity?: number; pricePerShare?: number; agreements?: object[] };

/** An investor who orders on the public site, and another one, for all tests of a file; the books are checked after each test. */
export function investorWhoOrders() {
  const app = appForAllTests();
  const staff = callerForAllTests(app, 'super admin');
  const account = {
    firstName: 'Ewa',
    lastName: 'Lis',
    zip: '00-950',
    city: 'Warszawa',
    country: 616,
    bankCountry: 616,
    accountNumber: '61109010140000071219812874',
  };
  const ewa = {} as Awaited<ReturnType<typeof anInvestor>>;
  let callOfEwa: Caller;
  beforeAll(async () => {
    Object.assign(ewa, await anInvestor(app.context, account));
    callOfEwa = await app.asUser(ewa);
  });
  const asEwa: Caller = (endpoint, request) => callOfEwa(endpoint, request);
  const asOther = callerForAllTests(app, { isAdmin: false });
  afterEach(async () => {
    app.setClock(null);
    expect(await runBooksCheck(app.context.db, new Date(0))).toEqual([]);
  });

  /** Orders like a page of the public site: reads the offer, and orders with the agreements that it shows. */
  async function order(offerId: number, fields: OrderFields = {}, call = asEwa, headers = {}) {
    const shown = await call(getPublicOffer, { params: { idOrSlug: String(offerId) } });
    const agreements =
      shown.status === 200
        ? shown.data.agreements.map(({ id, fingerprint }) => ({
            agreement: id,
            isAccepted: true,
            fingerprint,
          }))
        : [];
    const body = { offer: offerId, quantity: 1, agreements, ...fields };
    return call(own.placeOwnOrder, { body: body as never, headers });
  }
  const cancel = (id: number, call = asEwa) => call(own.cancelOwnOrder, { params: { id } });
  const countsOf = async (id: number | null) =>
    (
      await app.context.db
        .select()
        .from(series)
        .where(eq(series.id, id ?? 0))
    )[0];
  const mailsAbout = async (id: number) =>
    (await app.context.db.select().from(emails))
      .map(({ event }) => event)
      .filter((one) => one.endsWith(` order ${id}`));

  return { app, staff, account, ewa, asEwa, asOther, order, cancel, countsOf, mailsAbout };
}
