import {
  downloadDocumentToSign,
  downloadOwnSignedDocument,
} from '@share/contract/areas/own-orders/own-orders.endpoints.ts';
import type { OwnOrderView } from '@share/contract/areas/own-orders/own-orders.schemas.ts';
import type { Context } from '../../../platform/context.ts';
import { thumbUrl } from '../../../platform/files/file-urls.ts';
import { toInvestorDataView } from '../../countries/countries.shared.ts';
import { transferTitle } from '../emails/notify-investor.ts';
import type { OrderDetails } from '../orders.reads.ts';
import { whyNotCancel } from '../orders.rules.ts';
import { toRefundView } from '../refunds/refunds.views.ts';
import { addressOf } from '../signed-documents/signed-documents.views.ts';

/** An order as its investor sees it, without data for staff only. */
export function toOwnOrderView(context: Context, details: OrderDetails): OwnOrderView {
  const { order, offer, picture, refund, surplus, further, current } = details;
  const toView = (one: Parameters<typeof toRefundView>[0]) =>
    toRefundView(one, order.investorData, context.language);
  return {
    id: order.id,
    date: order.date.toISOString(),
    dateCompleted: order.dateCompleted?.toISOString() ?? null,
    dateRejected: order.dateRejected?.toISOString() ?? null,
    status: order.status,
    rejectionReason: order.rejectionReason,
    rejectionNote: order.rejectionReason === 'staff' ? order.rejectionNote : '',
    quantity: order.quantity,
    pricePerShare: Number(order.pricePerShare),
    totalAmount: Number(order.totalAmount),
    offer: { ...offer, thumbUrl: picture && thumbUrl(picture) },
    payment: paymentOf(context, details),
    refund: refund && toView(refund),
    surplus: surplus && toView(surplus),
    further: further.map(toView),
    canCancel:
      whyNotCancel({ status: order.status, isBeingCaptured: current.capturingSince !== null }) === null,
    investorData: toInvestorDataView(order.investorData, context.language),
    documents: documentsOf(details),
  };
}

function paymentOf(context: Context, { order, account, current, investorLanguage }: OrderDetails) {
  if (current.status !== 'new') return null;
  const language = investorLanguage ?? context.environment.defaultLanguage;
  return {
    method: current.method,
    amount: Number(current.amount),
    waitUntil: current.waitUntil?.toISOString() ?? null,
    ...account,
    transferTitle: transferTitle(order.id, language),
  };
}

function documentsOf({ order: { id: orderId }, documents }: OrderDetails): OwnOrderView['documents'] {
  return documents
    .filter(({ signable, signed }) => signable || signed.length > 0)
    .map(({ id, displayName, fileName, signed }) => ({
      id,
      displayName,
      fileName,
      url: addressOf(downloadDocumentToSign.path, orderId, id),
      signed: signed.map((copy) => ({
        ...copy,
        createdAt: new Date(copy.createdAt).toISOString(),
        url: addressOf(downloadOwnSignedDocument.path, orderId, copy.id),
      })),
    }));
}
