import { list, SEARCH } from '../../shared/lists/list.ts';

export const investmentsList = list({
  name: 'investments',
  filters: {
    search: SEARCH,
    userEmail: { type: 'text', minimum: 3 },
    /** The id of the account: finds exactly the records of one person. */
    userId: { type: 'text' },
    offer: { type: 'text' },
    hasPendingOrders: { type: 'boolean' },
    investedAmount: { type: 'numberRange' },
    numberOfShares: { type: 'numberRange' },
  },
  sortable: ['id', 'userEmail', 'investedAmount', 'numberOfShares'],
  defaultOrder: { column: 'id', direction: 'DESC' },
});
