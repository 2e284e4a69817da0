import type { EmailType } from '../../platform/mail/email-variables.ts';
import type { DefaultTemplate } from './default-template.ts';
import { accountChanged } from './defaults/account-changed.ts';
import { accountNotice } from './defaults/account-notice.ts';
import { activation } from './defaults/activation.ts';
import { addressTaken } from './defaults/address-taken.ts';
import { contact } from './defaults/contact.ts';
import { newInvestorDocument } from './defaults/new-investor-document.ts';
import { orderAccepted } from './defaults/order-accepted.ts';
import { orderCancelled } from './defaults/order-cancelled.ts';
import { orderCreated } from './defaults/order-created.ts';
import { orderCreatedPayPal } from './defaults/order-created-paypal.ts';
import { orderExpired } from './defaults/order-expired.ts';
import { orderRejected } from './defaults/order-rejected.ts';
import { orderRejectedRefundDue } from './defaults/order-rejected-refund-due.ts';
import { passwordReset } from './defaults/password-reset.ts';
import { paymentReminder } from './defaults/payment-reminder.ts';
import { payoutConfirmed } from './defaults/payout-confirmed.ts';
import { payPalReceived } from './defaults/paypal-received.ts';
import { secondFactorChanged } from './defaults/second-factor-changed.ts';
import { secondFactorReset } from './defaults/second-factor-reset.ts';
import { setPassword } from './defaults/set-password.ts';
import { transactionExpiryExtended } from './defaults/transaction-expiry-extended.ts';
import { transferReceived } from './defaults/transfer-received.ts';

/** The texts of every e-mail until staff edit them. */
export const defaultTemplates: Record<EmailType, DefaultTemplate> = {
  'password-reset': passwordReset,
  'set-password': setPassword,
  activation,
  'address-taken': addressTaken,
  'order-created': orderCreated,
  'order-created-paypal': orderCreatedPayPal,
  'transfer-received': transferReceived,
  'paypal-received': payPalReceived,
  'order-accepted': orderAccepted,
  'order-cancelled': orderCancelled,
  'order-rejected': orderRejected,
  'order-rejected-refund-due': orderRejectedRefundDue,
  'payment-reminder': paymentReminder,
  'transaction-expiry-extended': transactionExpiryExtended,
  'order-expired': orderExpired,
  'new-investor-document': newInvestorDocument,
  'payout-confirmed': payoutConfirmed,
  contact,
  'account-changed': accountChanged,
  'second-factor-reset': secondFactorReset,
  'second-factor-changed': secondFactorChanged,
  'account-notice': accountNotice,
};
