import { endpoint } from '../../shared/endpoint.ts';
import { IdParams } from '../../shared/ids.ts';
import { listAnswer } from '../../shared/lists/list.ts';
import { totalsEndpoint } from '../../shared/lists/list-totals.ts';
import { transactionsList } from './transactions.list.ts';
import { ExtendInput, TransactionRow, TransactionView } from './transactions.schemas.ts';

export const listTransactions = endpoint({
  method: 'GET',
  path: '/admin/transaction',
  access: 'admin:transaction:list',
  summary: 'List transactions',
  list: transactionsList,
  answer: listAnswer(TransactionRow),
  errors: [],
});

export const totalTransactions = totalsEndpoint(listTransactions);

export const getTransaction = endpoint({
  method: 'GET',
  path: '/admin/transaction/:id',
  access: ['admin:transaction:get', 'admin:transaction:accept', 'admin:transaction:extend'],
  summary: 'One transaction',
  params: IdParams,
  answer: TransactionView,
  errors: ['TRANSACTION:NOT_FOUND'],
});

export const acceptTransaction = endpoint({
  method: 'PUT',
  path: '/admin/transaction/:id/accept',
  access: 'admin:transaction:accept',
  summary: 'Accept a transaction: the money has arrived',
  params: IdParams,
  answer: TransactionView,
  errors: [
    'TRANSACTION:NOT_FOUND',
    'TRANSACTION_EXPIRED',
    'TRANSACTION_MANAGER:WRONG_TRANSACTION_STATUS_FOR_ACCEPT',
    'TRANSACTION_MANAGER:WRONG_ORDER_STATUS_FOR_ACCEPT',
  ],
});

export const extendTransaction = endpoint({
  method: 'PUT',
  path: '/admin/transaction/:id/extend',
  access: 'admin:transaction:extend',
  summary: 'Wait longer for a bank transfer',
  params: IdParams,
  body: ExtendInput,
  answer: TransactionView,
  errors: [
    'TRANSACTION:NOT_FOUND',
    'TRANSACTION_MANAGER:WAIT_UNTIL_IS_EMPTY',
    'TRANSACTION_MANAGER:CANT_EXTEND_WAIT_UNTIL',
    'TRANSACTION_MANAGER:WAIT_UNTIL_TOO_FAR',
    'CHANGED_MEANWHILE',
  ],
});
