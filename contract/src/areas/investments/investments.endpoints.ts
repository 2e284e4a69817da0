import { endpoint } from '../../shared/endpoint.ts';
import { IdParams } from '../../shared/ids.ts';
import { listAnswer } from '../../shared/lists/list.ts';
import { totalsEndpoint } from '../../shared/lists/list-totals.ts';
import { investmentsList } from './investments.list.ts';
import { InvestmentRow, InvestmentView } from './investments.schemas.ts';

export const listInvestments = endpoint({
  method: 'GET',
  path: '/admin/investment',
  access: 'admin:investment:list',
  summary: 'List investments',
  list: investmentsList,
  answer: listAnswer(InvestmentRow),
  errors: [],
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
