import { bothLanguages } from '../../platform/texts.ts';

export const transactionsTexts = bothLanguages({
  pl: {
    title: 'Transakcje',
    empty: 'Nie znaleziono transakcji.',
    nameOf: (id: number) => `Transakcja nr ${id}`,
    userEmail: 'E-mail użytkownika',

    id: 'Nr',
    number: 'Numer',
    user: 'Użytkownik',
    date: 'Data',
    amount: 'Kwota',
    status: 'Status',
    type: 'Typ',
    method: 'Metoda',
    methodId: 'Identyfikator płatności',
    originalAmount: 'Kwota bez prowizji',
    commission: 'Prowizja',
    commissionPercent: 'Prowizja %',
    dateCompleted: 'Data realizacji',
    dateRejected: 'Data anulowania',

    info: 'Dane transakcji',
    meta: 'Powiązania',
    userInfo: 'Użytkownik',
    showMeta: (id: number) => `Pokaż powiązania: transakcja nr ${id}`,
    investment: 'Inwestycja',
    offerId: 'Numer oferty',
    offerSlug: 'Slug oferty',
    offerTitle: 'Tytuł oferty',
    sharesQuantity: 'Liczba udziałów',
    order: 'Zamówienie',

    accept: 'Zaakceptuj',
    acceptNamed: (id: number) => `Zaakceptuj: transakcja nr ${id}`,
    acceptTitle: (id: number) => `Zaakceptować transakcję nr ${id}?`,
    acceptMessage: (who: string, amount: string) =>
      `Płatnik: ${who}. Kwota: ${amount}. Potwierdzasz, że pieniądze wpłynęły. Tej czynności nie można cofnąć.`,

    extension: 'Przedłużenie terminu wpłaty',
    extensionLabel: 'Czekaj na wpłatę do (czas polski)',
    extensionHint: (until: string) =>
      `Obecny termin: ${until}. Nowy musi być późniejszy, najwyżej 365 dni od teraz.`,
    extend: 'Przedłuż',
    extendTitle: (id: number) => `Przedłużyć termin wpłaty transakcji nr ${id}?`,
    extendMessage: (who: string, amount: string, until: string) =>
      `Płatnik: ${who}. Kwota: ${amount}. Nowy termin: ${until}.`,

    why: {
      paid: 'Wpłata jest potwierdzona. Transakcja zakończy się po zaakceptowaniu zamówienia.',
      completed: 'Transakcja jest zrealizowana i nie można jej już zmienić.',
      rejected: 'Transakcja jest anulowana i nie można jej już zmienić.',
      expired: 'Termin wpłaty minął, więc tej transakcji nie można zaakceptować.',
      cannot: 'Tej transakcji nie można teraz zaakceptować.',
    },
    toasts: {
      accept: { done: 'Transakcja zaakceptowana', failed: 'Nie udało się zaakceptować transakcji' },
      extend: { done: 'Termin wpłaty przedłużony', failed: 'Nie udało się przedłużyć terminu wpłaty' },
    },
  },
  en: {
    title: 'Transactions',
    empty: 'No transactions found.',
    nameOf: (id: number) => `Transaction ${id}`,
    userEmail: "User's e-mail",

    id: 'No.',
    number: 'Number',
    user: 'User',
    date: 'Date',
    amount: 'Amount',
    status: 'Status',
    type: 'Type',
    method: 'Method',
    methodId: 'Payment id',
    originalAmount: 'Amount without commission',
    commission: 'Commission',
    commissionPercent: 'Commission %',
    dateCompleted: 'Completed on',
    dateRejected: 'Cancelled on',

    info: 'Transaction details',
    meta: 'Belongs to',
    userInfo: 'User',
    showMeta: (id: number) => `Show what transaction ${id} belongs to`,
    investment: 'Investment',
    offerId: 'Offer number',
    offerSlug: 'Offer slug',
    offerTitle: 'Offer title',
    sharesQuantity: 'Shares',
    order: 'Order',

    accept: 'Accept',
    acceptNamed: (id: number) => `Accept transaction ${id}`,
    acceptTitle: (id: number) => `Accept transaction ${id}?`,
    acceptMessage: (who: string, amount: string) =>
      `Payer: ${who}. Amount: ${amount}. You confirm that the money has arrived. This cannot be undone.`,

    extension: 'Extending the payment term',
    extensionLabel: 'Wait for the payment until (Warsaw time)',
    extensionHint: (until: string) =>
      `Present term: ${until}. The new one has to be later, at most 365 days from now.`,
    extend: 'Extend',
    extendTitle: (id: number) => `Extend the payment term of transaction ${id}?`,
    extendMessage: (who: string, amount: string, until: string) =>
      `Payer: ${who}. Amount: ${amount}. New term: ${until}.`,

    why: {
      paid: 'The payment is confirmed. The transaction completes when its order is accepted.',
      completed: 'The transaction is completed and can no longer be changed.',
      rejected: 'The transaction is cancelled and can no longer be changed.',
      expired: 'The payment term has passed, so this transaction cannot be accepted.',
      cannot: 'This transaction cannot be accepted now.',
    },
    toasts: {
      accept: { done: 'Transaction accepted', failed: 'The transaction could not be accepted' },
      extend: { done: 'Payment term extended', failed: 'The payment term could not be extended' },
    },
  },
});
