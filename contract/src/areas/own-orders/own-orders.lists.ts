import { list } from '../../shared/lists/list.ts';
import { orderStatuses } from '../orders/orders.schemas.ts';
import { transactionsList } from '../transactions/transactions.list.ts';

export const ownOrdersList = list({
  name: 'own-orders',
  filters: { status: { type: 'select', choices: orderStatuses }, date: { type: 'dateRange' } },
  sortable: ['date'],
  defaultOrder: { column: 'date', direction: 'DESC' },
});

export const ownInvestmentsList = list({
  name: 'own-investments',
  filters: { hasPendingOrders: { type: 'boolean' } },
  sortable: ['id', 'investedAmount', 'numberOfShares'],
  defaultOrder: { column: 'id', direction: 'DESC' },
});

/** Sorts by offer, in the offer's sequence. */
export const ownDocumentsList = list({
  name: 'own-documents',
  filters: {},
  sortable: ['offer'],
  defaultOrder: { column: 'offer', direction: 'ASC' },
});

const { status, type, date } = transactionsList.filters;

export const ownTransactionsList = list({
  name: 'own-transactions',
  filters: { status, type, date },
  sortable: ['date'],
  defaultOrder: { column: 'date', direction: 'DESC' },
});
