import { list, SEARCH } from '../../shared/lists/list.ts';
import { orderStatuses, rejectionReasons } from './orders.schemas.ts';
import { refundStates } from './refunds.schemas.ts';

/** Orders whose payment term ends soon, or has ended. */
export const waitingOrders = ['dueSoon', 'overdue'] as const;

export const ordersList = list({
  name: 'orders',
  filters: {
    search: SEARCH,
    /** Finds the number also inside a text, such as the title of a transfer. */
    id: { type: 'text' },
    userEmail: { type: 'text', minimum: 3 },
    /** The id of the account: finds exactly the records of one person. */
    userId: { type: 'text' },
    offer: { type: 'text' },
    waits: { type: 'select', choices: waitingOrders },
    status: { type: 'select', choices: orderStatuses },
    rejection: { type: 'select', choices: rejectionReasons },
    refund: { type: 'select', choices: refundStates },
    date: { type: 'dateRange', ofBooks: true },
    /** The term of the current payment. */
    waitUntil: { type: 'dateRange', ofBooks: true, ahead: true },
    quantity: { type: 'numberRange' },
    amount: { type: 'numberRange' },
  },
  sortable: ['userEmail', 'date', 'waitUntil', 'quantity', 'amount'],
  defaultOrder: { column: 'date', direction: 'DESC' },
  tabs: 'status',
});
