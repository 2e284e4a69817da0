/**
 * The facts for accepting or rejecting an order: the conditions of both, their effect on the shares, the transfer, the
 * investor's agreements and the investor's other orders.
 */
import { z } from 'zod';
import type { ErrorCode } from '../../shared/errors.ts';
import { MoneyView } from '../../shared/numbers/money.ts';
import { Paragraphs } from '../../shared/text-fields.ts';
import { TranslatedView } from '../../shared/translated.ts';
import { orderStatuses, Rejection, transactionMethods } from './orders.schemas.ts';
import { ReceiptView, TransferAccount } from './receipts.schemas.ts';
import { refundStates } from './refunds.schemas.ts';

/** A condition is named by the code with which the verb refuses while it is not met. */
export const acceptConditions = [
  'ALREADY_ACCEPTED',
  'ORDER_ALREADY_REJECTED',
  'ORDER_NOT_PAID',
  'TRANSACTION_NOT_PAID',
  'PAYMENT_RETURNED',
  'PAYMENT_CONTRADICTED',
  'PAYMENT_DISPUTED',
  'OWN_ORDER',
] as const satisfies ErrorCode[];
export type AcceptCondition = (typeof acceptConditions)[number];

export const rejectConditions = [
  'ORDER_COMPLETED',
  'ORDER_ALREADY_REJECTED',
  'PAYMENT_BEING_CAPTURED',
] as const satisfies ErrorCode[];
export type RejectCondition = (typeof rejectConditions)[number];

/** `notRelevant`: the order is final, so the condition no longer matters. */
export const conditionStates = ['met', 'notMet', 'notRelevant'] as const;
export type ConditionState = (typeof conditionStates)[number];

const conditionOf = <const Code extends string>(codes: readonly Code[]) =>
  z.object({ refusal: z.enum(codes), state: z.enum(conditionStates) });

const ShareCounts = z.object({ issued: z.number(), reserved: z.number(), available: z.number() });
export type ShareCounts = z.infer<typeof ShareCounts>;

const Payment = z.object({
  id: z.number(),
  version: z.number(),
  status: z.enum(orderStatuses),
  method: z.enum(transactionMethods),
  amount: MoneyView,
  /** The title that the investor was asked to write on the transfer. */
  title: z.string(),
  /** When somebody confirmed that the money had arrived. */
  receivedAt: z.string().nullable(),
  /** The receipt of the bank; null where none was stored. */
  receipt: ReceiptView.nullable(),
  /** The account of the series, to which the investor pays. */
  account: TransferAccount,
  waitUntil: z.string().nullable(),
  /** The payment is still missing after its term. */
  isOverdue: z.boolean(),
  canAccept: z.boolean(),
  canExtendWaitUntil: z.boolean(),
  /** Whether a transfer that arrived after the order had ended can be recorded. */
  canRecordLate: z.boolean(),
  /** Whether the payment is recorded, so that every other transfer is a further one. */
  canRecordFurther: z.boolean(),
});

const AcceptedAgreement = z.object({
  id: z.number(),
  name: TranslatedView,
  /** The text as it was when the order was placed. */
  content: TranslatedView,
  isRequired: z.boolean(),
  isAccepted: z.boolean(),
  createdAt: z.string(),
});

const OtherOrder = z.object({
  id: z.number(),
  status: z.enum(orderStatuses),
  rejection: Rejection.nullable(),
  refund: z.enum(refundStates).nullable(),
  offer: z.object({ id: z.number(), title: TranslatedView }),
  totalAmount: MoneyView,
  date: z.string(),
});

export const OrderDecision = z.object({
  /** The server's time of this answer: remaining time is counted from here. */
  at: z.string(),
  toAccept: z.array(conditionOf(acceptConditions)),
  toReject: z.array(conditionOf(rejectConditions)),
  /** The shares of the order's series; the effect of each decision is included while the order is open. */
  shares: z.object({
    series: TranslatedView,
    limit: z.number(),
    now: ShareCounts,
    afterAccepting: ShareCounts.nullable(),
    afterRejecting: ShareCounts.nullable(),
  }),
  payment: Payment,
  agreements: z.array(AcceptedAgreement),
  otherOrders: z.object({ total: z.number(), newest: z.array(OtherOrder) }),
});
export type OrderDecision = z.infer<typeof OrderDecision>;

/** Why an order is rejected or cancelled, in the words of who does it. Staff write it to the investor, investors write it to staff. */
export const RejectionInput = z.object({ note: Paragraphs(500).optional() });
export type RejectionInput = z.infer<typeof RejectionInput>;
