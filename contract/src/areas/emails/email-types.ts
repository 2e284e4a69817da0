import type { Translated } from '../../shared/translated.ts';

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
  'payout-confirmed',
  'account-changed',
  'second-factor-reset',
  'second-factor-changed',
  'account-notice',
  'payment-reminder',
  'contact',
] as const;
export type EmailType = (typeof emailTypes)[number];

/** The names of their templates. */
export const emailTypeLabels: Record<EmailType, Translated> = {
  'password-reset': { pl: 'Zmiana hasła', en: 'Password reset' },
  'set-password': { pl: 'Ustawienie hasła', en: 'Set password' },
  activation: { pl: 'Aktywacja konta', en: 'Activation of an account' },
  'address-taken': { pl: 'Adres jest już zarejestrowany', en: 'Address already registered' },
  'order-created': { pl: 'Zamówienie złożone', en: 'Order created' },
  'order-created-paypal': {
    pl: 'Zamówienie złożone, płatność przez PayPal',
    en: 'Order created, paid through PayPal',
  },
  'transfer-received': { pl: 'Przelew otrzymany', en: 'Transfer received' },
  'paypal-received': { pl: 'Płatność przez PayPal otrzymana', en: 'PayPal payment received' },
  'order-accepted': { pl: 'Zamówienie zaakceptowane', en: 'Order accepted' },
  'order-cancelled': { pl: 'Zamówienie anulowane', en: 'Order cancelled' },
  'order-rejected': { pl: 'Zamówienie odrzucone', en: 'Order rejected' },
  'order-rejected-refund-due': {
    pl: 'Zamówienie odrzucone, pieniądze do zwrotu',
    en: 'Order rejected, refund due',
  },
  'transaction-expiry-extended': { pl: 'Termin wpłaty przedłużony', en: 'Due date extended' },
  'order-expired': { pl: 'Zamówienie wygasło', en: 'Order expired' },
  'new-investor-document': { pl: 'Nowy dokument dla inwestorów', en: 'New document for investors' },
  'payout-confirmed': { pl: 'Wypłata zatwierdzona', en: 'Payout confirmed' },
  'account-changed': { pl: 'Zmiana danych konta', en: 'Account changed' },
  'second-factor-reset': { pl: 'Usunięcie drugiego składnika logowania', en: 'Second factor reset' },
  'second-factor-changed': { pl: 'Zmiana drugiego składnika logowania', en: 'Second factor changed' },
  'account-notice': { pl: 'Zdarzenie na koncie', en: 'Account notice' },
  'payment-reminder': { pl: 'Przypomnienie o płatności', en: 'Payment reminder' },
  contact: { pl: 'Formularz kontaktowy', en: 'Contact form' },
};
