/** Every type of e-mail that the software sends; each has one template (EML-15). */
export const emailTypes = [
  'password-reset',
  'set-password',
  'activation',
  'address-taken',
  'order-created',
  'order-created-paypal',
  'transfer-received',
  'paypal-received',
  'order-accepted',
  'order-cancelled',
  'order-rejected',
  'order-rejected-refund-due',
  'transaction-expiry-extended',
  'order-expired',
  'new-investor-document',
  'account-changed',
  'second-factor-reset',
  'second-factor-changed',
  'payment-reminder',
  'contact',
] as const;
export type EmailType = (typeof emailTypes)[number];
