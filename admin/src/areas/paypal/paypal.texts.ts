import { bothLanguages } from '../../platform/texts.ts';

export const payPalTexts = bothLanguages({
  pl: {
    title: 'Płatność PayPal',
    none: 'Inwestor nie rozpoczął jeszcze płatności w PayPal.',
    failed: 'Nie udało się wczytać płatności',
    state: 'Stan',
    states: {
      creating: 'Czeka na odpowiedź PayPal',
      created: 'Czeka na zatwierdzenie przez inwestora',
      approved: 'Zatwierdzona przez inwestora',
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
      returned:
        'PayPal zwrócił inwestorowi pieniądze za to zamówienie albo ich część. Udziałów nie można wydać: odrzuć zamówienie.',
      returnedTooLate:
        'Udziały są wydane, a PayPal zwrócił inwestorowi pieniądze albo ich część. Wyjaśnij to z inwestorem.',
      contradicted:
        'PayPal pokazuje tę wpłatę inaczej, niż jest u nas zapisana: bez pobranych pieniędzy, z inną kwotą albo inną płatność. Udziałów nie można za nią wydać. Sprawdź ją na stronie PayPal. Pytamy PayPal dalej co godzinę.',
      disputed:
        'Kupujący zgłosił w PayPal spór o tę wpłatę albo spór nie rozstrzygnął się na naszą korzyść. Odpowiedz na niego na stronie PayPal. Pytamy PayPal o wynik co godzinę.',
      capturing:
        'Wynik nie jest jeszcze znany. Do tego czasu zamówienie nie wygaśnie i nie można go odrzucić. Pytamy PayPal dalej.',
      unknown:
        'Odpowiedź PayPal nie zgadza się z tą transakcją: inna kwota, waluta lub płatność, albo pobrano pieniądze, na które nie czeka żadne zamówienie. Nie liczy się to jako wpłata. Sprawdź płatność na stronie PayPal; jeśli pieniądze są tam pobrane, zwróć je i sprawdź ponownie w PayPal.',
      released:
        'Zamówienie odblokowano, a PayPal nadal nie podał, czy pobrał pieniądze. Pytamy dalej co godzinę. Sprawdź płatność na stronie PayPal; jeśli pieniądze są tam pobrane, sprawdź ponownie w PayPal.',
      returnReleased:
        'Zwrot odblokowano, a PayPal nadal nie podał, czy zwrócił pieniądze. Pytamy dalej co godzinę. Zanim oddasz je w inny sposób, sprawdź na stronie PayPal, czy ich tam nie zwrócono.',
      returning: 'PayPal zwraca pieniądze. Wynik nie jest jeszcze znany; pytamy PayPal dalej.',
    },
    ask: 'Sprawdź ponownie w PayPal',
    refund: 'Zwróć przez PayPal',
    release: 'Odblokuj zamówienie',
    releaseTitle: (id: number) => `Odblokować zamówienie transakcji nr ${id}?`,
    releaseMessage:
      'Zrób to tylko wtedy, gdy sprawdzono w PayPal, że pieniędzy nie pobrano. Zamówienie będzie można odrzucić lub opłacić inaczej; w przeciwnym razie wygaśnie. Jeśli PayPal pokaże później, że pieniądze pobrano, nadal będzie się to liczyć.',
    releaseReturn: 'Odblokuj zwrot',
    releaseReturnTitle: (id: number) => `Odblokować zwrot z transakcji nr ${id}?`,
    releaseReturnMessage:
      'Zrób to tylko wtedy, gdy sprawdzono w PayPal, że pieniędzy nie zwrócono. Będzie można powtórzyć zwrot albo oddać pieniądze przelewem i to odnotować. Jeśli PayPal pokaże później, że je zwrócił, zostanie to zapisane.',
    change: 'Zmień na przelew',
    changeTitle: (id: number) => `Zmienić sposób wpłaty transakcji nr ${id} na przelew?`,
    changeMessage:
      'Zrób to, gdy za to zamówienie wpłynął przelew. Inwestor nie zapłaci już przez PayPal. Powstanie nowa transakcja z tym samym terminem; w niej zaakceptujesz wpłatę.',
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
      release: { done: 'Zamówienie odblokowane', failed: 'Nie udało się odblokować zamówienia' },
      releaseReturn: { done: 'Zwrot odblokowany', failed: 'Nie udało się odblokować zwrotu' },
      change: { done: 'Zmieniono na przelew', failed: 'Nie udało się zmienić na przelew' },
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
      returned:
        'PayPal has returned money of this order to the investor, all of it or a part. No shares can be issued: reject the order.',
      returnedTooLate:
        'The shares are issued, and PayPal has returned money to the investor, all of it or a part. Clarify it with the investor.',
      contradicted:
        'PayPal shows this payment in another way than it is recorded here: without money taken, with another amount, or another payment. No shares can be issued for it. Look at it on PayPal’s site. We keep asking PayPal every hour.',
      disputed:
        'The buyer disputes this payment at PayPal, or the dispute was not decided in our favour. Answer it on PayPal’s site. We ask PayPal for the outcome every hour.',
      capturing:
        'The outcome is not known yet. Until then the order does not expire and cannot be rejected. We keep asking PayPal.',
      unknown:
        'PayPal’s answer does not match this transaction: another amount, currency or payment, or money was taken for which no order waits. It does not count as paid. Check the payment on PayPal’s site; if money was taken there, return it, then check again with PayPal.',
      released:
        'The order was released, and PayPal has still not said whether it took the money. We keep asking every hour. Check the payment on PayPal’s site; if money was taken there, check again with PayPal.',
      returnReleased:
        'The refund was released, and PayPal has still not said whether it returned the money. We keep asking every hour. Before you return it in another way, check on PayPal’s site that it was not returned there.',
      returning: 'PayPal is returning the money. The outcome is not known yet; we keep asking PayPal.',
    },
    ask: 'Check again with PayPal',
    refund: 'Refund through PayPal',
    release: 'Release the order',
    releaseTitle: (id: number) => `Release the order of transaction ${id}?`,
    releaseMessage:
      'Do this only after checking at PayPal that no money was taken. The order can then be rejected or paid in another way, or it expires. If PayPal shows later that it took the money, that still counts.',
    releaseReturn: 'Release the refund',
    releaseReturnTitle: (id: number) => `Release the refund of transaction ${id}?`,
    releaseReturnMessage:
      'Do this only after checking at PayPal that the money was not returned. It can then be sent once more, or returned by bank transfer and recorded. If PayPal shows later that it returned the money, that is recorded.',
    change: 'Change to a bank transfer',
    changeTitle: (id: number) => `Change transaction ${id} to a bank transfer?`,
    changeMessage:
      'Do this when a bank transfer has arrived for this order. The investor can no longer pay through PayPal. A new transaction with the same due date takes its place; accept the payment there.',
    refundTitle: (id: number) => `Return the money of transaction ${id} through PayPal?`,
    refundMessage:
      'PayPal returns the whole amount to the investor, and the refund is recorded. This cannot be undone.',
    check: 'Check the connection',
    checkHint: 'Checks the saved credentials, not what you are typing.',
    checked: {
      works: 'PayPal accepts the saved credentials.',
      missing: 'No credentials are saved for this mode.',
      refused: 'PayPal refuses the saved credentials. Check the ID and the secret.',
      unanswered: 'PayPal does not answer. Try again in a moment.',
    },
    toasts: {
      release: { done: 'The order is released', failed: 'The order could not be released' },
      releaseReturn: { done: 'The refund is released', failed: 'The refund could not be released' },
      change: {
        done: 'Changed to a bank transfer',
        failed: 'It could not be changed to a bank transfer',
      },
      ask: { done: 'PayPal answered', failed: 'PayPal could not be asked' },
      refund: { done: 'Refund sent to PayPal', failed: 'The money could not be returned through PayPal' },
    },
  },
});
