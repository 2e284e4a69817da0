import { getOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import { searchedNumber } from '@share/contract/shared/lists/search-text.ts';
import { finderOf } from '../find/find.shared.ts';

/** By the number, also as the title of a transfer has it. */
export const ordersFinder = finderOf({
  kind: 'orders',
  endpoint: getOrder,
  sql: (text, parameter, language) => {
    const searched = searchedNumber(text);
    const number = searched?.order ?? searched?.number;
    if (number === undefined) return null;
    return `SELECT o.id, o.id::text AS title, concat_ws(' · ', nullif(btrim(u.first_name || ' ' || u.last_name), ''), f.title->>'${language}') AS detail
      FROM orders o JOIN users u ON u.id = o.user_id JOIN offers f ON f.id = o.offer_id
      WHERE o.id = ${parameter(number)}::bigint`;
  },
  route: (id) => `/orders/${id}/edit`,
});
