import { list, SEARCH } from '../../shared/lists/list.ts';
import { orderStatuses, transactionMethods } from '../orders/orders.schemas.ts';
import { refundStates } from '../orders/refunds.schemas.ts';
import { transactionTypes } from './transactions.schemas.ts';

/** The tasks about a payment, as home counts them. */
export const waitingPayments = [
  'toAccept',
  'dueSoon',
  'overdue',
  'payPalUnclear',
  'payPalNotCompared',
] as const;

export const transactionsList = list({
  name: 'transactions',
  filters: {
    search: SEARCH,
    /** The order's number, also inside a text such as the title of a transfer. */
    order: { type: 'text' },
    userEmail: { type: 'text', minimum: 3 },
    /** The id of the account: finds exactly the records of one person. */
    userId: { type: 'text' },
    date: { type: 'dateRange', ofBooks: true },
    /** When the money of the payment arrived. */
    receivedOn: { type: 'dateRange', ofBooks: true },
    waitUntil: { type: 'dateRange', ofBooks: true, ahead: true },
    amount: { type: 'numberRange' },
    waits: { type: 'select', choices: waitingPayments },
    status: { type: 'select', choices: orderStatuses },
    refund: { type: 'select', choices: refundStates },
    type: { type: 'select', choices: transactionTypes },
    method: { type: 'select', choices: transactionMethods },
  },
  sortable: ['id', 'userEmail', 'date', 'waitUntil', 'amount'],
  defaultOrder: { column: 'date', direction: 'DESC' },
  tabs: 'status',
});
