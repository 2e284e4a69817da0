/**
 * Orders, investments, payments and documents of the caller alone: a record of somebody else is answered as if it did not exist.
 */
import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { IdInPath, IdParams } from '../../shared/ids.ts';
import { listAnswer } from '../../shared/lists/list.ts';
import { NodeId } from '../../shared/order/nodes.ts';
import { UploadBody } from '../files/files.endpoints.ts';
import { RejectionInput } from '../orders/order-decision.schemas.ts';
import {
  ownDocumentsList,
  ownInvestmentsList,
  ownOrdersList,
  ownTransactionsList,
} from './own-orders.lists.ts';
import {
  OwnDocument,
  OwnInvestmentRow,
  OwnOrderInput,
  OwnOrderRow,
  OwnOrderView,
  OwnTransactionRow,
} from './own-orders.schemas.ts';

/** Faults of the offer's series are refused at `offer`, like those of the offer. */
export const placeOwnOrder = endpoint({
  method: 'POST',
  path: '/order',
  access: 'investor',
  summary: 'Order shares of an offer: they are reserved until the payment term ends',
  body: OwnOrderInput,
  answer: OwnOrderView,
  errors: [
    'OFFER_NOT_EXISTS',
    'OFFER_NOT_VISIBLE',
    'OFFER_CLOSED_FOR_INVESTMENTS',
    'SERIES_NOT_ASSIGNED_TO_OFFER',
    'SERIES_CLOSED_FOR_INVESTMENTS',
    'NO_TRANSACTION_METHODS_AVAILABLE',
    'NOT_ENOUGH_SHARES_AVAILABLE',
    'AMOUNT_ABOVE_PAYPAL_MAXIMUM',
    'QUANTITY_BELOW_MINIMUM',
    'TOO_MANY_UNPAID_ORDERS',
    'TOO_MANY_TRIES',
    'PRICE_HAS_CHANGED',
    'VALUE_TOO_LARGE',
    'AGREEMENT_NOT_EXISTS',
    'AGREEMENT_BY_TARGET_NOT_EXISTS',
    'AGREEMENT_HAS_CHANGED',
    'IS_REQUIRED',
  ],
});

/** Only staff read the note. */
export const cancelOwnOrder = endpoint({
  method: 'POST',
  path: '/order/:id/cancel',
  access: 'investor',
  summary: 'Cancel an order that is not paid: its shares become available again',
  params: IdParams,
  body: RejectionInput,
  answer: OwnOrderView,
  errors: [
    'ORDER_NOT_EXISTS',
    'ORDER_COMPLETED',
    'ORDER_ALREADY_REJECTED',
    'ORDER_IS_PAID',
    'PAYMENT_BEING_CAPTURED',
    'TOO_MANY_TRIES',
  ],
});

export const listOwnOrders = endpoint({
  method: 'GET',
  path: '/me/orders',
  access: 'investor',
  summary: "The caller's orders",
  list: ownOrdersList,
  answer: listAnswer(OwnOrderRow),
  errors: [],
});

export const getOwnOrder = endpoint({
  method: 'GET',
  path: '/me/orders/:id',
  access: 'investor',
  summary: 'An order of the caller, with where to pay',
  params: IdParams,
  answer: OwnOrderView,
  errors: ['ORDER_NOT_EXISTS'],
});

export const listOwnInvestments = endpoint({
  method: 'GET',
  path: '/me/investments',
  access: 'investor',
  summary: "The caller's investments",
  list: ownInvestmentsList,
  answer: listAnswer(OwnInvestmentRow),
  errors: [],
});

export const listOwnTransactions = endpoint({
  method: 'GET',
  path: '/me/transactions',
  access: 'investor',
  summary: "The caller's payments and payouts",
  list: ownTransactionsList,
  answer: listAnswer(OwnTransactionRow),
  errors: [],
});

/** `GET /offer/:id/documents/:documentId/file` downloads them. */
export const listOwnDocuments = endpoint({
  method: 'GET',
  path: '/me/documents',
  access: 'investor',
  summary: 'The investor documents of the visible offers of which the caller holds shares',
  list: ownDocumentsList,
  answer: listAnswer(OwnDocument),
  errors: [],
});

/** The document can be downloaded while the order is open, because it has to be signed before the caller holds shares. */
export const downloadDocumentToSign = endpoint({
  method: 'GET',
  path: '/me/orders/:id/documents/:documentId',
  access: 'investor',
  summary: 'A document that the caller signs for an order, as a file',
  params: IdParams.extend({ documentId: NodeId }),
  download: 'file',
  answer: z.never(),
  errors: ['ORDER_NOT_EXISTS'],
});

/** An open order has one copy of a document; staff remove it if it has to be replaced. A completed one keeps every copy. */
export const uploadSignedDocument = endpoint({
  method: 'POST',
  path: '/me/orders/:id/documents/:documentId/signed',
  access: 'investor',
  summary: 'Store the signed copy of a document of an order',
  params: IdParams.extend({ documentId: NodeId }),
  body: UploadBody,
  upload: 'file',
  answer: OwnOrderView,
  errors: [
    'ORDER_NOT_EXISTS',
    'ORDER_ALREADY_REJECTED',
    'DOCUMENT_ALREADY_SIGNED',
    'SIGNED_DOCUMENTS_TOO_LARGE',
    'FILE_TYPE_NOT_ALLOWED',
    'FILE_TOO_LARGE',
    'FILE_DAMAGED',
    'TOO_MANY_TRIES',
  ],
});

export const downloadOwnSignedDocument = endpoint({
  method: 'GET',
  path: '/me/orders/:id/signed/:documentId',
  access: 'investor',
  summary: 'A signed document of an order of the caller, as a file',
  params: IdParams.extend({ documentId: IdInPath }),
  download: 'file',
  answer: z.never(),
  errors: ['ORDER_NOT_EXISTS', 'SIGNED_DOCUMENT_NOT_EXISTS'],
});
