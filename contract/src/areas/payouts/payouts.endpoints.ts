import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { IdParams } from '../../shared/ids.ts';
import { list, listAnswer, OptionsQuery, SEARCH } from '../../shared/lists/list.ts';
import { exportEndpoint } from '../../shared/lists/list-export.ts';
import { totalsEndpoint } from '../../shared/lists/list-totals.ts';
import * as schemas from './payouts.schemas.ts';

export const payoutsList = list({
  name: 'payouts',
  filters: {
    offer: { type: 'text' },
    asOf: { type: 'dateRange', ofBooks: true },
    state: { type: 'select', choices: schemas.payoutStates },
  },
  sortable: ['asOf', 'total', 'createdAt'],
  defaultOrder: { column: 'asOf', direction: 'DESC' },
  tabs: 'state',
});

export const listPayouts = endpoint({
  method: 'GET',
  path: '/admin/payout',
  access: 'admin:payout:list',
  summary: 'List payouts',
  list: payoutsList,
  answer: listAnswer(schemas.PayoutRow),
  errors: [],
});

export const exportPayouts = exportEndpoint(listPayouts, {
  id: 'id',
  offer: { kind: 'text', value: ({ offer }) => offer.title },
  asOf: 'day',
  state: 'choice',
  holders: 'number',
  shares: 'number',
  total: 'amount',
  perShare: 'money',
  taxAmount: 'amount',
  net: 'amount',
  createdAt: 'instant',
  confirmedAt: 'instant',
  confirmedBy: 'text',
});

export const totalPayouts = totalsEndpoint(listPayouts);

/** Whoever prepares or confirms a payout sees what that leads to; the holders have a permission of their own. */
export const getPayout = endpoint({
  method: 'GET',
  path: '/admin/payout/:id',
  access: ['admin:payout:get', 'admin:payout:create', 'admin:payout:confirm'],
  summary: 'One payout: its sums, where the money is, and what has changed since the draft was made',
  params: IdParams,
  answer: schemas.PayoutView,
  errors: ['PAYOUT_NOT_EXISTS'],
});

/** Offers whose shares somebody holds. */
export const searchPayoutOffers = endpoint({
  method: 'GET',
  path: '/admin/payout/offer',
  access: 'admin:payout:create',
  summary: 'Search the offers that have holders, for the form of a payout',
  query: OptionsQuery,
  answer: z.array(schemas.PayoutOffer),
  errors: [],
});

const ofInput = [
  'OFFER_NOT_EXISTS',
  'PAYOUT_TOTAL_OR_PER_SHARE',
  'PAYOUT_DAY_IN_THE_FUTURE',
  'PAYOUT_WITHOUT_HOLDERS',
  'VALUE_TOO_LARGE',
] as const;

export const createPayout = endpoint({
  method: 'POST',
  path: '/admin/payout',
  access: 'admin:payout:create',
  summary: 'Prepare a payout to the holders of an offer; nothing is owed until it is confirmed',
  body: schemas.PayoutInput,
  answer: schemas.PayoutView,
  errors: ofInput,
});

/** Also how a draft is calculated again after holders or accounts have changed. */
export const updatePayout = endpoint({
  method: 'PUT',
  path: '/admin/payout/:id',
  access: 'admin:payout:create',
  summary: 'Change a draft and calculate it again',
  params: IdParams,
  body: schemas.PayoutInput,
  answer: schemas.PayoutView,
  errors: ['PAYOUT_NOT_EXISTS', 'PAYOUT_CONFIRMED', 'CHANGED_MEANWHILE', ...ofInput],
});

export const deletePayout = endpoint({
  method: 'DELETE',
  path: '/admin/payout/:id',
  access: 'admin:payout:create',
  summary: 'Delete a draft',
  params: IdParams,
  answer: z.null(),
  errors: ['PAYOUT_NOT_EXISTS', 'PAYOUT_CONFIRMED'],
});

export const confirmPayout = endpoint({
  method: 'POST',
  path: '/admin/payout/:id/confirm',
  access: 'admin:payout:confirm',
  fourEyes: ['payouts'],
  summary: 'Confirm a payout: each holder gets a dividend and an e-mail',
  params: IdParams,
  answer: schemas.PayoutView,
  errors: ['PAYOUT_NOT_EXISTS', 'PAYOUT_CONFIRMED', 'PAYOUT_CHANGED', 'CHANGED_MEANWHILE'],
});

export const payoutHoldersList = list({
  name: 'payoutHolders',
  filters: {
    search: SEARCH,
    state: { type: 'select', choices: schemas.payoutLineStates },
    account: { type: 'select', choices: schemas.payoutAccounts },
  },
  sortable: ['investment', 'shares', 'net'],
  defaultOrder: { column: 'investment', direction: 'ASC' },
});

export const listPayoutHolders = endpoint({
  method: 'GET',
  path: '/admin/payout/:id/holder',
  access: 'admin:payout:get',
  summary: 'The holders of a payout, and where the money of each is',
  params: IdParams,
  list: payoutHoldersList,
  answer: listAnswer(schemas.PayoutHolderRow),
  errors: [],
});

export const exportPayoutHolders = exportEndpoint(listPayoutHolders, {
  investment: 'id',
  userName: { kind: 'text', value: ({ user }) => `${user.firstName} ${user.lastName}`.trim() },
  userEmail: { kind: 'text', value: ({ user }) => user.email },
  shares: 'number',
  gross: 'amount',
  tax: 'amount',
  net: 'amount',
  account: 'text',
  accountKind: 'choice',
  state: 'choice',
  transaction: 'id',
  sentAt: 'instant',
  paidOn: 'day',
  reference: 'text',
  note: 'text',
});

export const markPayout = endpoint({
  method: 'POST',
  path: '/admin/payout/:id/mark',
  access: 'admin:payout:confirm',
  summary: 'Record by hand what happened to the money of holders: sent, paid, failed, to be paid again',
  params: IdParams,
  body: schemas.PayoutMarkInput,
  answer: schemas.PayoutView,
  errors: ['PAYOUT_NOT_EXISTS', 'PAYOUT_LINE_STATE', 'PAID_IN_THE_FUTURE', 'PAID_BEFORE_PAYOUT'],
});
