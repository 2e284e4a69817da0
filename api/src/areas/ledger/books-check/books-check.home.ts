import { listOrders } from '@share/contract/areas/orders/orders.endpoints.ts';
import { listTransactions } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import type { HomeCardSource } from '../../home/home.shared.ts';
import { lastBooksCheck } from './record-books-check.ts';

/** How many rows broke a rule of the books in the last nightly check. Everybody who works with the books sees the card. */
export const booksCheckCard: HomeCardSource = {
  name: 'booksCheck',
  endpoint: { access: [listOrders.access, listTransactions.access] },
  read: async ({ db }) => {
    const last = await lastBooksCheck(db);
    if (!last) return null;
    const rows = Object.values(last.violations).reduce((sum, found) => sum + found, 0);
    return { rows, amount: null, oldest: [], asOf: last.checkedAt.toISOString() };
  },
};
