import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { IdParams } from '../../shared/ids.ts';
import { list, listAnswer, SEARCH } from '../../shared/lists/list.ts';
import { exportEndpoint } from '../../shared/lists/list-export.ts';
import { totalsEndpoint } from '../../shared/lists/list-totals.ts';
import {
  CreatedPaymentFile,
  DuePayment,
  dueStates,
  FilePaymentView,
  PaidInput,
  PaidPayment,
  PaymentFileInput,
  PaymentFileView,
  paymentFileStates,
  paymentKinds,
  RefusedInput,
} from './payment-files.schemas.ts';

export const duePaymentsList = list({
  name: 'duePayments',
  filters: {
    /** A part of the name, or the number of the order. */
    search: SEARCH,
    kind: { type: 'select', choices: paymentKinds },
    amount: { type: 'numberRange' },
    /** A part of the number of the own account to which the money came. */
    payFrom: { type: 'text', minimum: 3, numbers: true },
    state: { type: 'select', choices: dueStates },
  },
  sortable: ['dueSince', 'amount'],
  defaultOrder: { column: 'dueSince', direction: 'ASC' },
  tabs: 'state',
});

export const listDuePayments = endpoint({
  method: 'GET',
  path: '/admin/payment-file/due',
  access: 'admin:payout:list',
  summary: 'List what is to be paid out: refunds that are due, unknown money and payouts',
  list: duePaymentsList,
  answer: listAnswer(DuePayment),
  errors: [],
});

export const exportDuePayments = exportEndpoint(listDuePayments, {
  kind: 'choice',
  name: 'text',
  account: 'text',
  payments: 'number',
  unpayable: 'number',
  amount: 'amount',
  title: 'text',
  dueSince: 'instant',
  payFrom: 'text',
  obstacle: 'choice',
  state: 'choice',
});

export const totalDuePayments = totalsEndpoint(listDuePayments);

export const paymentFilesList = list({
  name: 'paymentFiles',
  filters: {
    account: { type: 'text', minimum: 3, numbers: true },
    createdAt: { type: 'dateRange', ofBooks: true },
    state: { type: 'select', choices: paymentFileStates },
  },
  sortable: ['createdAt', 'sum'],
  defaultOrder: { column: 'createdAt', direction: 'DESC' },
  tabs: 'state',
});

export const listPaymentFiles = endpoint({
  method: 'GET',
  path: '/admin/payment-file',
  access: 'admin:payout:list',
  summary: 'List the files for the bank',
  list: paymentFilesList,
  answer: listAnswer(PaymentFileView),
  errors: [],
});

export const exportPaymentFiles = exportEndpoint(listPaymentFiles, {
  name: 'text',
  account: 'text',
  payments: 'number',
  sum: 'amount',
  paid: 'number',
  failed: 'number',
  state: 'choice',
  sha256: 'text',
  createdAt: 'instant',
  createdBy: 'text',
  withdrawnAt: 'instant',
  withdrawnBy: 'text',
});

export const totalPaymentFiles = totalsEndpoint(listPaymentFiles);

/** Payments that nobody can send, or that came to several own accounts while none is named, are refused by their fields. */
export const createPaymentFile = endpoint({
  method: 'POST',
  path: '/admin/payment-file',
  access: 'admin:payout:confirm',
  fourEyes: ['bankFiles'],
  summary: 'Write a file for the bank: transfers of what is due, from one own account',
  body: PaymentFileInput,
  answer: CreatedPaymentFile,
  errors: [
    'PAYMENT_NOT_DUE',
    'PAYMENT_IN_FILE',
    'PAYMENT_CANNOT_BE_SENT',
    'PAYMENT_FILE_ACCOUNT_UNKNOWN',
    'PAYMENT_FILE_ACCOUNTS_DIFFER',
  ],
});

export const listPayingAccounts = endpoint({
  method: 'GET',
  path: '/admin/payment-file/account',
  access: createPaymentFile.access,
  summary: 'The own Polish accounts from which a file may pay: those of series and of the settings',
  answer: z.array(z.object({ account: z.string(), holder: z.string() })),
  errors: [],
});

export const getPaymentFile = endpoint({
  method: 'GET',
  path: '/admin/payment-file/:id',
  access: 'admin:payout:get',
  summary: 'One file for the bank',
  params: IdParams,
  answer: PaymentFileView,
  errors: ['NOT_FOUND'],
});

export const listFilePayments = endpoint({
  method: 'GET',
  path: '/admin/payment-file/:id/payment',
  access: 'admin:payout:get',
  summary: 'The payments of a file for the bank, in its order',
  params: IdParams,
  answer: z.array(FilePaymentView),
  errors: ['NOT_FOUND'],
});

export const downloadPaymentFile = endpoint({
  method: 'GET',
  path: '/admin/payment-file/:id/file',
  access: 'admin:payout:get',
  summary: 'The file for the bank itself: the same bytes each time',
  params: IdParams,
  download: 'file',
  answer: z.never(),
  errors: ['NOT_FOUND'],
});

export const withdrawPaymentFile = endpoint({
  method: 'POST',
  path: '/admin/payment-file/:id/withdraw',
  access: createPaymentFile.access,
  summary: 'Withdraw a file that the bank does not get: its payments may be in another one',
  params: IdParams,
  answer: z.null(),
  errors: ['NOT_FOUND', 'PAYMENT_FILE_WITHDRAWN', 'PAYMENT_FILE_PAID'],
});

/** Each payment by itself: one that cannot be recorded says by which code, and keeps no other from it. */
export const markFilePaid = endpoint({
  method: 'POST',
  path: '/admin/payment-file/:id/paid',
  access: createPaymentFile.access,
  summary: 'Record that the bank has paid: refunds are closed, unknown money is returned',
  params: IdParams,
  body: PaidInput,
  answer: z.array(PaidPayment),
  errors: ['NOT_FOUND', 'PAYMENT_FILE_WITHDRAWN', 'RETURNED_IN_THE_FUTURE'],
});

export const refusePayments = endpoint({
  method: 'POST',
  path: '/admin/payment-file/:id/refused',
  access: createPaymentFile.access,
  summary: 'Record that the bank refused payments of a file: they are due again',
  params: IdParams,
  body: RefusedInput,
  answer: z.null(),
  errors: ['NOT_FOUND', 'PAYMENT_FILE_WITHDRAWN', 'PAYMENT_NOT_SENT'],
});
