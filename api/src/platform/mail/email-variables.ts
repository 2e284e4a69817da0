import { isLink } from '@share/contract/areas/email-templates/placeholders.ts';
import type { EmailType } from '@share/contract/areas/emails/email-types.ts';

/** The variables of all e-mails: `sender` is that of the configuration. */
const every = ['sender'] as const;
const order = [...every, 'firstName', 'orderId', 'offerTitle', 'quantity', 'totalAmount'] as const;
const transfer = [
  'accountHolder',
  'bankName',
  'accountNumber',
  'transferTitle',
  'transferCode',
  'waitUntil',
] as const;

/**
 * Every type of e-mail that the software sends, with the variables that its template may contain in {{double braces}}.
 * `link` and names that end in `Link` are addresses; a template may show them only as a complete value (R35). Names that end in `Code` are
 * drawn as QR codes.
 */
export const emailVariables = {
  'password-reset': [...every, 'firstName', 'link'],
  'set-password': [...every, 'firstName', 'link', 'invitation', 'validUntil'],
  activation: [...every, 'link'],
  'address-taken': [...every, 'firstName', 'link'],
  'order-created': [...order, ...transfer],
  'order-created-paypal': [...order, 'waitUntil'],
  'transfer-received': order,
  'paypal-received': order,
  'order-accepted': [...order, 'shareNumbers'],
  'order-cancelled': order,
  'order-rejected': [...order, 'rejectionNote'],
  'order-rejected-refund-due': [...order, 'rejectionNote', 'refundAmount', 'refundAccount'],
  'payment-reminder': [...order, ...transfer],
  'transaction-expiry-extended': [...order, ...transfer],
  'order-expired': [...order, 'waitUntil'],
  'new-investor-document': [...every, 'firstName', 'offerTitle', 'documentName', 'link'],
  'payout-confirmed': [
    ...every,
    'firstName',
    'offerTitle',
    'payoutDay',
    'quantity',
    'grossAmount',
    'taxAmount',
    'netAmount',
    'payoutAccount',
  ],
  contact: [...every, 'name', 'email', 'subject', 'message', 'agreements'],
  'account-changed': [...every, 'firstName', 'changed'],
  'second-factor-reset': [...every, 'firstName'],
  'second-factor-changed': [...every, 'firstName', 'changed'],
  'account-notice': [...every, 'firstName', 'event'],
} as const satisfies Record<EmailType, readonly string[]>;

export { type EmailType, emailTypes } from '@share/contract/areas/emails/email-types.ts';

/** Types whose link leads to a page that is open to everybody. */
const openPages: ReadonlySet<EmailType> = new Set(['new-investor-document', 'address-taken']);

/** Whether the link of such e-mails opens an account, so that a reader of the text could take the account over. */
export const opensAccount = (type: EmailType): boolean =>
  emailVariables[type].some(isLink) && !openPages.has(type);

/** Whether such e-mails tell the account to which money is to be paid. */
export const tellsAccount = (type: EmailType): boolean =>
  (emailVariables[type] as readonly string[]).includes('accountNumber');
