import type { InvestorDataInput } from '@share/contract/areas/orders/investor-data.ts';
import type { Investor } from '../../users/users.shared.ts';
import type { OrderDetails } from '../orders.reads.ts';
import type { Taken } from '../shares/take-shares.ts';
import type { OfferToOrder } from './read-offer-to-order.ts';
import { virtualAccountOf } from './virtual-account.ts';

interface NewOrder {
  /** The account for which the order is placed. */
  investor: Investor;
  investorData: InvestorDataInput;
  offer: OfferToOrder;
  taken: Taken;
  quantity: number;
  date: Date;
  waitUntil: Date;
}

/** An order that is about to be written with the transaction that is to pay it, as `loadOrderDetails` will read it. */
export function newOrder({
  investor,
  investorData,
  offer,
  taken: { series, totalAmount, method },
  quantity,
  date,
  waitUntil,
}: NewOrder): OrderDetails {
  const { orderId, transactionId, investmentId, picture, documents } = offer;
  const hasVirtual = method === 'bankTransfer' && series.virtualPrefix !== '';
  const virtualAccount = hasVirtual ? virtualAccountOf(series.virtualPrefix, orderId) : null;
  const ended = { dateCompleted: null, dateRejected: null };
  const common = { version: 1, investmentId, userId: investor.id, status: 'new', date, ...ended } as const;
  const payment: OrderDetails['payment'] = {
    ...common,
    id: transactionId,
    orderId,
    type: 'investment',
    method,
    methodId: null,
    originalAmount: totalAmount,
    commission: '0.00',
    commissionPercent: '0.000000',
    amount: totalAmount,
    tax: '0.00',
    waitUntil,
    replaced: false,
    capturingSince: null,
    returnedAs: null,
    returnedInPart: false,
    disputedAs: null,
    contradictedSince: null,
  };
  return {
    order: {
      ...common,
      id: orderId,
      offerId: offer.id,
      seriesId: series.id,
      rejectionReason: null,
      rejectedBy: null,
      rejectionNote: '',
      quantity,
      pricePerShare: series.pricePerShare,
      totalAmount,
      investorData,
      offerTitle: offer.title,
      seriesName: series.name,
      virtualAccount,
    },
    userMeta: {
      id: investor.id,
      email: investor.email,
      firstName: investor.firstName,
      lastName: investor.lastName,
      isDeleted: investor.deletedAt !== null,
    },
    offer: { id: offer.id, title: offer.title, slug: offer.slug },
    picture,
    payment,
    refund: null,
    receipt: null,
    surplus: null,
    further: [],
    documents,
    investorDeletedAt: investor.deletedAt,
    investorLanguage: investor.language,
    // Relevant for accepting only, and a new order is not paid.
    isOfOnlySuperAdmin: false,
    sealSeed: investor.sealSeed,
    account: {
      accountHolder: series.accountHolder,
      bankName: series.bankName,
      accountNumber: virtualAccount ?? series.accountNumber,
    },
    payments: [{ ...payment, receipt: null }],
    current: { ...payment, receipt: null },
  };
}
