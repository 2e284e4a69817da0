import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../..');

/** Names of the ledger's tables, in the code and in SQL. */
const tables = {
  orders: 'orders',
  transactions: 'transactions',
  refunds: 'refunds',
  receipts: 'receipts',
  investments: 'investments',
  shares: 'shares',
  userAgreements: 'user_agreements',
  signedDocuments: 'signed_documents',
  booksChecks: 'books_checks',
  paymentReminders: 'payment_reminders',
  payouts: 'payouts',
  payoutLines: 'payout_lines',
};
const inCode = Object.keys(tables).join('|');
const inSql = `(?:public\\.)?"?(?:${Object.values(tables).join('|')})"?|\\$\\{(?:${inCode})\\}`;

/** `.insert(orders)`, `UPDATE orders SET`, `DELETE FROM ${orders}` and the like. */
const writing = new RegExp(
  `\\.(?:insert|update|delete)\\((?:${inCode})\\)` +
    `|\\b(?:INSERT\\s+INTO|DELETE\\s+FROM|TRUNCATE(?:\\s+TABLE)?|COPY)\\s+(?:${inSql})(?![\\w.])` +
    `|\\bUPDATE\\s+(?:ONLY\\s+)?(?:${inSql})(?:\\s+(?:AS\\s+)?\\w+)?\\s+SET\\b`,
  'i',
);

/** Files outside the ledger that may write its tables, each with the reason. */
const declared: Record<string, string> = {
  'api/src/testing/books.ts': 'thousands of orders at once',
  'api/src/areas/featured-offers/featured-offers.test.ts': 'an investor without an order',
  'api/src/areas/home/waiting-lists.test.ts': 'a refund of a surplus beside another one, without a receipt',
  'api/src/areas/home/read-home.test.ts': 'a check of the books that failed, and one that did not run',
  'api/src/areas/offers/delete-offer.test.ts': 'an investment without an order',
  'api/src/areas/offers/documents/offer-documents.test.ts': 'an investor without an order',
  'api/src/areas/offers/documents/notify-investors.test.ts': 'hundreds of investors without orders',
  'api/src/areas/payouts/payouts.test.ts': 'rewrites a confirmed payout, which is refused',
  'api/src/areas/personal-data/personal-data.test.ts': 'an emptied note, which is refused',
  'api/src/areas/public-offers/linked-documents.test.ts': 'a text accepted by an investor without an order',
  'api/src/commands/books-check.test.ts': 'breaks the books on purpose',
  'api/src/jobs/expire-orders.test.ts': 'terms that passed at different moments, for which there is no verb',
  'api/src/jobs/remind-of-transfers.test.ts': 'terms and methods of payment, for which there is no verb',
  'api/src/platform/files/sweep-orphan-files.test.ts': 'texts accepted by an investor without an order',
  'api/src/platform/lists/list-counter.test.ts': 'orders of any date, written past the verbs',
  'admin/browser-tests/order-life.test.ts': 'signs as an investor does on the public site',
  'admin/browser-tests/paypal-troubles.test.ts': 'a day in which PayPal was silent about a return',
  'api/src/areas/proposals/proposals.test.ts': 'data of a rejected order that change, which is refused',
  'bench/bare/bare-verbs.ts': 'what the verbs cost is compared with bare statements',
  'bench/data/fill-books.ts': 'millions of rows',
  'bench/data/fill-receipts.ts': 'a receipt of each payment',
  'bench/data/fill-shares.ts': 'a million shares',
  'bench/data/fill-waiting.ts': 'what waits on every card of home, at any time',
  'bench/product.ts': 'no books check beside a measurement',
  'bench/verbs.ts': 'thousands of orders at once',
};

test('only the ledger writes its tables', () => {
  const files = globSync(
    ['api/src/**/*.ts', 'bench/**/*.ts', 'admin/browser-tests/**/*.ts', 'scripts/**/*.ts'],
    { cwd: root },
  );
  const writers = files
    .filter((file) => !file.startsWith('api/src/areas/ledger/'))
    .filter((file) => writing.test(readFileSync(join(root, file), 'utf8')));
  expect(writers.sort()).toEqual(Object.keys(declared).sort());
});

test.each([
  'db.insert(orders)',
  'tx\n  .update(transactions)\n',
  'INSERT INTO shares (id)',
  `insert into $\{userAgreements} (id)`,
  'UPDATE orders SET status = 1',
  `UPDATE $\{investments} AS i SET pending_orders = 1`,
  'DELETE FROM signed_documents',
  'TRUNCATE orders',
])('%s is recognised as a write', (code) => expect(code).toMatch(writing));

test.each([
  'db.select().from(orders)',
  'tx.update(offers)',
  'INSERT INTO orders_archive (id)',
  'SELECT id FROM orders FOR UPDATE',
])('%s is none', (code) => expect(code).not.toMatch(writing));
