import { listOrders } from '@share/contract/areas/orders/orders.endpoints.ts';
import pg from 'pg';
import { expect, test } from 'vitest';
import { runBooksCheck } from '../areas/ledger/books-check/run-books-check.ts';
import { acceptOrder } from '../areas/ledger/move/accept-order.ts';
import { rejectOrder } from '../areas/ledger/move/reject-order.ts';
import { placeManualOrder } from '../areas/ledger/place/place-manual-order.ts';
import { aManualOrder, anOffer, anOrder } from '../testing/books.ts';
import { appForAllTests, callerForAllTests } from '../testing/for-all-tests.ts';
import { foldListChanges } from './fold-list-changes.ts';

const app = appForAllTests();
const admin = callerForAllTests(app, 'super admin');
const total = async (filters = {}) =>
  (await admin(listOrders, { list: { filters } })).data.pagination.totalItems;

test('totals are exact while orders are placed, accepted and rejected and the counts are folded', {
  tags: 'thorough',
}, async () => {
  const offers = await Promise.all([anOffer(app.context), anOffer(app.context), anOffer(app.context)]);
  let placed = 0;
  let isWriting = true;
  const write = async (offer: (typeof offers)[number]) => {
    for (let turn = 0; turn < 12; turn += 1) {
      const { id } = await anOrder(app.context, { of: offer, status: 'paid' });
      placed += 1;
      await (turn % 2 === 0 ? acceptOrder : rejectOrder)(app.context, id);
    }
  };
  const fold = async () => {
    for (; isWriting; ) await foldListChanges(app.services);
  };
  const read = async () => {
    for (let last = 0; isWriting; ) {
      const before = placed;
      const found = await total();
      expect(found).toBeGreaterThanOrEqual(Math.max(before, last));
      last = found;
    }
  };
  const others = Promise.all([fold(), fold(), read()]);
  await Promise.all(offers.map(write)).finally(() => {
    isWriting = false;
  });
  await others;
  expect(await total()).toBe(36);
  expect(await total({ status: 'completed' })).toBe(18);
  expect(await runBooksCheck(app.context.db)).toEqual([]);
  await foldListChanges(app.services);
  expect(await total()).toBe(36);
  expect(await runBooksCheck(app.context.db)).toEqual([]);
});

test('orders are placed and read during a folding, and one that dies changes no total', async () => {
  const offer = await anOffer(app.context);
  await anOrder(app.context, { of: offer });
  const before = await total();
  const folding = new pg.Client({ connectionString: app.databaseUrl });
  folding.on('error', () => {});
  await folding.connect();
  await folding.query('BEGIN');
  await folding.query('SELECT fold_list_changes()');
  await placeManualOrder(app.context, aManualOrder(offer));
  expect(await total()).toBe(before + 1);
  const { rows } = await folding.query('SELECT pg_backend_pid() AS pid');
  await app.services.pool.query('SELECT pg_terminate_backend($1, 5000)', [rows[0].pid]);
  expect(await total()).toBe(before + 1);
  expect(await runBooksCheck(app.context.db)).toEqual([]);
  await foldListChanges(app.services);
  expect(await total()).toBe(before + 1);
  expect(await runBooksCheck(app.context.db)).toEqual([]);
});
