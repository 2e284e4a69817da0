import type { ErrorDeclaration } from './error-declaration.ts';

/** Payments through PayPal, besides those of the ledger. */
export const payPalErrors = {
  PAYMENT_BEING_CAPTURED: {
    pl: 'PayPal właśnie pobiera pieniądze za to zamówienie. Poczekaj, aż wynik będzie znany.',
    en: 'PayPal is taking the money for this order. Wait until the outcome is known.',
    status: 409,
  },
  PAYMENT_NOT_STUCK: {
    pl: 'PayPal odpowiadał w ciągu ostatniej doby albo podaje, że pieniądze są w drodze. Poczekaj na wynik.',
    en: 'PayPal has answered within the last day, or says that the money is on its way. Wait for the outcome.',
    status: 409,
  },
  PAYMENT_RETURNED: {
    pl: 'PayPal zwrócił pieniądze za to zamówienie albo ich część. Nie można wydać za nie udziałów; zamówienie trzeba odrzucić.',
    en: 'PayPal has returned money for this order, all of it or a part. No shares can be issued for it; the order has to be rejected.',
    status: 409,
  },
  PAYMENT_CONTRADICTED: {
    pl: 'PayPal pokazuje wpłatę za to zamówienie inaczej, niż jest u nas zapisana. Sprawdź ją na stronie PayPal, a potem na ekranie transakcji.',
    en: 'PayPal shows the payment of this order in another way than it is recorded here. Look at it on PayPal’s site, then on the screen of the transaction.',
    status: 409,
  },
  PAYMENT_DISPUTED: {
    pl: 'Kupujący zgłosił w PayPal spór o wpłatę za to zamówienie. Poczekaj, aż spór rozstrzygnie się na naszą korzyść, albo zaakceptuj mimo to i wpisz w uwadze dlaczego.',
    en: 'The buyer disputes the payment of this order at PayPal. Wait until it is decided in our favour, or accept anyway and say in the note why.',
    status: 409,
  },
  REFUND_BEING_RETURNED: {
    pl: 'PayPal właśnie zwraca te pieniądze. Poczekaj, aż wynik będzie znany.',
    en: 'PayPal is returning this money. Wait until the outcome is known.',
    status: 409,
  },
  PAYPAL_CONFIRMS_PAYMENT: {
    pl: 'Wpłatę przez PayPal potwierdza sam PayPal. Nie można jej zaakceptować ręcznie.',
    en: 'PayPal itself confirms a payment through PayPal. It cannot be accepted by hand.',
    status: 409,
  },
  AMOUNT_ABOVE_PAYPAL_MAXIMUM: {
    pl: 'Kwota przekracza limit płatności PayPal.',
    en: 'The amount exceeds the limit of PayPal payments.',
    status: 409,
  },
  BANK_TRANSFER_NOT_POSSIBLE: {
    pl: 'Tego zamówienia nie można opłacić przelewem: nie ma rachunku do wpłat.',
    en: 'This order cannot be paid by bank transfer: there is no account for it.',
    status: 409,
  },
  PAYPAL_UNAVAILABLE: {
    pl: 'PayPal chwilowo nie odpowiada. Spróbuj ponownie za chwilę.',
    en: 'PayPal is not answering at the moment. Try again in a moment.',
    status: 504,
  },
  PAYPAL_REFUSED: {
    pl: 'PayPal odmówił. Powód jest w historii transakcji.',
    en: 'PayPal refused. The reason is in the history of the transaction.',
    status: 409,
  },
  NOT_PAID_THROUGH_PAYPAL: {
    pl: 'Ta transakcja nie ma płatności w PayPal.',
    en: 'This transaction has no payment at PayPal.',
    status: 409,
  },
} as const satisfies Record<string, ErrorDeclaration>;
