import { list, SEARCH } from '../../shared/lists/list.ts';
import { orderStatuses, rejectionReasons } from './orders.schemas.ts';
import { refundStates } from './refunds.schemas.ts';

export const ordersList = list({
  name: 'orders',
  filters: {
    search: SEARCH,
    /** Finds the number also inside a text, such as the title of a transfer. */
    id: { type: 'text' },
    userEmail: { type: 'text', minimum: 3 },
    offer: { type: 'text' },
    status: { type: 'select', choices: orderStatuses },
    rejection: { type: 'select', choices: rejectionReasons },
    refund: { type: 'select', choices: refundStates },
    date: { type: 'dateRange', ofBooks: true },
    quantity: { type: 'numberRange' },
    amount: { type: 'numberRange' },
  },
  sortable: ['userEmail', 'date', 'quantity', 'amount'],
  defaultOrder: { column: 'date', direction: 'DESC' },
  tabs: 'status',
});
