/** A transaction is money: the payment of an order, or a dividend paid out on an investment (TRX-15 to TRX-17). */
import { z } from 'zod';
import { CalendarDay, WarsawDateTime } from '../../shared/dates.ts';
import { Money, MoneyView } from '../../shared/numbers/money.ts';
import { Text } from '../../shared/text-fields.ts';
import { TranslatedView } from '../../shared/translated.ts';
import { orderStatuses, Rejection, transactionMethods, UserMeta } from '../orders/orders.schemas.ts';
import { ReceiptView, TransferAccount } from '../orders/receipts.schemas.ts';
import { RefundView, refundStates } from '../orders/refunds.schemas.ts';
import { payoutLineStates } from '../payouts/payouts.schemas.ts';

export const transactionTypes = ['investment', 'dividend'] as const;
export type TransactionType = (typeof transactionTypes)[number];

export const TransactionMeta = z.object({
  investmentId: z.number(),
  offerId: z.number(),
  offerSlug: TranslatedView,
  offerTitle: TranslatedView,
  /** Null for a dividend. */
  seriesName: TranslatedView.nullable(),
  sharesQuantity: z.number(),
  orderId: z.number().nullable(),
  /** The title that the investor was asked to write on the transfer; null for a dividend. */
  transferTitle: z.string().nullable(),
  /** An own payment only by the only super administrator, with a note (OWN_ORDER). */
  canAccept: z.boolean(),
  canExtendWaitUntil: z.boolean(),
  user: UserMeta,
});

/** A line of a bank statement that paid or returned money of a transaction. */
const BankLine = z.object({
  statement: z.number(),
  line: z.number(),
  bookedOn: z.string(),
  /** The part of the line that belongs to the transaction; negative where the money went back. */
  amount: MoneyView,
});
export type BankLine = z.infer<typeof BankLine>;

/** The payout of a dividend, and where its money is. */
const PayoutOfDividend = z.object({
  id: z.number(),
  state: z.enum(payoutLineStates),
  /** A day in Warsaw; null unless it is paid. */
  paidOn: z.string().nullable(),
  reference: z.string(),
});

/** `commissionPercent` is a fraction (CON-04). */
export const TransactionView = z.object({
  id: z.number(),
  version: z.number(),
  methodId: z.string().nullable(),
  method: z.enum(transactionMethods),
  type: z.enum(transactionTypes),
  status: z.enum(orderStatuses),
  /** Why the order of the transaction is rejected, and with it the transaction. */
  rejection: Rejection.nullable(),
  refund: RefundView.nullable(),
  /** The refund of the money that arrived beyond the amount of the transaction. */
  surplus: RefundView.nullable(),
  /** Transfers that arrived although the order had its money; in the sequence in which they were recorded. */
  further: z.array(RefundView),
  /** Null as long as nobody has confirmed the payment. */
  receipt: ReceiptView.nullable(),
  /** In the sequence in which they were decided; empty where everything was typed by hand. */
  bankLines: z.array(BankLine),
  /** Null for a dividend. */
  account: TransferAccount.nullable(),
  amount: MoneyView,
  originalAmount: MoneyView,
  commission: MoneyView,
  commissionPercent: z.number(),
  /** Withheld from a dividend: the amount is gross. */
  tax: MoneyView,
  /** Null for a payment of an order, and for a dividend from before there were payouts. */
  payout: PayoutOfDividend.nullable(),
  date: z.string(),
  dateCompleted: z.string().nullable(),
  dateRejected: z.string().nullable(),
  waitUntil: z.string().nullable(),
  /** Whether a transfer that arrived after the order had ended can be recorded. */
  canRecordLate: z.boolean(),
  /** Whether the payment is recorded, so that every other transfer is a further one. */
  canRecordFurther: z.boolean(),
  meta: TransactionMeta,
});
export type TransactionView = z.infer<typeof TransactionView>;

export const TransactionRow = TransactionView.pick({
  id: true,
  version: true,
  date: true,
  amount: true,
  status: true,
  type: true,
  method: true,
  waitUntil: true,
  rejection: true,
  receipt: true,
  bankLines: true,
  commission: true,
  tax: true,
  meta: true,
}).extend({
  refund: z.enum(refundStates).nullable(),
  /** What arrived for the payment, also through PayPal; null as long as nothing has. */
  received: z.object({ amount: MoneyView, on: z.string() }).nullable(),
  /** All that is to be returned, or was, and under which references. */
  refunded: z.object({ amount: MoneyView, references: z.string() }).nullable(),
});
export type TransactionRow = z.infer<typeof TransactionRow>;

const ReceivedAmount = Money.refine((amount) => amount > 0, { error: 'MUST_BE_GREATER_THAN_0' });

/**
 * The receipt of the bank, if it is known; without it, the amount of the transaction counts as arrived today. Another amount
 * needs a note (RECEIVED_DIFFERENCE_NEEDS_NOTE at `note`), so does an own payment (OWN_ORDER), and a larger one leaves a refund due.
 */
export const AcceptInput = z.object({
  receivedAmount: ReceivedAmount.optional(),
  /** A day in Warsaw, at most today. */
  receivedOn: CalendarDay.optional(),
  note: Text(500).optional(),
});
export type AcceptInput = z.infer<typeof AcceptInput>;

/** The amount is required, because nothing was asked for with which it could be compared. */
export const FurtherTransferInput = AcceptInput.extend({ receivedAmount: ReceivedAmount });
export type FurtherTransferInput = z.infer<typeof FurtherTransferInput>;

const isMissing = (value: unknown) => value === undefined || value === null || value === '';

export const ExtendInput = z.object({
  waitUntil: z
    .unknown()
    .refine((value) => !isMissing(value), { error: 'TRANSACTION_MANAGER:WAIT_UNTIL_IS_EMPTY', abort: true })
    .pipe(WarsawDateTime),
  /** Why the payment is awaited longer, for the history. */
  reason: Text(500).optional(),
});
export type ExtendInput = z.infer<typeof ExtendInput>;
