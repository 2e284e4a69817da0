/** An investment is what one investor owns of one offer: shares, money and their orders. Read only (INV-08). */
import { z } from 'zod';
import { MoneyView } from '../../shared/numbers/money.ts';
import { TranslatedView } from '../../shared/translated.ts';
import { InvestorDataView } from '../orders/investor-data.ts';
import { orderStatuses, Rejection, UserMeta } from '../orders/orders.schemas.ts';
import { refundStates } from '../orders/refunds.schemas.ts';
import { TransactionView } from '../transactions/transactions.schemas.ts';

const InvestmentTransaction = TransactionView.omit({
  meta: true,
  version: true,
  rejection: true,
  refund: true,
  surplus: true,
  further: true,
  receipt: true,
  bankLines: true,
  account: true,
  canRecordLate: true,
  canRecordFurther: true,
});

export const InvestmentRow = z.object({
  id: z.number(),
  userMeta: UserMeta,
  hasPendingOrders: z.boolean(),
  investedAmount: MoneyView,
  numberOfShares: z.number(),
  offer: z.object({ id: z.number(), title: TranslatedView }),
});
export type InvestmentRow = z.infer<typeof InvestmentRow>;

export const InvestmentView = z.object({
  id: z.number(),
  /** Grows with every change of its orders and transactions. */
  revision: z.number(),
  hasPendingOrders: z.boolean(),
  investedAmount: MoneyView,
  numberOfShares: z.number(),
  offer: z.object({
    id: z.number(),
    title: TranslatedView,
    slug: TranslatedView,
    thumbUrl: z.string().nullable(),
  }),
  userMeta: UserMeta,
  shares: z.array(
    z.object({
      id: z.number(),
      displayName: TranslatedView,
      name: TranslatedView,
      shareNumber: z.number(),
      price: MoneyView,
      date: z.string(),
    }),
  ),
  transactions: z.object({
    dividend: z.array(InvestmentTransaction),
    investment: z.array(InvestmentTransaction),
  }),
  orders: z.array(
    z.object({
      id: z.number(),
      date: z.string(),
      dateCompleted: z.string().nullable(),
      dateRejected: z.string().nullable(),
      pricePerShare: MoneyView,
      quantity: z.number(),
      status: z.enum(orderStatuses),
      rejection: Rejection.nullable(),
      refund: z.enum(refundStates).nullable(),
      totalAmount: MoneyView,
      transactionId: z.number(),
      transactionStatus: z.enum(orderStatuses),
      investorData: InvestorDataView,
    }),
  ),
});
export type InvestmentView = z.infer<typeof InvestmentView>;

/** A share in a file. */
export const ShareRow = z.object({
  id: z.number(),
  investmentId: z.number(),
  orderId: z.number(),
  name: TranslatedView,
  displayName: TranslatedView,
  shareNumber: z.number(),
  price: MoneyView,
  date: z.string(),
});
export type ShareRow = z.infer<typeof ShareRow>;
