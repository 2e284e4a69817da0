/** What the states and choices of orders and transactions are called, wherever they are shown. */
import type { Translated } from '../../shared/translated.ts';
import type { OrderStatus, RejectionReason, TransactionMethod } from './orders.schemas.ts';
import type { RefundReason } from './refunds.schemas.ts';

export const orderStatusLabels: Record<OrderStatus, Translated> = {
  new: { pl: 'Oczekujące', en: 'Pending' },
  paid: { pl: 'Opłacone', en: 'Paid' },
  completed: { pl: 'Zrealizowane', en: 'Completed' },
  rejected: { pl: 'Anulowane', en: 'Cancelled' },
};

export const transactionStatusLabels: Record<OrderStatus, Translated> = {
  new: { pl: 'Oczekująca', en: 'Pending' },
  paid: { pl: 'Opłacona', en: 'Paid' },
  completed: { pl: 'Zrealizowana', en: 'Completed' },
  rejected: { pl: 'Anulowana', en: 'Cancelled' },
};

export const rejectionLabels: Record<RejectionReason, Translated> = {
  expired: { pl: 'Wygasło', en: 'Expired' },
  staff: { pl: 'Odrzucone', en: 'Rejected' },
  investor: { pl: 'Anulowane przez inwestora', en: 'Cancelled by the investor' },
};

export const methodLabels: Record<TransactionMethod, Translated> = {
  bankTransfer: { pl: 'Przelew bankowy', en: 'Bank transfer' },
  payPal: { pl: 'PayPal', en: 'PayPal' },
};

export const transactionTypeLabels = {
  investment: { pl: 'Inwestycja', en: 'Investment' },
  dividend: { pl: 'Dywidenda', en: 'Dividend' },
} as const satisfies Record<string, Translated>;

export const refundReasonLabels: Record<RefundReason, Translated> = {
  rejection: { pl: 'Anulowanie zamówienia', en: 'Order cancelled' },
  surplus: { pl: 'Nadpłata', en: 'Surplus' },
  further: { pl: 'Kolejny przelew', en: 'Further transfer' },
};
