import type { NotOrderable } from '@share/contract/areas/orders/orders.schemas.ts';
import { bothLanguages } from '../../../platform/texts.ts';

export const manualOrderTexts = bothLanguages({
  pl: {
    title: 'Nowe zamówienie',
    place: 'Złóż zamówienie',
    placeAndBack: 'Złóż i wróć',
    tabs: 'Części zamówienia',
    investorTab: 'Dane inwestora',
    agreementsTab: 'Zgody',
    order: 'Zamówienie',
    investor: 'Inwestor',
    offer: 'Oferta',
    quantity: 'Liczba udziałów',
    email: 'E-mail inwestora',
    emailSearch: 'Wpisz część nazwiska albo adresu.',
    language: 'Język e-maili do nowego inwestora',
    languages: { pl: 'polski', en: 'angielski' },
    emailExists: 'Konto z tym adresem już istnieje.',
    goesTo: (name: string) => `Zamówienie trafi do: ${name}.`,
    otherName: {
      title: 'Inne nazwisko',
      message: (account: string, typed: string) =>
        `Pod tym adresem jest konto: ${account}. Wpisano: ${typed}. Złożyć zamówienie na to konto?`,
      place: (account: string) => `Złóż dla: ${account}`,
      change: 'Popraw dane',
    },
    emailDeleted: 'Konto z tym adresem jest usunięte. Nie można złożyć na nie zamówienia.',
    emailNew: 'Nie ma jeszcze konta z tym adresem. Powstanie razem z zamówieniem.',
    series: 'Seria',
    pricePerShare: 'Cena udziału',
    available: 'Dostępne udziały',
    minimum: 'Minimalne zamówienie',
    total: 'Razem',
    notForSale: {
      OFFER_NOT_VISIBLE: 'Ta oferta nie jest widoczna, więc nie można złożyć zamówienia.',
      OFFER_CLOSED_FOR_INVESTMENTS:
        'Ta oferta jest zamknięta albo dziś nie trwa okres inwestowania, więc nie można złożyć zamówienia.',
      SERIES_NOT_ASSIGNED_TO_OFFER:
        'W tej ofercie żadna seria nie jest teraz w sprzedaży, więc nie można złożyć zamówienia.',
      SERIES_CLOSED_FOR_INVESTMENTS:
        'Seria tej oferty nie jest teraz dostępna, więc nie można złożyć zamówienia.',
      NO_TRANSACTION_METHODS_AVAILABLE:
        'Brak rachunku: seria tej oferty nie ma rachunku do wpłat, więc nie można złożyć zamówienia ręcznego.',
      NOT_ENOUGH_SHARES_AVAILABLE: 'Za mało dostępnych udziałów na minimalne zamówienie.',
    } satisfies Record<NotOrderable, string>,
    investorFailed:
      'Nie udało się wczytać telefonu, adresu i rachunku inwestora. Wczytaj je ponownie albo wpisz.',
    agreementGone:
      'Jedna z pokazanych zgód nie jest już zbierana. Sprawdź pozostałe i złóż zamówienie ponownie.',
    noAgreements: 'Inwestycja nie ma zgód',
    createFailed: 'Nie udało się złożyć zamówienia',
    createFailedCode: (code: string) => `Nie udało się złożyć zamówienia (${code})`,
    missing: 'Zanim złożysz zamówienie:',
    why: {
      investor: 'poczekaj, aż wczytają się dane inwestora.',
      noOffer: 'wybierz ofertę.',
      loading: 'poczekaj, aż wczytają się zgody oferty.',
      notLoaded: 'wczytaj ponownie zgody oferty.',
      noSeries: 'wybierz ofertę, w której są udziały na sprzedaż.',
      notForSale: 'wybierz ofertę, w której są teraz udziały na sprzedaż.',
      quantity: 'podaj liczbę udziałów większą niż 0.',
      agreements: 'zaznacz wszystkie wymagane zgody w zakładce „Zgody”.',
    },
    toasts: { done: 'Zamówienie złożone', failed: 'Nie udało się złożyć zamówienia' },
  },
  en: {
    title: 'New order',
    place: 'Place order',
    placeAndBack: 'Place and go back',
    tabs: 'Parts of the order',
    investorTab: 'Investor data',
    agreementsTab: 'Agreements',
    order: 'Order',
    investor: 'Investor',
    offer: 'Offer',
    quantity: 'Shares',
    email: "Investor's e-mail",
    emailSearch: 'Type a part of the name or the address.',
    language: 'Language of e-mails to a new investor',
    languages: { pl: 'Polish', en: 'English' },
    emailExists: 'An account with this e-mail exists.',
    goesTo: (name: string) => `The order will belong to ${name}.`,
    otherName: {
      title: 'Another name',
      message: (account: string, typed: string) =>
        `This address belongs to ${account}. You typed ${typed}. Place the order for ${account}?`,
      place: (account: string) => `Place for ${account}`,
      change: 'Change the data',
    },
    emailDeleted: 'The account with this e-mail is deleted. No order can be placed for it.',
    emailNew: 'No account has this e-mail yet. One is created together with the order.',
    series: 'Series',
    pricePerShare: 'Price per share',
    available: 'Shares available',
    minimum: 'Minimum order',
    total: 'Total',
    notForSale: {
      OFFER_NOT_VISIBLE: 'This offer is not visible, so no order can be placed.',
      OFFER_CLOSED_FOR_INVESTMENTS:
        'This offer is closed, or today is outside its investment period, so no order can be placed.',
      SERIES_NOT_ASSIGNED_TO_OFFER: 'This offer has no series on sale now, so no order can be placed.',
      SERIES_CLOSED_FOR_INVESTMENTS:
        'The series of this offer is not available now, so no order can be placed.',
      NO_TRANSACTION_METHODS_AVAILABLE:
        'No account: the series of this offer has no account for transfers, so no manual order can be placed.',
      NOT_ENOUGH_SHARES_AVAILABLE: 'Too few shares are available for the minimum order.',
    } satisfies Record<NotOrderable, string>,
    investorFailed:
      "The investor's phone, address and account could not be loaded. Load them again or enter them.",
    agreementGone:
      'One of the agreements shown is no longer asked for. Check the others, and place the order again.',
    noAgreements: 'Investment has not agreements',
    createFailed: 'The order could not be created',
    createFailedCode: (code: string) => `The order could not be created (${code})`,
    missing: 'Before you can place the order:',
    why: {
      investor: "wait until the investor's data is loaded.",
      noOffer: 'choose an offer.',
      loading: "wait until the offer's agreements are loaded.",
      notLoaded: "load the offer's agreements again.",
      noSeries: 'choose an offer that has shares for sale.',
      notForSale: 'choose an offer that has shares for sale now.',
      quantity: 'enter a number of shares greater than 0.',
      agreements: 'accept every required agreement on the tab “Agreements”.',
    },
    toasts: { done: 'Order placed', failed: 'The order could not be placed' },
  },
});
