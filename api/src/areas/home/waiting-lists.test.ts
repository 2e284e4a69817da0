import { listEmails } from '@share/contract/areas/emails/emails.endpoints.ts';
import { getHome, type HomeCardName } from '@share/contract/areas/home/home.endpoints.ts';
import { listOffers } from '@share/contract/areas/offers/offers.endpoints.ts';
import { listOrders } from '@share/contract/areas/orders/orders.endpoints.ts';
import { listSeries } from '@share/contract/areas/series/series.endpoints.ts';
import { listTransactions } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import type { ListState } from '@share/contract/shared/lists/list.ts';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { anOffer, anOrder, aSeries, paymentOf } from '../../testing/books.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { rejectOrder } from '../ledger/ledger.shared.ts';
import { transactions } from '../ledger/transactions.tables.ts';

const app = appForAllTests();
const staff = callerForAllTests(app, 'super admin');
const NOW = new Date('2026-06-15T10:00:00Z');
const both = (text: string) => ({ pl: text, en: text });

/** An order whose payment waits until then. */
async function waiting(offer: Awaited<ReturnType<typeof anOffer>>, waitUntil: string, method?: 'payPal') {
  const order = await anOrder(app.context, { of: offer, quantity: 1, status: 'new' });
  await app.context.db
    .update(transactions)
    .set({ waitUntil: new Date(waitUntil), ...(method ? { method } : {}) })
    .where(eq(transactions.id, paymentOf(order)));
  return order;
}

beforeAll(async () => {
  app.setClock(NOW);
  const { context } = app;
  const offer = await anOffer(context, { title: both('Kamienica') });
  await waiting(offer, '2026-06-25T10:00:00Z');
  await waiting(offer, '2026-06-18T09:59:59Z');
  await waiting(offer, '2026-06-17T09:59:59Z');
  await waiting(offer, '2026-06-15T09:59:59Z');
  const online = await waiting(offer, '2026-06-25T10:00:00Z', 'payPal');
  await context.db.execute(sql`INSERT INTO paypal_payments (id, transaction_id, state, amount, production_mode, client_id, client_secret,
      paypal_order_id, created_at)
    VALUES (gen_random_uuid(), ${paymentOf(online)}, 'unknown', 100, false, 'id', 'secret', 'P-1',
      ${NOW.toISOString()}::timestamptz - interval '2 days')`);
  await anOrder(context, { of: offer, quantity: 1, status: 'paid' });
  // Both its surplus and the rest are due.
  const owed = await anOrder(context, { of: offer, quantity: 1, status: 'paid' });
  await rejectOrder(context, owed.id);
  await context.db.execute(sql`INSERT INTO refunds (order_id, transaction_id, amount, due_since, reason)
    VALUES (${owed.id}, ${paymentOf(owed)}, 5, ${NOW.toISOString()}::timestamptz, 'surplus')`);
  await aSeries(context, { name: both('Pełna'), limit: 10, issued: 10 });
  await aSeries(context, { name: both('Resztki'), limit: 100, issued: 85, reserved: 5 });
  const open = await aSeries(context, { name: both('Bez konta'), accountNumber: '' });
  await anOffer(context, { title: both('Bez serii'), seriesId: null });
  await anOffer(context, { title: both('Minęła'), seriesId: open.id, investmentEnd: '2026-06-14' });
  await anOffer(context, { title: both('Ukryta'), seriesId: null, isVisible: false });
  const shared = await aSeries(context, { name: both('Wspólna') });
  await anOffer(context, { title: both('Pierwsza'), seriesId: shared.id });
  await anOffer(context, { title: both('Kopia'), seriesId: shared.id });
  await anOffer(context, { title: both('Ukryta kopia'), seriesId: shared.id, isVisible: false });
  await context.db.execute(sql`INSERT INTO emails (event, type, recipient, subject, keeps_text, body, due_at, created_at, given_up_at, again_at)
    SELECT gen_random_uuid(), 'contact', 'a@example.com', '', true, 'v1.a.b.c', t, t, t, again FROM (VALUES
      (${NOW.toISOString()}::timestamptz - interval '2 days', NULL::timestamptz),
      (${NOW.toISOString()}::timestamptz - interval '2 days', ${NOW.toISOString()}::timestamptz),
      (${NOW.toISOString()}::timestamptz - interval '31 days', NULL::timestamptz)) f (t, again)`);
});

const totalOf = {
  orders: (filters: ListState['filters']) => staff(listOrders, { list: { filters } }),
  transactions: (filters: ListState['filters']) => staff(listTransactions, { list: { filters } }),
  series: (filters: ListState['filters']) => staff(listSeries, { list: { filters } }),
  offers: (filters: ListState['filters']) => staff(listOffers, { list: { filters } }),
  emails: (filters: ListState['filters']) => staff(listEmails, { list: { filters } }),
};

test.each<[HomeCardName, keyof typeof totalOf, ListState['filters'], number]>([
  ['payPalUnclear', 'transactions', { waits: 'payPalUnclear' }, 1],
  ['payPalNotCompared', 'transactions', { waits: 'payPalNotCompared' }, 1],
  ['paymentsToAccept', 'transactions', { waits: 'toAccept' }, 3],
  ['paymentsDueSoon', 'transactions', { waits: 'dueSoon' }, 2],
  ['paymentsOverdue', 'transactions', { waits: 'overdue' }, 1],
  ['paymentsDueSoon', 'orders', { waits: 'dueSoon' }, 2],
  ['paymentsOverdue', 'orders', { waits: 'overdue' }, 1],
  ['ordersToAccept', 'orders', { status: 'paid' }, 1],
  ['refundsDue', 'orders', { refund: 'due' }, 1],
  ['seriesNearlySoldOut', 'series', { waits: 'nearlySoldOut' }, 1],
  ['seriesWithoutAccount', 'series', { waits: 'withoutAccount' }, 1],
  ['offersWithoutShares', 'offers', { waits: 'withoutShares' }, 1],
  ['offersOfOneSeries', 'offers', { waits: 'seriesSoldElsewhere' }, 2],
  ['offersPastEnd', 'offers', { waits: 'pastEnd' }, 1],
  ['emailsFailed', 'emails', { waits: 'failed' }, 1],
])('the card %s counts the rows that the list of %s shows for it', async (name, list, filters, rows) => {
  const { cards } = (await staff(getHome)).data;
  expect(cards.find((card) => card.name === name)?.rows).toBe(rows);
  const { data } = await totalOf[list](filters);
  expect(data.pagination.totalItems).toBe(rows);
  expect(data.items).toHaveLength(rows);
});
