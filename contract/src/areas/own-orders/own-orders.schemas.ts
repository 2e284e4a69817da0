/** Investors' own orders on the public site: what they send, and what they see. */
import { z } from 'zod';
import { Id } from '../../shared/ids.ts';
import { Money, MoneyView } from '../../shared/numbers/money.ts';
import { TranslatedView } from '../../shared/translated.ts';
import { OwnAgreementAnswers } from '../consents/consents.schemas.ts';
import { InvestorDataView } from '../orders/investor-data.ts';
import {
  OrderQuantity,
  orderStatuses,
  rejectionReasons,
  transactionMethods,
} from '../orders/orders.schemas.ts';
import { RefundView, refundStates } from '../orders/refunds.schemas.ts';
import { payoutLineStates } from '../payouts/payouts.schemas.ts';
import { TransactionRow } from '../transactions/transactions.schemas.ts';

/** The order buys shares of the series that the offer sells, at its price, with the investor data of the account. */
export const OwnOrderInput = z.object({
  offer: Id,
  quantity: OrderQuantity,
  /**
   * The price that was shown. If it has changed since, the order is refused with PRICE_HAS_CHANGED at `quantity`. A missing
   * price is not checked.
   */
  pricePerShare: Money.optional(),
  agreements: OwnAgreementAnswers,
});
export type OwnOrderInput = z.infer<typeof OwnOrderInput>;

const OrderedOffer = z.object({ id: z.number(), title: TranslatedView, slug: TranslatedView });

/**
 * The account and the term for paying an order; `amount` has to arrive under `transferTitle`. The account is empty if only
 * PayPal takes the money.
 */
const Payment = z.object({
  method: z.enum(transactionMethods),
  amount: MoneyView,
  waitUntil: z.string().nullable(),
  accountHolder: z.string(),
  bankName: z.string(),
  accountNumber: z.string(),
  transferTitle: z.string(),
});

const OwnRefund = RefundView.pick({
  amount: true,
  account: true,
  dueSince: true,
  returnedOn: true,
  reference: true,
});

/** A document of the offer that the investor signs, and the signed copies, newest first. */
const DocumentToSign = z.object({
  id: z.string(),
  displayName: z.string(),
  fileName: z.string(),
  url: z.string(),
  signed: z.array(
    z.object({ id: z.number(), displayName: z.string(), createdAt: z.string(), url: z.string() }),
  ),
});

export const OwnOrderView = z.object({
  id: z.number(),
  date: z.string(),
  dateCompleted: z.string().nullable(),
  dateRejected: z.string().nullable(),
  status: z.enum(orderStatuses),
  /** Investors are not told which member of staff rejected the order. */
  rejectionReason: z.enum(rejectionReasons).nullable(),
  /** Why staff rejected it, in their words; empty if they wrote nothing. */
  rejectionNote: z.string(),
  quantity: z.number(),
  pricePerShare: MoneyView,
  totalAmount: MoneyView,
  offer: OrderedOffer.extend({ thumbUrl: z.string().nullable() }),
  /** Null when there is nothing to pay any more. */
  payment: Payment.nullable(),
  refund: OwnRefund.nullable(),
  /** The refund of the money that arrived beyond the price of the order. */
  surplus: OwnRefund.nullable(),
  /** Transfers that arrived although the order had its money, with the days in Warsaw on which they arrived. */
  further: z.array(OwnRefund.extend({ receivedOn: z.string().nullable() })),
  canCancel: z.boolean(),
  investorData: InvestorDataView,
  documents: z.array(DocumentToSign),
});
export type OwnOrderView = z.infer<typeof OwnOrderView>;

export const OwnOrderRow = OwnOrderView.pick({
  id: true,
  date: true,
  status: true,
  rejectionReason: true,
  quantity: true,
  totalAmount: true,
}).extend({ offer: OrderedOffer, refund: z.enum(refundStates).nullable() });
export type OwnOrderRow = z.infer<typeof OwnOrderRow>;

export const OwnInvestmentRow = z.object({
  id: z.number(),
  offer: OrderedOffer,
  investedAmount: MoneyView,
  numberOfShares: z.number(),
  hasPendingOrders: z.boolean(),
});
export type OwnInvestmentRow = z.infer<typeof OwnInvestmentRow>;

/** Where the money of a dividend is. */
const OwnPayout = z.object({
  state: z.enum(payoutLineStates).exclude(['draft']),
  /** A day in Warsaw; null unless it is paid. */
  paidOn: z.string().nullable(),
});

/** The amount of a dividend is gross: the investor gets `net`, after `tax`. */
export const OwnTransactionRow = TransactionRow.pick({
  id: true,
  date: true,
  amount: true,
  status: true,
  type: true,
  method: true,
  waitUntil: true,
}).extend({
  /** Null for a dividend. */
  orderId: z.number().nullable(),
  offer: OrderedOffer,
  /** Null for a payment of an order, like `net`. */
  tax: MoneyView.nullable(),
  net: MoneyView.nullable(),
  /** Null for a payment of an order, and for a dividend from before there were payouts. */
  payout: OwnPayout.nullable(),
});
export type OwnTransactionRow = z.infer<typeof OwnTransactionRow>;

/** An investor document of an offer of which the caller holds shares. */
export const OwnDocument = z.object({
  id: z.string(),
  offer: OrderedOffer,
  displayName: z.string(),
  fileName: z.string(),
  size: z.number(),
  url: z.string(),
});
export type OwnDocument = z.infer<typeof OwnDocument>;
