import type { OrderStatus, Rejection } from '@share/contract/areas/orders/orders.schemas.ts';
import { getTransaction } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { transactionsList } from '@share/contract/areas/transactions/transactions.list.ts';
import type {
  TransactionMeta,
  TransactionRow,
} from '@share/contract/areas/transactions/transactions.schemas.ts';
import { searchedNumber } from '@share/contract/shared/lists/search-text.ts';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { between, equals, numbered, oneOf, withinDays } from '../../platform/lists/list-conditions.ts';
import { listFrom } from '../../platform/lists/list-query.ts';
import type { ListSource } from '../../platform/lists/list-source.ts';
import { searchNumbers } from '../../platform/lists/search-numbers.ts';
import { totalsFrom } from '../../platform/lists/totals-statement.ts';
import { finderOf, idsOfAmount } from '../find/find.shared.ts';
import {
  bankLinesOf,
  hasRefund,
  ownershipOf,
  RECEIPT,
  RECEIVED,
  REFUNDED,
  receivedWithin,
  refundStateOf,
  rejectionOf,
  transferTitle,
  whyNotAcceptTransaction,
  whyNotExtend,
} from '../ledger/ledger.shared.ts';
import { hasInvestmentTitled } from '../offers/offers.shared.ts';
import { hasEmail, hasNumber, isPerson, USER_META } from '../users/users.shared.ts';
import { whatWaits } from './waiting-payments.ts';

interface Found
  extends Omit<
    TransactionRow,
    'date' | 'amount' | 'commission' | 'tax' | 'waitUntil' | 'rejection' | 'meta'
  > {
  date: Date;
  amount: string;
  commission: string;
  tax: string;
  waitUntil: Date | null;
  orderStatus: OrderStatus | null;
  rejectionReason: Rejection['reason'] | null;
  rejectedBy: string | null;
  meta: Omit<z.infer<typeof TransactionMeta>, 'transferTitle' | 'canAccept' | 'canExtendWaitUntil'>;
}

const source: ListSource<typeof transactionsList, Found, TransactionRow> = {
  declared: transactionsList,
  from: 'transactions t',
  counter: {
    table: 'transactions',
    filters: { status: 'status', date: 'date' },
    user: 't.user_id',
    dateOrder: { column: 'date', expression: 't.date' },
  },
  totals: { amount: 't.amount', tab: 't.status', leftOut: 'rejected' },
  id: 't.id',
  filters: {
    search: {
      numbers: searchNumbers(({ order, number, amount }) => [
        ['t.order_id', order ?? number],
        ['t.id', number],
        ['t.amount', amount],
      ]),
      related: [isPerson('t.user_id'), hasInvestmentTitled('t.investment_id')],
    },
    order: numbered('t.order_id'),
    userEmail: hasEmail('t.user_id'),
    userId: hasNumber('t.user_id'),
    date: withinDays('t.date'),
    receivedOn: receivedWithin,
    waitUntil: withinDays('t.wait_until'),
    amount: between('t.amount'),
    waits: oneOf(whatWaits),
    status: equals('t.status'),
    refund: hasRefund('t.order_id'),
    type: equals('t.type'),
    method: equals('t.method'),
  },
  orders: { id: 't.id', userEmail: 'u.email', date: 't.date', waitUntil: 't.wait_until', amount: 't.amount' },
  orderJoins: { userEmail: 'JOIN users u ON u.id = t.user_id' },
  select: {
    id: 't.id',
    version: 't.version',
    date: 't.date',
    amount: 't.amount',
    status: 't.status',
    type: 't.type',
    method: 't.method',
    waitUntil: 't.wait_until',
    orderStatus: 'o.status',
    rejectionReason: 'o.rejection_reason',
    rejectedBy: 'o.rejected_by',
    refund: refundStateOf('t.order_id'),
    receipt: RECEIPT,
    received: RECEIVED,
    refunded: REFUNDED,
    bankLines: bankLinesOf('t.id'),
    commission: 't.commission',
    tax: 't.tax',
    meta: `json_build_object('investmentId', i.id, 'offerId', f.id, 'offerSlug', f.slug, 'offerTitle', f.title,
      'seriesName', s.name,
      'sharesQuantity', coalesce(o.quantity, i.number_of_shares), 'orderId', t.order_id, 'user', ${USER_META})`,
  },
  joins: `JOIN transactions t ON t.id = page.id JOIN investments i ON i.id = t.investment_id
    JOIN users u ON u.id = t.user_id JOIN offers f ON f.id = i.offer_id LEFT JOIN orders o ON o.id = t.order_id
    LEFT JOIN series s ON s.id = o.series_id LEFT JOIN receipts c ON c.transaction_id = t.id`,
  row: ({ orderStatus, rejectionReason, rejectedBy, meta, ...found }, context) => ({
    ...found,
    rejection: rejectionOf({ rejectionReason, rejectedBy }),
    date: found.date.toISOString(),
    amount: Number(found.amount),
    commission: Number(found.commission),
    tax: Number(found.tax),
    waitUntil: found.waitUntil?.toISOString() ?? null,
    meta: {
      ...meta,
      transferTitle: titleOf(meta.orderId, context),
      canAccept:
        whyNotAcceptTransaction(stateOf(found, orderStatus, meta, context), context.now(), '') === null,
      canExtendWaitUntil: whyNotExtend({ ...found, orderStatus }) === null,
    },
  }),
};

/** Lists offer nobody to accept an own payment, because the note that a lone super administrator has to write is asked for elsewhere. */
const stateOf = (
  found: Pick<Found, 'status' | 'method' | 'waitUntil'>,
  orderStatus: OrderStatus | null,
  { user }: Found['meta'],
  { actor }: Context,
) => ({
  ...found,
  orderStatus,
  ownership: ownershipOf(actor, { userId: user.id, isOfOnlySuperAdmin: false }),
});

const titleOf = (orderId: number | null, { environment }: Context) =>
  orderId === null ? null : transferTitle(orderId, environment.defaultLanguage);

export const listTransactions = listFrom(source);

export const totalTransactions = totalsFrom(source);

/** Finds transactions by the title of their transfer, the number of their order, their own number, or their amount. */
export const transactionsFinder = finderOf({
  kind: 'transactions',
  endpoint: getTransaction,
  sql: (text, parameter) => {
    const searched = searchedNumber(text);
    if (searched === null) return null;
    const { number, order = number, amount } = searched;
    const ids = [
      order && `SELECT id FROM transactions WHERE order_id = ${parameter(order)}::bigint`,
      number && `SELECT ${parameter(number)}::bigint AS id`,
      amount && idsOfAmount('transactions', 'amount', parameter(amount)),
    ];
    const byNumber = order
      ? `(t.order_id = ${parameter(order)}::bigint OR t.id = ${parameter(number ?? null)}::bigint) IS TRUE DESC,`
      : '';
    return `SELECT t.id, t.id::text AS title, t.status, t.amount, t.date,
        coalesce(nullif(btrim(u.first_name || ' ' || u.last_name), ''), u.email) AS detail
      FROM transactions t JOIN users u ON u.id = t.user_id
      WHERE t.id IN (${ids.filter(Boolean).join(' UNION ')})
      ORDER BY ${byNumber} t.status = 'new' DESC, t.id DESC`;
  },
  route: (id) => `/transactions/${id}/edit`,
});
