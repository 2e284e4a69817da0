/**
 * An order buys a quantity of shares of one series of one offer for one investor. Order and transaction move together:
 * new, paid, completed; or rejected from new or paid (ORD-23 to ORD-29).
 */
import { z } from 'zod';
import type { ErrorCode } from '../../shared/errors.ts';
import { Id, IdInPath } from '../../shared/ids.ts';
import { languages } from '../../shared/languages.ts';
import { Money, MoneyView } from '../../shared/numbers/money.ts';
import { Email, RequiredText } from '../../shared/text-fields.ts';
import { TranslatedView } from '../../shared/translated.ts';
import { AgreementAnswers } from '../consents/consents.schemas.ts';
import { InvestorDataInput, InvestorDataView } from './investor-data.ts';
import { RefundView, refundStates } from './refunds.schemas.ts';

export const orderStatuses = ['new', 'paid', 'completed', 'rejected'] as const;
export type OrderStatus = (typeof orderStatuses)[number];
export const transactionMethods = ['bankTransfer', 'payPal'] as const;
export type TransactionMethod = (typeof transactionMethods)[number];

/** Why an order is rejected: its payment term passed, staff rejected it, or the investor cancelled it (ORD-23). */
export const rejectionReasons = ['expired', 'staff', 'investor'] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

/** `by` is the actor's name in the audit trail; null for an order that expired. */
export const Rejection = z.object({ reason: z.enum(rejectionReasons), by: z.string().nullable() });
export type Rejection = z.infer<typeof Rejection>;

export const UserMeta = z.object({
  id: z.number(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  isDeleted: z.boolean(),
});
export type UserMeta = z.infer<typeof UserMeta>;

/** ORD-30. `url` can be opened by staff who may read offers, and by the offer's investors. */
const OrderedOfferDocument = z.object({
  id: z.string(),
  signable: z.boolean(),
  attachment: z.object({ url: z.string(), displayName: z.string(), fileName: z.string() }),
});

const OrderedOffer = z.object({
  id: z.number(),
  title: TranslatedView,
  slug: TranslatedView,
  thumbUrl: z.string().nullable(),
  /** In the order of the offer; a signed document is listed as long as its signed copy exists. */
  documents: z.array(OrderedOfferDocument),
});

const OrderTransaction = z.object({
  id: z.number(),
  status: z.enum(orderStatuses),
  originalAmount: MoneyView,
  amount: MoneyView,
  commission: MoneyView,
  commissionPercent: z.number(),
  date: z.string(),
  method: z.enum(transactionMethods),
});

/** The copy of an offer document that the investor signed, with its own name; `url` is private. */
const SignedDocument = z.object({
  id: z.number(),
  offerDocumentId: z.string(),
  url: z.string(),
  displayName: z.string(),
  createdAt: z.string(),
});

export const OrderView = z.object({
  id: z.number(),
  version: z.number(),
  /** Grows with every change of the order and of its transactions. */
  revision: z.number(),
  date: z.string(),
  dateCompleted: z.string().nullable(),
  dateRejected: z.string().nullable(),
  investmentId: z.number(),
  pricePerShare: MoneyView,
  quantity: z.number(),
  status: z.enum(orderStatuses),
  rejection: Rejection.nullable(),
  /** The words of who rejected or cancelled it; empty if nothing was written. */
  rejectionNote: z.string(),
  refund: RefundView.nullable(),
  /** The refund of the money that arrived beyond the price of the order. */
  surplus: RefundView.nullable(),
  /** Transfers that arrived although the order had its money; in the sequence in which they were recorded. */
  further: z.array(RefundView),
  /** The refund that rejecting the order makes due: what arrived, without a surplus; null if nothing is to be returned. */
  amountToReturn: MoneyView.nullable(),
  totalAmount: MoneyView,
  offer: OrderedOffer,
  userMeta: UserMeta,
  downloadSpreadSheetUrl: z.string().nullable(),
  /** The buyer disputes its payment at PayPal, or PayPal has not decided the dispute for us. */
  isDisputed: z.boolean(),
  /** PayPal has returned its money, all of it or a part. */
  isReturned: z.boolean(),
  /** PayPal shows the money that it took in another way than the books. */
  isContradicted: z.boolean(),
  canAcceptOrder: z.boolean(),
  /**
   * Staff may accept it all the same, with a written note: its payment is disputed, or it is the own order of the only super
   * administrator.
   */
  canAcceptWithNote: z.boolean(),
  canRejectOrder: z.boolean(),
  canEditOrder: z.boolean(),
  canRemoveSignedDocuments: z.boolean(),
  investorData: InvestorDataView,
  transactions: z.array(OrderTransaction),
  /** In the sequence of the offer's documents; copies of the same document newest first. */
  signedDocuments: z.array(SignedDocument),
});
export type OrderView = z.infer<typeof OrderView>;

const emailValues = z.record(z.string(), z.string());
/** The values in each language, by the names of their variables. */
export const OrderEmailValues = z.object({ pl: emailValues, en: emailValues });
export type OrderEmailValues = z.infer<typeof OrderEmailValues>;

/** The steps that staff can take with an open order: accept its payment, accept it, or reject it. */
export const orderMoves = ['pay', 'accept', 'reject'] as const;
export type OrderMove = (typeof orderMoves)[number];

export const OrderEmailParams = z.object({ id: IdInPath, move: z.enum(orderMoves) });

export const OrderEmail = z.object({ recipient: z.string(), subject: z.string(), html: z.string() });
export type OrderEmail = z.infer<typeof OrderEmail>;

export const OrderRow = z.object({
  id: z.number(),
  userMeta: UserMeta,
  offer: z.object({ id: z.number(), title: TranslatedView }),
  date: z.string(),
  /** The present transaction of the order; `version` is for If-Match. */
  payment: z.object({ id: z.number(), version: z.number(), canExtendWaitUntil: z.boolean() }),
  /** The instant until which the payment is awaited. */
  waitUntil: z.string().nullable(),
  quantity: z.number(),
  status: z.enum(orderStatuses),
  rejection: Rejection.nullable(),
  refund: z.enum(refundStates).nullable(),
  totalAmount: MoneyView,
  /** The amount that arrived, if it differs from the price of the order. */
  otherReceived: MoneyView.nullable(),
  downloadSpreadSheetUrl: z.string().nullable(),
});
export type OrderRow = z.infer<typeof OrderRow>;

/** Why the order is accepted although its payment is disputed, or although it is the caller's own. */
export const AcceptWithNoteInput = z.object({ note: RequiredText(500) });
export type AcceptWithNoteInput = z.infer<typeof AcceptWithNoteInput>;

/** The note is needed where the payment is disputed (PAYMENT_DISPUTED), and for a super administrator's own order (OWN_ORDER). */
export const AcceptOrderInput = AcceptWithNoteInput.partial();
export type AcceptOrderInput = z.infer<typeof AcceptOrderInput>;

export const OrderEditInput = z.object({ investorData: InvestorDataInput });
export type OrderEditInput = z.infer<typeof OrderEditInput>;

/** Limits the time of accepting: each share becomes a row, all in one transaction for which other orders wait. */
export const MOST_SHARES_PER_ORDER = 100_000;

export const OrderQuantity = z
  .int({ error: 'MUST_BE_GREATER_THAN_0' })
  .min(1, { error: 'MUST_BE_GREATER_THAN_0' })
  .max(MOST_SHARES_PER_ORDER, { error: 'VALUE_TOO_LARGE' });

export const ManualOrderInput = z.object({
  email: Email,
  offer: Id,
  series: Id,
  quantity: OrderQuantity,
  /**
   * The price that was shown. If it has changed since, the order is refused with PRICE_HAS_CHANGED at `quantity`. A missing
   * price is not checked.
   */
  pricePerShare: Money.optional(),
  investorData: InvestorDataInput,
  /** The language of the e-mails to a new investor; without it that of the platform. An existing account does not change. */
  language: z.enum(languages, { error: 'VALUE_INVALID' }).nullish(),
  /** The answers to the offer's agreements. */
  agreements: AgreementAnswers,
});
export type ManualOrderInput = z.infer<typeof ManualOrderInput>;

/** A fact that is no reason to refuse the order, but that somebody should look at. */
const OrderWarning = z.object({
  code: z.literal('EMAIL_HAS_ANOTHER_NAME'),
  path: z.literal('email'),
  /** In the language of the request. */
  message: z.string(),
});

/** The order, with `warnings` only if there are any. */
export const PlacedOrder = OrderView.extend({ warnings: z.array(OrderWarning).optional() });
export type PlacedOrder = z.infer<typeof PlacedOrder>;

/** Why nobody can order shares of an offer, with the codes with which an order is refused. */
export const notOrderable = [
  'OFFER_NOT_VISIBLE',
  'OFFER_CLOSED_FOR_INVESTMENTS',
  'SERIES_NOT_ASSIGNED_TO_OFFER',
  'SERIES_CLOSED_FOR_INVESTMENTS',
  'NO_TRANSACTION_METHODS_AVAILABLE',
  'NOT_ENOUGH_SHARES_AVAILABLE',
] as const satisfies ErrorCode[];
export type NotOrderable = (typeof notOrderable)[number];

/** The data that the manual order form shows after an offer is chosen (ORD-47). */
export const OrderableOffer = z.object({
  id: z.number(),
  title: TranslatedView,
  minStock: z.number().nullable(),
  /** Null while the offer can be ordered. */
  whyNot: z.enum(notOrderable).nullable(),
  series: z
    .object({
      id: z.number(),
      name: TranslatedView,
      displayName: TranslatedView,
      pricePerShare: MoneyView,
      available: z.number(),
      /** Whether it takes orders now: switched on, and within its dates. */
      isOpen: z.boolean(),
    })
    .nullable(),
  agreements: z.array(
    z.object({
      id: z.number(),
      /** Whether it is one of the platform with the target `investment`, not one of the offer; the answer repeats it. */
      isGeneral: z.boolean(),
      name: TranslatedView,
      content: TranslatedView,
      required: z.boolean(),
      /** Changes whenever any of the fields above changes. */
      fingerprint: z.string(),
    }),
  ),
});
export type OrderableOffer = z.infer<typeof OrderableOffer>;
