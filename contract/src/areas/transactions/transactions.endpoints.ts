import { z } from 'zod';
import { Month } from '../../shared/dates.ts';
import { endpoint } from '../../shared/endpoint.ts';
import { IdParams } from '../../shared/ids.ts';
import { listAnswer } from '../../shared/lists/list.ts';
import { exportEndpoint } from '../../shared/lists/list-export.ts';
import { totalsEndpoint } from '../../shared/lists/list-totals.ts';
import { transactionsList } from './transactions.list.ts';
import {
  AcceptInput,
  type BankLine,
  ExtendInput,
  FurtherTransferInput,
  TransactionRow,
  TransactionView,
} from './transactions.schemas.ts';

export const listTransactions = endpoint({
  method: 'GET',
  path: '/admin/transaction',
  access: 'admin:transaction:list',
  summary: 'List transactions',
  list: transactionsList,
  answer: listAnswer(TransactionRow),
  errors: [],
});

export const exportTransactions = exportEndpoint(listTransactions, {
  id: 'id',
  order: { kind: 'id', value: ({ meta }) => meta.orderId },
  userName: { kind: 'text', value: ({ meta: { user } }) => `${user.firstName} ${user.lastName}`.trim() },
  userEmail: { kind: 'text', value: ({ meta }) => meta.user.email },
  date: 'instant',
  amount: 'amount',
  status: 'choice',
  rejection: { kind: 'choice', value: ({ rejection }) => rejection?.reason ?? null },
  refund: 'choice',
  waitUntil: 'instant',
  type: 'choice',
  method: 'choice',
  receivedAmount: { kind: 'amount', value: ({ received }) => received?.amount ?? null },
  receivedOn: { kind: 'day', value: ({ received }) => received?.on ?? null },
  statementLine: { kind: 'text', value: ({ bankLines }) => linesInWords(bankLines) },
  offer: { kind: 'text', value: ({ meta }) => meta.offerTitle },
  series: { kind: 'text', value: ({ meta }) => meta.seriesName },
  commission: 'amount',
  tax: 'amount',
  refundAmount: { kind: 'amount', value: ({ refunded }) => refunded?.amount ?? null },
  refundReference: { kind: 'text', value: ({ refunded }) => refunded?.references ?? null },
});

/** The statements and lines that paid or returned money, such as `12 / 345`. */
function linesInWords(bankLines: readonly BankLine[]): string {
  return bankLines.map(({ statement, line }) => `${statement} / ${line}`).join(', ');
}

export const totalTransactions = totalsEndpoint(listTransactions);

/** Every movement of money, with opening and closing balances; not only those of transactions. */
export const downloadMonth = endpoint({
  method: 'GET',
  path: '/admin/transaction/books-of-month',
  access: listTransactions.access,
  summary: 'The books of a month as a spreadsheet: balances of each account and offer, and every movement',
  query: z.object({ month: Month }),
  download: 'file',
  answer: z.never(),
  errors: [],
});

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
  fourEyes: ['acceptance'],
  summary: 'Accept a transaction: the money has arrived',
  params: IdParams,
  body: AcceptInput,
  answer: TransactionView,
  errors: [
    'TRANSACTION:NOT_FOUND',
    'TRANSACTION_EXPIRED',
    'TRANSACTION_MANAGER:WRONG_TRANSACTION_STATUS_FOR_ACCEPT',
    'TRANSACTION_MANAGER:WRONG_ORDER_STATUS_FOR_ACCEPT',
    'OWN_ORDER',
    'RECEIVED_DIFFERENCE_NEEDS_NOTE',
    'RECEIVED_IN_THE_FUTURE',
    'RECEIVED_TOO_LONG_AGO',
    'PAYPAL_CONFIRMS_PAYMENT',
  ],
});

export const recordLateTransfer = endpoint({
  method: 'POST',
  path: '/admin/transaction/:id/late-transfer',
  access: acceptTransaction.access,
  summary: 'Record a bank transfer that arrived after its order had ended: its money is to be returned',
  params: IdParams,
  body: AcceptInput,
  answer: TransactionView,
  errors: [
    'TRANSACTION:NOT_FOUND',
    'NO_LATE_TRANSFER',
    'OWN_ORDER',
    'RECEIVED_DIFFERENCE_NEEDS_NOTE',
    'RECEIVED_IN_THE_FUTURE',
    'RECEIVED_TOO_LONG_AGO',
  ],
});

export const recordFurtherTransfer = endpoint({
  method: 'POST',
  path: '/admin/transaction/:id/further-transfer',
  access: acceptTransaction.access,
  summary: 'Record a bank transfer that arrived although its order had its money: it is to be returned',
  params: IdParams,
  body: FurtherTransferInput,
  answer: TransactionView,
  errors: [
    'TRANSACTION:NOT_FOUND',
    'NO_FURTHER_TRANSFER',
    'OWN_ORDER',
    'RECEIVED_DIFFERENCE_NEEDS_NOTE',
    'RECEIVED_IN_THE_FUTURE',
    'RECEIVED_TOO_LONG_AGO',
    'CHANGED_MEANWHILE',
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
