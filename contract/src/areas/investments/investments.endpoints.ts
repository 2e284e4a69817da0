import { endpoint } from '../../shared/endpoint.ts';
import { IdParams } from '../../shared/ids.ts';
import { listAnswer } from '../../shared/lists/list.ts';
import { exportEndpoint } from '../../shared/lists/list-export.ts';
import { totalsEndpoint } from '../../shared/lists/list-totals.ts';
import { investmentsList } from './investments.list.ts';
import { InvestmentRow, InvestmentView, ShareRow } from './investments.schemas.ts';
import { sharesList } from './shares.list.ts';

export const listInvestments = endpoint({
  method: 'GET',
  path: '/admin/investment',
  access: 'admin:investment:list',
  summary: 'List investments',
  list: investmentsList,
  answer: listAnswer(InvestmentRow),
  errors: [],
});

export const exportInvestments = exportEndpoint(listInvestments, {
  id: 'id',
  userName: { kind: 'text', value: ({ userMeta }) => `${userMeta.firstName} ${userMeta.lastName}`.trim() },
  userEmail: { kind: 'text', value: ({ userMeta }) => userMeta.email },
  hasPendingOrders: 'yesNo',
  investedAmount: 'amount',
  numberOfShares: 'number',
  offer: { kind: 'text', value: ({ offer }) => offer.title },
});

export const totalInvestments = totalsEndpoint(listInvestments);

export const getInvestment = endpoint({
  method: 'GET',
  path: '/admin/investment/:id',
  access: 'admin:investment:get',
  summary: 'One investment with its shares, transactions and orders',
  params: IdParams,
  answer: InvestmentView,
  errors: ['INVESTMENT_NOT_EXISTS'],
});

const listShares = endpoint({
  method: 'GET',
  path: '/admin/investment/shares',
  access: 'admin:investment:get',
  summary: 'The shares of investments',
  list: sharesList,
  answer: listAnswer(ShareRow),
  errors: [],
});

/** Only as a file: the screen has the shares from the investment itself (INV-17). */
export const exportShares = exportEndpoint(listShares, {
  id: 'id',
  investment: { kind: 'id', value: ({ investmentId }) => investmentId },
  order: { kind: 'id', value: ({ orderId }) => orderId },
  displayName: 'text',
  name: 'text',
  shareNumber: 'id',
  price: 'amount',
  date: 'instant',
});
