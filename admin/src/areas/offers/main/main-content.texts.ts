import { bothLanguages } from '../../../platform/texts.ts';

export const mainContentTexts = bothLanguages({
  pl: {
    general: 'Tytuł i link',
    title: 'Tytuł',
    slug: 'Slug',
    slugHint: 'Końcówka adresu oferty w serwisie.',
    suggestSlug: 'Zaproponuj z tytułu',
    suggestFailed: 'Nie udało się zaproponować slugu',
    slugChanges:
      'Zmiana slugu zmieni adres oferty w serwisie. Dotychczasowe linki będą do niej prowadzić, dopóki ich adresu nie zajmie inna oferta.',
    createdAt: 'Utworzono',

    publication: 'Publikacja',
    isOpen: 'Otwarta',
    isOpenHint:
      'Inwestorzy mogą składać zamówienia. Po wyłączeniu złożone wcześniej zamówienia pozostają: można je opłacić i zaakceptować.',
    isVisible: 'Widoczna',
    isVisibleHint: 'Gdy wyłączone, ofertę widzą tylko administratorzy.',
    position: 'Pozycja',
    positionHint: 'Kolejność ofert na liście.',

    property: 'Nieruchomość',
    projectType: 'Rodzaj projektu',
    address: 'Adres',
    mainDescription: 'Opis główny',

    investment: 'Inwestycja',
    series: 'Seria udziałów',
    investmentStart: 'Początek inwestycji',
    investmentEnd: 'Koniec inwestycji',
    totalCost: 'Koszt całkowity',
    investmentReturn: 'Zwrot z inwestycji',
    investmentReturnHint: 'Na przykład 7–9%.',
    shouldEnableFixedInvestorsEquity: 'Stały kapitał inwestorów',
    shouldEnableFixedInvestorsEquityHint: 'Pokazuj stałą kwotę zamiast wyliczonej.',
    fixedInvestorsEquity: 'Kwota kapitału inwestorów',

    picture: 'Obraz',
    image: 'Obraz oferty',
    isFullWidthGallery: 'Obraz na całą szerokość',

    further: 'Dodatkowe pola',
    costPerStock: 'Koszt udziału',
    minStock: 'Minimalna liczba udziałów',
    developerEquity: 'Kapitał dewelopera',
    investorsEquity: 'Kapitał inwestorów',
    debt: 'Dług',
    redemptionCapRate: 'Stopa kapitalizacji przy wykupie',
    tenants: 'Najemcy',
  },
  en: {
    general: 'Title and link',
    title: 'Title',
    slug: 'Slug',
    slugHint: "The end of the offer's address on the public site.",
    suggestSlug: 'Suggest from title',
    suggestFailed: 'No slug could be suggested',
    slugChanges:
      "A new slug changes the offer's public address. Links to the current one lead to the offer until another one takes it.",
    createdAt: 'Created',

    publication: 'Publication',
    isOpen: 'Open',
    isOpenHint:
      'Investors may place orders. When off, orders that were placed before stay: they can be paid and accepted.',
    isVisible: 'Visible',
    isVisibleHint: 'When off, only administrators see the offer.',
    position: 'Position',
    positionHint: 'The order of offers in lists.',

    property: 'Property',
    projectType: 'Project type',
    address: 'Address',
    mainDescription: 'Main description',

    investment: 'Investment',
    series: 'Share series',
    investmentStart: 'Investment start',
    investmentEnd: 'Investment end',
    totalCost: 'Total cost',
    investmentReturn: 'Investment return',
    investmentReturnHint: 'For instance 7–9%.',
    shouldEnableFixedInvestorsEquity: 'Fixed investors’ equity',
    shouldEnableFixedInvestorsEquityHint: 'Show a fixed amount instead of the computed one.',
    fixedInvestorsEquity: 'Investors’ equity amount',

    picture: 'Image',
    image: 'Image of the offer',
    isFullWidthGallery: 'Full-width image',

    further: 'More details',
    costPerStock: 'Cost per share',
    minStock: 'Minimum number of shares',
    developerEquity: 'Developer equity',
    investorsEquity: 'Investors’ equity',
    debt: 'Debt',
    redemptionCapRate: 'Redemption cap rate',
    tenants: 'Tenants',
  },
});
