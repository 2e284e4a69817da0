import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { runBooksCheck } from '../../areas/ledger/books-check/run-books-check.ts';
import { appForAllTests, callerForAllTests } from '../for-all-tests.ts';
import { allowPayPal, anOnlineOffer } from './payments.ts';
import { aPayPalServer } from './paypal-server.ts';

interface Conditions {
  /** The largest amount that PayPal takes. */
  maxAmount?: string;
  /** The time of the check of the books; without it, the present. */
  booksAt?: Date;
}

/**
 * One application for all tests of a file, beside a PayPal server, with an offer that can be paid for there. PayPal is allowed
 * when each test begins. After each test the clock is right again, and the books are checked.
 */
export async function appWithPayPal({ maxAmount, booksAt }: Conditions = {}) {
  const payPal = await aPayPalServer();
  afterAll(() => payPal.close());
  const app = appForAllTests({ PAYPAL_SANDBOX_URL: payPal.url, PAYPAL_TIMEOUT_SECONDS: '1' });
  const staff = callerForAllTests(app, 'super admin');
  const offer = {} as Awaited<ReturnType<typeof anOnlineOffer>>;
  beforeAll(async () => {
    Object.assign(offer, await anOnlineOffer(app.context));
  });
  beforeEach(() => allowPayPal(app.context, payPal, maxAmount));
  afterEach(async () => {
    app.setClock(null);
    expect(await runBooksCheck(app.context.db, booksAt)).toEqual([]);
  });
  const later = (seconds: number) => app.setClock(new Date(app.context.now().getTime() + seconds * 1_000));
  return { payPal, app, staff, offer, later };
}
