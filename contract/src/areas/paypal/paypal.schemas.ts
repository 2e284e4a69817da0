/**
 * A payment is one attempt to pay a transaction through PayPal: it is created there, approved by the investor on PayPal's pages,
 * and then captured, which takes the money. At most one attempt of a transaction takes money.
 */
import { z } from 'zod';
import { MoneyView } from '../../shared/numbers/money.ts';
import { transactionMethods } from '../orders/orders.schemas.ts';

/**
 * `creating`: PayPal has not answered yet. `capturing`: PayPal may be taking the money; it is asked until the outcome is known.
 * `unknown`: PayPal's answer does not fit the transaction, and somebody has to look at it. `captured`, `failed` and `cancelled`
 * are final; after the latter two another attempt may be made.
 */
export const payPalStates = [
  'creating',
  'created',
  'approved',
  'capturing',
  'captured',
  'failed',
  'cancelled',
  'unknown',
] as const;
export type PayPalState = (typeof payPalStates)[number];

/** How the investor's own order is paid. */
export const OrderPayment = z.object({
  orderId: z.number(),
  method: z.enum(transactionMethods),
  /** The methods by which it can be paid now. */
  methods: z.array(z.enum(transactionMethods)),
  amount: MoneyView,
  /** The state of the latest payment through PayPal; null for a bank transfer. */
  state: z.enum(payPalStates).nullable(),
  /** PayPal's page on which the investor approves the payment; null when there is nothing to approve. */
  approveUrl: z.string().nullable(),
});
export type OrderPayment = z.infer<typeof OrderPayment>;

const PayPalPayment = z.object({
  id: z.string(),
  state: z.enum(payPalStates),
  /** Real money, or PayPal's sandbox. */
  productionMode: z.boolean(),
  payPalOrderId: z.string().nullable(),
  captureId: z.string().nullable(),
  /** Set once PayPal has returned the money. */
  refundId: z.string().nullable(),
  createdAt: z.string(),
  /**
   * Since when staff no longer wait for it, although PayPal has not said whether it took or returned the money; null once PayPal
   * has said so.
   */
  releasedAt: z.string().nullable(),
});

/** The payments of a transaction as staff see them, newest first. */
export const TransactionPayments = z.object({
  payments: z.array(PayPalPayment),
  canAsk: z.boolean(),
  canRefund: z.boolean(),
  /** PayPal may be returning the money. */
  isBeingReturned: z.boolean(),
  /** PayPal has returned the money of an order that is still open. */
  mustBeRejected: z.boolean(),
  /** PayPal has returned money after the shares were issued. */
  isReturnedTooLate: z.boolean(),
  /** The buyer disputes the payment at PayPal, or PayPal has not decided the dispute for us. */
  isDisputed: z.boolean(),
  /** PayPal shows the money that it took in another way than it is stored. */
  isContradicted: z.boolean(),
  /** Whether the caller may end the hold of the order, or the return of its money. */
  canRelease: z.boolean(),
  /** Whether staff can record that the order is paid by bank transfer after all. */
  canChangeToTransfer: z.boolean(),
});
export type TransactionPayments = z.infer<typeof TransactionPayments>;

const Reference = z.string().max(64).optional().catch(undefined);

/**
 * PayPal's notice. Only ids are read from it, in all places where PayPal may put that of an order, that of a capture or our own,
 * also inside a dispute. Nothing else in it is trusted.
 */
export const PayPalNotice = z.object({
  resource: z
    .object({
      id: Reference,
      custom_id: Reference,
      links: z
        .array(z.object({ rel: Reference, href: z.string().max(300).optional().catch(undefined) }))
        .max(20)
        .optional()
        .catch(undefined),
      disputed_transactions: z
        .array(z.object({ seller_transaction_id: Reference }))
        .max(20)
        .optional()
        .catch(undefined),
      supplementary_data: z
        .object({ related_ids: z.object({ order_id: Reference }).optional().catch(undefined) })
        .optional()
        .catch(undefined),
    })
    .optional()
    .catch(undefined),
});
export type PayPalNotice = z.infer<typeof PayPalNotice>;

const NoticesOfMode = z.object({
  /** When PayPal last sent a notice about a payment with these credentials; null if it never did. */
  lastAt: z.string().nullable(),
  /** No notice has come about the latest money that was taken with these credentials, although it should have by now. */
  isMissing: z.boolean(),
});

/** Whether PayPal's notices arrive, for each mode of some credentials. */
export const PayPalNotices = z.object({
  /** The address that has to be named to PayPal. */
  webhookUrl: z.string(),
  sandbox: NoticesOfMode,
  production: NoticesOfMode,
});
export type PayPalNotices = z.infer<typeof PayPalNotices>;

export const PayPalCheckInput = z.object({ productionMode: z.boolean({ error: 'VALUE_INVALID' }) });

/** `missing`: no credentials are stored for that mode. */
export const PayPalCheck = z.object({ result: z.enum(['works', 'missing', 'refused', 'unanswered']) });
export type PayPalCheck = z.infer<typeof PayPalCheck>;
