import { endpoint } from '../../shared/endpoint.ts';
import { IdParams } from '../../shared/ids.ts';
import { RefundInput } from '../orders/refunds.schemas.ts';
import { acceptTransaction } from '../transactions/transactions.endpoints.ts';
import { TransactionView } from '../transactions/transactions.schemas.ts';

export const closeRefund = endpoint({
  method: 'POST',
  path: '/admin/transaction/:id/refund',
  access: acceptTransaction.access,
  fourEyes: ['refunds'],
  summary: 'Record that the money of a rejected order, or what arrived too much or once more, was returned',
  params: IdParams,
  body: RefundInput,
  answer: TransactionView,
  errors: [
    'TRANSACTION:NOT_FOUND',
    'REFUND_NOT_DUE',
    'REFUND_ALREADY_CLOSED',
    'REFUND_BEING_RETURNED',
    'RETURNED_IN_THE_FUTURE',
    'RETURNED_BEFORE_REJECTION',
  ],
});
