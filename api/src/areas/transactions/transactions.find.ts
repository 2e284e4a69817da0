import { getTransaction } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { searchedNumber } from '@share/contract/shared/lists/search-text.ts';
import { finderOf } from '../find/find.shared.ts';

/** By the title of its transfer, the number of its order, or its own number. */
export const transactionsFinder = finderOf({
  kind: 'transactions',
  endpoint: getTransaction,
  sql: (text, parameter) => {
    const searched = searchedNumber(text);
    const order = searched?.order ?? searched?.number;
    if (order === undefined) return null;
    const number = parameter(order);
    const own = searched?.number === undefined ? '' : ` OR t.id = ${number}::bigint`;
    return `SELECT t.id, t.id::text AS title, coalesce(nullif(btrim(u.first_name || ' ' || u.last_name), ''), u.email) AS detail
      FROM transactions t JOIN users u ON u.id = t.user_id
      WHERE t.order_id = ${number}::bigint${own} ORDER BY t.id`;
  },
  route: (id) => `/transactions/${id}/edit`,
});
