import { getOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import { ordersList } from '@share/contract/areas/orders/orders.list.ts';
import type {
  OrderRow,
  OrderStatus,
  Rejection,
  TransactionMethod,
} from '@share/contract/areas/orders/orders.schemas.ts';
import { searchedNumber } from '@share/contract/shared/lists/search-text.ts';
import {
  between,
  betweenIntegers,
  equals,
  numbered,
  oneOf,
  withinDays,
} from '../../platform/lists/list-conditions.ts';
import { listFrom } from '../../platform/lists/list-query.ts';
import type { ListSource } from '../../platform/lists/list-source.ts';
import { searchNumbers } from '../../platform/lists/search-numbers.ts';
import { totalsFrom } from '../../platform/lists/totals-statement.ts';
import { finderOf, idsOfAmount } from '../find/find.shared.ts';
import {
  hasRefund,
  refundStateOf,
  rejectionOf,
  spreadsheetUrl,
  whyNotExtend,
} from '../ledger/ledger.shared.ts';
import { hasOfferTitled, ofOfferTitled } from '../offers/offers.shared.ts';
import { whatWaits } from '../transactions/transactions.shared.ts';
import { hasEmail, hasNumber, isPerson, USER_META } from '../users/users.shared.ts';

interface Found
  extends Omit<
    OrderRow,
    | 'date'
    | 'waitUntil'
    | 'payment'
    | 'otherReceived'
    | 'totalAmount'
    | 'rejection'
    | 'downloadSpreadSheetUrl'
  > {
  date: Date;
  waitUntil: Date | null;
  totalAmount: string;
  otherReceived: string | null;
  transactionId: number;
  version: number;
  method: TransactionMethod;
  paymentStatus: OrderStatus;
  rejectionReason: Rejection['reason'] | null;
  rejectedBy: string | null;
}

/** Joins the present transaction of each order: the last one, also when the order was rejected. */
const PRESENT = 'JOIN transactions t ON t.order_id = o.id AND t.order_id IS NOT NULL AND NOT t.replaced';

/** The payments are read first, because those in question are few, and seldom belong to the newest orders. */
const ofPayments = (condition: string) =>
  `o.id = ANY (ARRAY(SELECT t.order_id FROM transactions t WHERE ${condition}))`;

const source: ListSource<typeof ordersList, Found, OrderRow> = {
  declared: ordersList,
  from: 'orders o',
  counter: {
    table: 'orders',
    filters: { status: 'status', date: 'date' },
    user: 'o.user_id',
    dateOrder: { column: 'date', expression: 'o.date' },
  },
  totals: { amount: 'o.total_amount', tab: 'o.status', leftOut: 'rejected' },
  id: 'o.id',
  filters: {
    search: {
      numbers: searchNumbers(({ order, number = order, amount }) => [
        ['o.id', number],
        ['o.total_amount', amount],
      ]),
      related: [isPerson('o.user_id'), hasOfferTitled('o.offer_id')],
    },
    id: numbered('o.id'),
    userEmail: hasEmail('o.user_id'),
    userId: hasNumber('o.user_id'),
    offer: ofOfferTitled('o.offer_id'),
    waits: oneOf({
      dueSoon: (now) => ofPayments(whatWaits.dueSoon(now)),
      overdue: (now) => ofPayments(whatWaits.overdue(now)),
    }),
    status: equals('o.status'),
    rejection: equals('o.rejection_reason'),
    refund: hasRefund('o.id'),
    date: withinDays('o.date'),
    waitUntil: withinDays('t.wait_until'),
    quantity: betweenIntegers('o.quantity'),
    amount: between('o.total_amount'),
  },
  orders: {
    userEmail: 'u.email',
    date: 'o.date',
    waitUntil: 't.wait_until',
    quantity: 'o.quantity',
    amount: 'o.total_amount',
  },
  orderJoins: { userEmail: 'JOIN users u ON u.id = o.user_id', waitUntil: PRESENT },
  filterJoins: { waitUntil: PRESENT },
  select: {
    id: 'o.id',
    date: 'o.date',
    quantity: 'o.quantity',
    status: 'o.status',
    rejectionReason: 'o.rejection_reason',
    rejectedBy: 'o.rejected_by',
    refund: refundStateOf('o.id'),
    totalAmount: 'o.total_amount',
    otherReceived: 'CASE WHEN c.amount <> t.amount THEN c.amount END',
    transactionId: 't.id',
    version: 't.version',
    method: 't.method',
    paymentStatus: 't.status',
    waitUntil: 't.wait_until',
    userMeta: USER_META,
    offer: "json_build_object('id', f.id, 'title', f.title)",
  },
  joins: `JOIN orders o ON o.id = page.id JOIN users u ON u.id = o.user_id JOIN offers f ON f.id = o.offer_id
    ${PRESENT} LEFT JOIN receipts c ON c.transaction_id = t.id`,
  row: ({ rejectionReason, rejectedBy, transactionId, version, method, paymentStatus, ...found }) => ({
    ...found,
    payment: {
      id: transactionId,
      version,
      canExtendWaitUntil:
        whyNotExtend({
          status: paymentStatus,
          method,
          waitUntil: found.waitUntil,
          orderStatus: found.status,
        }) === null,
    },
    rejection: rejectionOf({ rejectionReason, rejectedBy }),
    date: found.date.toISOString(),
    waitUntil: found.waitUntil?.toISOString() ?? null,
    totalAmount: Number(found.totalAmount),
    otherReceived: found.otherReceived === null ? null : Number(found.otherReceived),
    downloadSpreadSheetUrl: spreadsheetUrl(found),
  }),
};

export const listOrders = listFrom(source);

export const totalOrders = totalsFrom(source);

/** Finds orders by their number, also inside the title of a transfer, and by their amount. */
export const ordersFinder = finderOf({
  kind: 'orders',
  endpoint: getOrder,
  sql: (text, parameter, language) => {
    const searched = searchedNumber(text);
    if (searched === null) return null;
    const { order, number = order, amount } = searched;
    const ids = [
      number && `SELECT ${parameter(number)}::bigint AS id`,
      amount && idsOfAmount('orders', 'total_amount', parameter(amount)),
    ];
    return `SELECT o.id, o.id::text AS title, o.status, o.total_amount AS amount, o.date,
        concat_ws(' · ', nullif(btrim(u.first_name || ' ' || u.last_name), ''), f.title->>'${language}') AS detail
      FROM orders o JOIN users u ON u.id = o.user_id JOIN offers f ON f.id = o.offer_id
      WHERE o.id IN (${ids.filter(Boolean).join(' UNION ')})
      ORDER BY ${number ? `o.id = ${parameter(number)}::bigint DESC,` : ''} o.status = 'new' DESC, o.id DESC`;
  },
  route: (id) => `/orders/${id}/edit`,
});
