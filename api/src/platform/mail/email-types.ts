/** Of all e-mails: `sender` is that of the configuration. */
const every = ['sender'] as const;
const order = [...every, 'firstName', 'orderId', 'offerTitle', 'quantity', 'totalAmount'] as const;
const transfer = ['accountHolder', 'bankName', 'accountNumber', 'transferTitle', 'waitUntil'] as const;

/**
 * Every type of e-mail that the software sends, with the variables that its template may contain in {{double braces}}.
 * `link` and names that end in `Link` are addresses; a template may show them only as a complete value (R35).
 */
export const emailVariables = {
  'password-reset': [...every, 'firstName', 'link'],
  'set-password': [...every, 'firstName', 'link'],
  'order-created': [...order, ...transfer],
  'transfer-received': order,
  'order-accepted': [...order, 'shareNumbers'],
  'order-rejected': order,
  'order-rejected-refund-due': [...order, 'refundAmount', 'refundAccount'],
  'transaction-expiry-extended': [...order, ...transfer],
  'order-expired': [...order, 'waitUntil'],
  'new-investor-document': [...every, 'firstName', 'offerTitle', 'documentName', 'link'],
  'account-changed': [...every, 'firstName', 'changed'],
} as const satisfies Record<string, readonly string[]>;

export type EmailType = keyof typeof emailVariables;
export const emailTypes = Object.keys(emailVariables) as EmailType[];
