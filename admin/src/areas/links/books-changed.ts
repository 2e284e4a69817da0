import { getInvestment } from '@share/contract/areas/investments/investments.endpoints.ts';
import { investmentsList } from '@share/contract/areas/investments/investments.list.ts';
import { getOrder, getOrderDecision } from '@share/contract/areas/orders/orders.endpoints.ts';
import { ordersList } from '@share/contract/areas/orders/orders.list.ts';
import { getSeries, seriesList } from '@share/contract/areas/series/series.endpoints.ts';
import {
  getInvestmentTimeline,
  getOrderTimeline,
  getTransactionTimeline,
} from '@share/contract/areas/timeline/timeline.endpoints.ts';
import { getTransaction } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { transactionsList } from '@share/contract/areas/transactions/transactions.list.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import { refetchEndpoint } from '../../ui/form/record-query.ts';
import { listKey } from '../../ui/list/use-list-query.ts';

const besideRecords = [getOrderDecision, getOrderTimeline, getTransactionTimeline, getInvestmentTimeline];

/**
 * Invalidates the queries that a move of an order or of its transaction makes stale: all books, and the remaining shares of a
 * series. The record on the screen is not reloaded, because it is the answer of the move. Other records are removed from the
 * cache, so that no screen shows their former state.
 */
export function booksChanged(): void {
  for (const list of [ordersList, transactionsList, investmentsList, seriesList]) {
    void queryClient.invalidateQueries({ queryKey: listKey(list) });
  }
  for (const { path } of [getOrder, getTransaction, getInvestment, getSeries, ...besideRecords]) {
    queryClient.removeQueries({ queryKey: ['record', path], type: 'inactive' });
  }
  besideRecords.forEach(refetchEndpoint);
  void queryClient.invalidateQueries({ queryKey: ['orderable-offer'] });
}
