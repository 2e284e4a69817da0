import { bothLanguages } from '../../platform/texts.ts';

export const payPalTexts = bothLanguages({
  pl: {
    title: 'Płatność PayPal',
    none: 'Inwestor nie rozpoczął jeszcze płatności w PayPal.',
    failed: 'Nie udało się wczytać płatności',
    state: 'Stan',
    states: {
      creating: 'Czeka na odpowiedź PayPal',
      created: 'Czeka na zgodę inwestora',
      approved: 'Inwestor się zgodził',
      capturing: 'PayPal pobiera pieniądze',
      captured: 'Pieniądze pobrane',
      failed: 'Nieudana',
      cancelled: 'Zakończona bez wpłaty',
      unknown: 'Do wyjaśnienia',
    },
    returned: 'Pieniądze zwrócone',
    mode: 'Tryb',
    modes: { production: 'Produkcyjny', sandbox: 'Testowy (sandbox)' },
    orderId: 'Identyfikator zamówienia w PayPal',
    captureId: 'Identyfikator wpłaty w PayPal',
    refundId: 'Identyfikator zwrotu w PayPal',
    createdAt: 'Rozpoczęto',
    notices: {
      capturing:
        'Wynik nie jest jeszcze znany. Do tego czasu zamówienie nie wygaśnie i nie można go odrzucić. Pytamy PayPal dalej.',
      unknown:
        'Odpowiedź PayPal nie zgadza się z tą transakcją: inna kwota, waluta lub płatność. Zamówienie jest zablokowane i nie jest opłacone. Sprawdź płatność na stronie PayPal; jeśli pieniądze są tam pobrane, zwróć je i sprawdź ponownie w PayPal.',
      returning: 'PayPal zwraca pieniądze. Wynik nie jest jeszcze znany; pytamy PayPal dalej.',
    },
    ask: 'Sprawdź ponownie w PayPal',
    refund: 'Zwróć przez PayPal',
    refundTitle: (id: number) => `Zwrócić pieniądze z transakcji nr ${id} przez PayPal?`,
    refundMessage:
      'PayPal odda inwestorowi całą kwotę, a zwrot zostanie odnotowany. Tej czynności nie można cofnąć.',
    check: 'Sprawdź połączenie',
    checkHint: 'Sprawdza zapisane dane, nie te, które właśnie wpisujesz.',
    checked: {
      works: 'PayPal przyjmuje zapisane dane.',
      missing: 'Dane dla tego trybu nie są zapisane.',
      refused: 'PayPal odrzuca zapisane dane. Sprawdź identyfikator i sekret.',
      unanswered: 'PayPal nie odpowiada. Spróbuj ponownie za chwilę.',
    },
    toasts: {
      ask: { done: 'PayPal odpowiedział', failed: 'Nie udało się zapytać PayPal' },
      refund: { done: 'Zwrot przekazany do PayPal', failed: 'Nie udało się zwrócić pieniędzy przez PayPal' },
    },
  },
  en: {
    title: 'PayPal payment',
    none: 'The investor has not started a payment at PayPal yet.',
    failed: 'The payments could not be loaded',
    state: 'State',
    states: {
      creating: 'Waiting for PayPal to answer',
      created: 'Waiting for the investor to approve',
      approved: 'Approved by the investor',
      capturing: 'PayPal is taking the money',
      captured: 'Money taken',
      failed: 'Failed',
      cancelled: 'Ended without payment',
      unknown: 'To be clarified',
    },
    returned: 'Money returned',
    mode: 'Mode',
    modes: { production: 'Production', sandbox: 'Sandbox (test)' },
    orderId: 'PayPal order ID',
    captureId: 'PayPal capture ID',
    refundId: 'PayPal refund ID',
    createdAt: 'Started',
    notices: {
      capturing:
        'The outcome is not known yet. Until then the order does not expire and cannot be rejected. We keep asking PayPal.',
      unknown:
        'PayPal’s answer does not match this transaction: another amount, currency or payment. The order is blocked and not paid. Check the payment on PayPal’s site; if money was taken there, return it, then check again with PayPal.',
      returning: 'PayPal is returning the money. The outcome is not known yet; we keep asking PayPal.',
    },
    ask: 'Check again with PayPal',
    refund: 'Return through PayPal',
    refundTitle: (id: number) => `Return the money of transaction ${id} through PayPal?`,
    refundMessage:
      'PayPal returns the whole amount to the investor, and the return is recorded. This cannot be undone.',
    check: 'Check the connection',
    checkHint: 'Checks the saved credentials, not what you are typing.',
    checked: {
      works: 'PayPal accepts the saved credentials.',
      missing: 'No credentials are saved for this mode.',
      refused: 'PayPal refuses the saved credentials. Check the ID and the secret.',
      unanswered: 'PayPal does not answer. Try again in a moment.',
    },
    toasts: {
      ask: { done: 'PayPal answered', failed: 'PayPal could not be asked' },
      refund: { done: 'Return sent to PayPal', failed: 'The money could not be returned through PayPal' },
    },
  },
});
