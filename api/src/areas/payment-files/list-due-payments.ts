import { duePaymentsList } from '@share/contract/areas/payment-files/payment-files.endpoints.ts';
import type { DuePayment, DueState } from '@share/contract/areas/payment-files/payment-files.schemas.ts';
import { between, contains, equals, numbered, type Parameter } from '../../platform/lists/list-conditions.ts';
import { listFrom } from '../../platform/lists/list-query.ts';
import type { ListSource } from '../../platform/lists/list-source.ts';
import { totalsFrom } from '../../platform/lists/totals-statement.ts';
import { DUE_FIELDS, DUE_PAYMENTS, type FoundPayment, toDuePayment } from './due-payments.reads.ts';

const source: ListSource<typeof duePaymentsList, FoundPayment, DuePayment> = {
  declared: duePaymentsList,
  from: `${DUE_PAYMENTS} d`,
  totals: { amount: 'd.amount', tab: `CASE WHEN d.file IS NULL THEN 'waiting' ELSE 'sent' END` },
  id: 'd.id',
  filters: {
    search: (typed: string, parameter: Parameter) =>
      /^\d+$/.test(typed) ? numbered('d."order"')(typed, parameter) : contains('d.name')(typed, parameter),
    kind: equals('d.kind'),
    amount: between('d.amount'),
    payFrom: (typed: string, parameter: Parameter) =>
      `strpos(d.pay_from, ${parameter(typed.replace(/[\s-]/g, ''))}) > 0`,
    state: (state: DueState) => `d.file IS ${state === 'waiting' ? '' : 'NOT '}NULL`,
  },
  orders: { dueSince: 'd.due_since', amount: 'd.amount' },
  select: DUE_FIELDS,
  joins: `JOIN ${DUE_PAYMENTS} d ON d.id = page.id`,
  row: toDuePayment,
};

export const listDuePayments = listFrom(source);
export const totalDuePayments = totalsFrom(source);
