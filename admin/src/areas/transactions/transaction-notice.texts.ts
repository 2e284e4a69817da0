import { bothLanguages } from '../../platform/texts.ts';

/** The reasons why a transaction cannot be accepted. */
export const transactionNoticeTexts = bothLanguages({
  pl: {
    paid: 'Wpłata jest zaakceptowana. Transakcja zakończy się po zaakceptowaniu zamówienia.',
    completed: 'Transakcja jest zrealizowana: jej status i kwota już się nie zmienią.',
    rejected: 'Transakcja jest anulowana: jej status i kwota już się nie zmienią.',
    rejectedUnpaid:
      'Transakcja jest anulowana. Jeśli przelew mimo to nadszedł, odnotuj go: pieniądze będą do zwrotu.',
    expired: 'Termin wpłaty minął, więc tej transakcji nie można zaakceptować.',
    payPal: 'Wpłatę przez PayPal potwierdza sam PayPal, gdy pobierze pieniądze.',
    own: 'To wpłata za Twoje własne zamówienie: musi ją zaakceptować ktoś inny.',
    cannot: 'Tej transakcji nie można teraz zaakceptować.',
  },
  en: {
    paid: 'The payment is accepted. The transaction completes when its order is accepted.',
    completed: 'The transaction is completed: its status and its amount stay as they are.',
    rejected: 'The transaction is cancelled: its status and its amount stay as they are.',
    rejectedUnpaid:
      'The transaction is cancelled. If a transfer arrived all the same, record it: the money becomes a refund due.',
    expired: 'The due date has passed, so this transaction cannot be accepted.',
    payPal: 'PayPal itself confirms a payment through PayPal, when it has taken the money.',
    own: 'This payment is for your own order: somebody else has to accept it.',
    cannot: 'This transaction cannot be accepted now.',
  },
});
