import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { IdParams } from '../../shared/ids.ts';
import { getSeries } from '../series/series.endpoints.ts';
import { getPayPalConfig } from '../settings/settings.endpoints.ts';
import { acceptTransaction, getTransaction } from '../transactions/transactions.endpoints.ts';
import { TransactionView } from '../transactions/transactions.schemas.ts';
import {
  OrderPayment,
  PayPalCheck,
  PayPalCheckInput,
  PayPalNotice,
  PayPalNotices,
  TransactionPayments,
} from './paypal.schemas.ts';

export const getOrderPayment = endpoint({
  method: 'GET',
  path: '/order/:id/payment',
  access: 'investor',
  summary: "How the investor's own order is paid",
  params: IdParams,
  answer: OrderPayment,
  errors: ['ORDER_NOT_EXISTS'],
});

/** A repeated call answers the same payment while that one can still be approved. */
export const payThroughPayPal = endpoint({
  method: 'POST',
  path: '/order/:id/payment',
  access: 'investor',
  summary: "Pay the investor's own order through PayPal, also again after a failure",
  params: IdParams,
  answer: OrderPayment,
  errors: [
    'ORDER_NOT_EXISTS',
    'TRANSACTION_EXPIRED',
    'CAN_CREATE_PAYMENT',
    'CANT_RETRY_PAYMENT',
    'AMOUNT_ABOVE_PAYPAL_MAXIMUM',
    'PAYPAL_UNAVAILABLE',
    'TOO_MANY_TRIES',
  ],
});

/** The answer may still be `capturing`: then PayPal is asked again until the outcome is known. */
export const capturePayment = endpoint({
  method: 'POST',
  path: '/order/:id/payment/capture',
  access: 'investor',
  summary: 'Take the money that the investor has approved at PayPal',
  params: IdParams,
  answer: OrderPayment,
  errors: [
    'ORDER_NOT_EXISTS',
    'TRANSACTION_EXPIRED',
    'CAN_CAPTURE_PAYMENT',
    'PAYPAL_UNAVAILABLE',
    'TOO_MANY_TRIES',
  ],
});

export const payByBankTransfer = endpoint({
  method: 'POST',
  path: '/order/:id/payment/bank-transfer',
  access: 'investor',
  summary: "Pay the investor's own order by bank transfer after all",
  params: IdParams,
  answer: OrderPayment,
  errors: [
    'ORDER_NOT_EXISTS',
    'TRANSACTION_EXPIRED',
    'CANT_RETRY_PAYMENT',
    'PAYMENT_BEING_CAPTURED',
    'BANK_TRANSFER_NOT_POSSIBLE',
    'TOO_MANY_TRIES',
  ],
});

export const receivePayPalNotice = endpoint({
  method: 'POST',
  path: '/paypal/webhook',
  access: 'public',
  summary: 'PayPal says that something has changed; whether it has, PayPal itself is asked',
  body: PayPalNotice,
  answer: z.null(),
  errors: [],
});

export const getTransactionPayments = endpoint({
  method: 'GET',
  path: '/admin/transaction/:id/paypal',
  access: getTransaction.access,
  summary: 'The payments of a transaction through PayPal, newest first',
  params: IdParams,
  answer: TransactionPayments,
  errors: ['TRANSACTION:NOT_FOUND'],
});

/** Needs the right to accept transactions, because it may turn out that the money was taken. */
export const askPayPal = endpoint({
  method: 'POST',
  path: '/admin/transaction/:id/paypal/ask',
  access: acceptTransaction.access,
  summary: 'Ask PayPal what became of the payment',
  params: IdParams,
  answer: TransactionPayments,
  errors: ['TRANSACTION:NOT_FOUND', 'NOT_PAID_THROUGH_PAYPAL', 'PAYPAL_UNAVAILABLE'],
});

export const refundThroughPayPal = endpoint({
  method: 'POST',
  path: '/admin/transaction/:id/paypal/refund',
  access: acceptTransaction.access,
  fourEyes: ['refunds'],
  summary: 'Return the money of a rejected order through PayPal; its answer closes the refund',
  params: IdParams,
  answer: TransactionPayments,
  errors: [
    'TRANSACTION:NOT_FOUND',
    'NOT_PAID_THROUGH_PAYPAL',
    'REFUND_NOT_DUE',
    'REFUND_ALREADY_CLOSED',
    'REFUND_BEING_RETURNED',
    'PAYPAL_REFUSED',
  ],
});

/** Answers the transaction that replaces the one through PayPal; it is accepted or extended like any bank transfer. */
export const changeToBankTransfer = endpoint({
  method: 'POST',
  path: '/admin/transaction/:id/paypal/bank-transfer',
  access: acceptTransaction.access,
  summary: 'A bank transfer has arrived for an order that was to be paid through PayPal',
  params: IdParams,
  answer: TransactionView,
  errors: [
    'TRANSACTION:NOT_FOUND',
    'NOT_PAID_THROUGH_PAYPAL',
    'PAYMENT_BEING_CAPTURED',
    'TRANSACTION_MANAGER:WRONG_ORDER_STATUS_FOR_ACCEPT',
    'ORDER_NOT_EXISTS',
  ],
});

/** The last resort when PayPal no longer answers; a later answer still counts. Super administrators only. */
export const releaseHeldOrder = endpoint({
  method: 'POST',
  path: '/admin/transaction/:id/paypal/release',
  access: acceptTransaction.access,
  asksAgain: 'always',
  summary:
    'End the hold of an order, or a return, about which PayPal has not said for a day what became of the money',
  params: IdParams,
  answer: TransactionPayments,
  errors: ['TRANSACTION:NOT_FOUND', 'NOT_PAID_THROUGH_PAYPAL', 'PAYMENT_NOT_STUCK', 'FORBIDDEN'],
});

export const checkPayPal = endpoint({
  method: 'POST',
  path: '/admin/config/paypal/check',
  access: 'admin:settings:edit',
  summary: 'Whether PayPal accepts the stored default credentials of one mode',
  body: PayPalCheckInput,
  answer: PayPalCheck,
  errors: [],
});

export const getPayPalNotices = endpoint({
  method: 'GET',
  path: '/admin/config/paypal/notices',
  access: getPayPalConfig.access,
  summary: 'When PayPal last sent notices about payments with the default credentials',
  answer: PayPalNotices,
  errors: [],
});

export const getPayPalNoticesOfSeries = endpoint({
  method: 'GET',
  path: '/admin/share/series/:id/paypal/notices',
  access: getSeries.access,
  summary: "When PayPal last sent notices about payments with a series' own credentials",
  params: IdParams,
  answer: PayPalNotices,
  errors: ['SERIES_NOT_EXISTS'],
});
