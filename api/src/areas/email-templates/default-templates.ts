import type { EmailType } from '../../platform/mail/email-types.ts';
import type { DefaultTemplate } from './default-template.ts';
import { accountChanged } from './defaults/account-changed.ts';
import { newInvestorDocument } from './defaults/new-investor-document.ts';
import { orderAccepted } from './defaults/order-accepted.ts';
import { orderCreated } from './defaults/order-created.ts';
import { orderExpired } from './defaults/order-expired.ts';
import { orderRejected } from './defaults/order-rejected.ts';
import { orderRejectedRefundDue } from './defaults/order-rejected-refund-due.ts';
import { passwordReset } from './defaults/password-reset.ts';
import { setPassword } from './defaults/set-password.ts';
import { transactionExpiryExtended } from './defaults/transaction-expiry-extended.ts';
import { transferReceived } from './defaults/transfer-received.ts';

/** The texts of every e-mail until staff edit them. */
export const defaultTemplates: Record<EmailType, DefaultTemplate> = {
  'password-reset': passwordReset,
  'set-password': setPassword,
  'order-created': orderCreated,
  'transfer-received': transferReceived,
  'order-accepted': orderAccepted,
  'order-rejected': orderRejected,
  'order-rejected-refund-due': orderRejectedRefundDue,
  'transaction-expiry-extended': transactionExpiryExtended,
  'order-expired': orderExpired,
  'new-investor-document': newInvestorDocument,
  'account-changed': accountChanged,
};
