import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { IdInPath, IdParams } from '../../shared/ids.ts';
import { listAnswer } from '../../shared/lists/list.ts';
import { exportEndpoint } from '../../shared/lists/list-export.ts';
import { totalsEndpoint } from '../../shared/lists/list-totals.ts';
import { CodeText, Email } from '../../shared/text-fields.ts';
import { OrderDecision, RejectionInput } from './order-decision.schemas.ts';
import { ordersList } from './orders.list.ts';
import {
  AcceptOrderInput,
  ManualOrderInput,
  OrderableOffer,
  OrderEditInput,
  OrderEmail,
  OrderEmailParams,
  OrderEmailValues,
  OrderRow,
  OrderView,
  PlacedOrder,
} from './orders.schemas.ts';

export const listOrders = endpoint({
  method: 'GET',
  path: '/admin/order',
  access: 'admin:order:list',
  summary: 'List orders',
  list: ordersList,
  answer: listAnswer(OrderRow),
  errors: [],
});

export const exportOrders = exportEndpoint(listOrders, {
  id: 'id',
  userName: { kind: 'text', value: ({ userMeta }) => `${userMeta.firstName} ${userMeta.lastName}`.trim() },
  userEmail: { kind: 'text', value: ({ userMeta }) => userMeta.email },
  offer: { kind: 'text', value: ({ offer }) => offer.title },
  date: 'instant',
  waitUntil: 'instant',
  quantity: 'number',
  status: 'choice',
  rejection: { kind: 'choice', value: ({ rejection }) => rejection?.reason ?? null },
  refund: 'choice',
  amount: { kind: 'amount', value: ({ totalAmount }) => totalAmount },
});

export const totalOrders = totalsEndpoint(listOrders);

export const getOrder = endpoint({
  method: 'GET',
  path: '/admin/order/:id',
  access: ['admin:order:get', 'admin:order:edit'],
  summary: 'One order with its transactions',
  params: IdParams,
  answer: OrderView,
  errors: ['ORDER_NOT_EXISTS'],
});

/** For previews of e-mail templates. Values that the order does not have, such as a refund, are empty. */
export const getOrderEmailValues = endpoint({
  method: 'GET',
  path: '/admin/order/:id/email-values',
  access: getOrder.access,
  summary: 'The values of the variables in the e-mails about an order',
  params: IdParams,
  answer: OrderEmailValues,
  errors: ['ORDER_NOT_EXISTS'],
});

/** In the language of the investor; nothing is sent. */
export const getOrderEmail = endpoint({
  method: 'GET',
  path: '/admin/order/:id/email/:move',
  access: getOrder.access,
  summary: 'The e-mail that would go out if the payment or the order were accepted, or the order rejected',
  params: OrderEmailParams,
  answer: OrderEmail,
  errors: ['ORDER_NOT_EXISTS'],
});

export const getOrderDecision = endpoint({
  method: 'GET',
  path: '/admin/order/:id/decision',
  access: getOrder.access,
  summary: 'What to know before accepting or rejecting an order',
  params: IdParams,
  answer: OrderDecision,
  errors: ['ORDER_NOT_EXISTS'],
});

const investorErrors = [
  'COUNTRY_NOT_FOUND',
  'STATE_NOT_FOUND',
  'BANK_ACCOUNT_ACCOUNT_NUMBER_IS_WRONG',
  'PHONE_NUMBER_INVALID',
  'POSTAL_CODE_INVALID',
] as const;

/** Asks for the password again where the bank account changes: refunds go to it. */
export const updateOrder = endpoint({
  method: 'PUT',
  path: '/admin/order/:id',
  access: 'admin:order:edit',
  asksAgain: 'sometimes',
  fourEyes: ['bankAccounts'],
  summary: "Change the investor's data of an open order",
  params: IdParams,
  body: OrderEditInput,
  answer: OrderView,
  errors: [...investorErrors, 'ORDER_NOT_EXISTS', 'CANT_UPDATE_ORDER', 'CHANGED_MEANWHILE'],
});

/**
 * Answers null to those who may not read orders. PayPal is asked first whether it still has the money that it took; without its answer,
 * no shares are issued.
 */
export const acceptOrder = endpoint({
  method: 'POST',
  path: '/admin/order/:id/accept',
  access: 'admin:order:accept',
  fourEyes: ['acceptance'],
  summary: 'Accept a paid order: its shares are issued',
  params: IdParams,
  body: AcceptOrderInput,
  answer: OrderView.nullable(),
  errors: [
    'ORDER_NOT_EXISTS',
    'ORDER_NOT_PAID',
    'TRANSACTION_NOT_PAID',
    'PAYMENT_RETURNED',
    'PAYMENT_CONTRADICTED',
    'PAYMENT_DISPUTED',
    'REFUND_BEING_RETURNED',
    'PAYPAL_UNAVAILABLE',
    'OWN_ORDER',
    'ALREADY_ACCEPTED',
    'ORDER_ALREADY_REJECTED',
    // The total of the investment would exceed the largest amount that can be stored.
    'VALUE_TOO_LARGE',
  ],
});

/**
 * Answers null to those who may not read orders. With If-Match, an order that has changed since that version is not rejected: it may
 * have been paid meanwhile, and then money has to be returned. The note is in the e-mail to the investor.
 */
export const rejectOrder = endpoint({
  method: 'POST',
  path: '/admin/order/:id/reject',
  access: 'admin:order:reject',
  summary: 'Reject an open order: its shares become available again',
  params: IdParams,
  body: RejectionInput,
  answer: OrderView.nullable(),
  errors: [
    'ORDER_NOT_EXISTS',
    'ORDER_COMPLETED',
    'ORDER_ALREADY_REJECTED',
    'PAYMENT_BEING_CAPTURED',
    'CHANGED_MEANWHILE',
  ],
});

export const downloadSpreadsheet = endpoint({
  method: 'GET',
  path: '/admin/order/:id/spreadsheet',
  access: 'admin:order:download-spread-sheet',
  summary: 'The spreadsheet of a completed order, as a file',
  params: IdParams,
  download: 'file',
  answer: z.never(),
  errors: ['ORDER_NOT_EXISTS', 'ORDER_MUST_BE_COMPLETED'],
});

export const downloadSignedDocument = endpoint({
  method: 'GET',
  path: '/admin/order/:id/signed-document/:documentId',
  access: getOrder.access,
  summary: 'A signed document of an order, as a file',
  params: IdParams.extend({ documentId: IdInPath }),
  download: 'file',
  answer: z.never(),
  errors: ['SIGNED_DOCUMENT_NOT_EXISTS'],
});

/** ORD-37. The answer is the order without the deleted signed document. */
export const removeSignedDocument = endpoint({
  method: 'DELETE',
  path: '/admin/investment/signedDocument/:id',
  access: 'admin:order:edit',
  summary: 'Remove a signed document from its order, unless the order is completed',
  params: IdParams,
  answer: OrderView,
  errors: ['SIGNED_DOCUMENT_NOT_EXISTS', 'SIGNED_DOCUMENT_IS_FINAL'],
});

export const placeManualOrder = endpoint({
  method: 'POST',
  path: '/admin/investment/manual-order',
  access: 'admin:investment:manual-order',
  summary: 'Place an order for an investor',
  body: ManualOrderInput,
  answer: PlacedOrder,
  errors: [
    ...investorErrors,
    'OFFER_NOT_EXISTS',
    'OFFER_NOT_VISIBLE',
    'NO_TRANSACTION_METHODS_AVAILABLE',
    'OFFER_CLOSED_FOR_INVESTMENTS',
    'SERIES_NOT_ASSIGNED_TO_OFFER',
    'SERIES_CLOSED_FOR_INVESTMENTS',
    'NOT_ENOUGH_SHARES_AVAILABLE',
    'PRICE_HAS_CHANGED',
    'QUANTITY_BELOW_MINIMUM',
    'IS_REQUIRED',
    'AGREEMENT_NOT_EXISTS',
    'AGREEMENT_BY_TARGET_NOT_EXISTS',
    'AGREEMENT_HAS_CHANGED',
    'USER_IS_DELETED',
    'VALUE_TOO_LARGE',
  ],
});

export const getOrderableOffer = endpoint({
  method: 'GET',
  path: '/admin/investment/manual-order/offer/:id',
  access: 'admin:investment:manual-order',
  summary: 'The series and the agreements that a manual order of this offer needs',
  params: IdParams,
  answer: OrderableOffer,
  errors: ['OFFER_NOT_EXISTS'],
});

/**
 * The first few people whose names or e-mail have every word of the text. Members of staff are among them, since they may invest too;
 * deleted accounts are left out.
 */
export const searchInvestors = endpoint({
  method: 'GET',
  path: '/admin/investment/manual-order/investors',
  access: 'admin:investment:manual-order',
  summary: 'Find an investor by a part of the name or e-mail',
  query: z.object({ search: CodeText(100).min(2, { error: 'SEARCH_TOO_SHORT' }) }),
  answer: z.array(
    z.object({ id: z.number(), email: z.string(), firstName: z.string(), lastName: z.string() }),
  ),
  errors: [],
});

/** ORD-45: the account to which an order for this address would go. */
export const findInvestor = endpoint({
  method: 'GET',
  path: '/admin/investment/manual-order/investor',
  access: 'admin:investment:manual-order',
  summary: 'Whether a user with this e-mail exists, and the name of the account',
  query: z.object({ email: Email }),
  answer: z.object({
    exists: z.boolean(),
    isDeleted: z.boolean(),
    /** Null without an account that can have orders. */
    name: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
  }),
  errors: [],
});
