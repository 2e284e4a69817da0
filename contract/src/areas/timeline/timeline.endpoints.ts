import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { IdParams } from '../../shared/ids.ts';
import { getInvestment } from '../investments/investments.endpoints.ts';
import { getOrder } from '../orders/orders.endpoints.ts';
import { getStaticMap } from '../static-content/static-content.endpoints.ts';
import { getTransaction } from '../transactions/transactions.endpoints.ts';
import {
  AccountChange,
  Revision,
  TimelinePage,
  TimelineQuery,
  WatchedParams,
  WatchedQuery,
} from './timeline.schemas.ts';

export const getOrderTimeline = endpoint({
  method: 'GET',
  path: '/admin/order/:id/timeline',
  access: getOrder.access,
  summary: 'What became of an order and its transaction, newest first',
  params: IdParams,
  query: TimelineQuery,
  answer: TimelinePage,
  errors: getOrder.errors,
});

/** Leaves out changes of the investor's data and signed documents, because the transaction does not show these either. */
export const getTransactionTimeline = endpoint({
  method: 'GET',
  path: '/admin/transaction/:id/timeline',
  access: getTransaction.access,
  summary: 'What became of a transaction and its order, newest first',
  params: IdParams,
  query: TimelineQuery,
  answer: TimelinePage,
  errors: getTransaction.errors,
});

/** Leaves out signed documents, because the investment does not show them either. */
export const getInvestmentTimeline = endpoint({
  method: 'GET',
  path: '/admin/investment/:id/timeline',
  access: getInvestment.access,
  summary: 'What became of the orders and transactions of an investment, newest first',
  params: IdParams,
  query: TimelineQuery,
  answer: TimelinePage,
  errors: getInvestment.errors,
});

/** Lets a screen that stays open notice that the stored record has changed. */
export const getOrderRevision = endpoint({
  method: 'GET',
  path: '/admin/order/:id/revision',
  access: getOrder.access,
  summary: 'The revision of an order, and who changed it last',
  params: IdParams,
  answer: Revision,
  errors: getOrder.errors,
});

export const getTransactionRevision = endpoint({
  method: 'GET',
  path: '/admin/transaction/:id/revision',
  access: getTransaction.access,
  summary: 'The revision of a transaction, and who changed it last',
  params: IdParams,
  answer: Revision,
  errors: getTransaction.errors,
});

export const getInvestmentRevision = endpoint({
  method: 'GET',
  path: '/admin/investment/:id/revision',
  access: getInvestment.access,
  summary: 'The revision of an investment, and who changed it last',
  params: IdParams,
  answer: Revision,
  errors: getInvestment.errors,
});

/** The map is no record of its own: three elements are edited together. */
export const getStaticMapRevision = endpoint({
  method: 'GET',
  path: '/admin/static-content/map/revision',
  access: getStaticMap.access,
  summary: 'The revision of the place of the map, and who changed it last',
  answer: Revision,
  errors: ['NOT_FOUND'],
});

/** Open to those who may read the record; other callers are refused as by the call that reads it. */
export const getChange = endpoint({
  method: 'GET',
  path: '/admin/change/:entity/:id',
  access: 'self',
  summary: 'Who has changed a record since the version on the screen; null if nobody has',
  params: WatchedParams,
  query: WatchedQuery,
  answer: Revision.nullable(),
  errors: [],
});

/** The changes of the last fourteen days, newest first, because staff who send money back should know of them. */
export const getOrderAccountChanges = endpoint({
  method: 'GET',
  path: '/admin/order/:id/account-changes',
  access: getOrder.access,
  summary: "Recent changes of the e-mail or bank account of an order's investor",
  params: IdParams,
  answer: z.array(AccountChange),
  errors: getOrder.errors,
});

export const getTransactionAccountChanges = endpoint({
  method: 'GET',
  path: '/admin/transaction/:id/account-changes',
  access: getTransaction.access,
  summary: "Recent changes of the e-mail or bank account of a transaction's investor",
  params: IdParams,
  answer: z.array(AccountChange),
  errors: getTransaction.errors,
});
