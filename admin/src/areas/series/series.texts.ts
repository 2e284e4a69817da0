import { formatNumber } from '@share/contract/shared/numbers/format-number.ts';
import { recordTexts, sentencesOf } from '../../ui/record/record-texts.ts';

export const seriesTexts = recordTexts({
  pl: {
    title: 'Serie udziałów',
    ...sentencesOf.pl({ ending: 'a', singular: ['seria', 'serię', 'serii'], plural: ['serie', 'serii'] }),
    empty: 'Nie ma jeszcze żadnej serii udziałów.',
    createTitle: 'Nowa seria udziałów',
    editTitle: 'Seria udziałów',

    name: 'Nazwa',
    displayName: 'Nazwa wyświetlana',
    limit: 'Limit udziałów',
    limitHint: '0 oznacza, że nic nie jest na sprzedaż.',
    numberOfShares: 'Kupione udziały',
    reservedShares: 'Zarezerwowane udziały',
    pricePerShare: 'Cena udziału',
    boughtOf: (bought: string, limit: string) => `Kupione: ${bought} z ${limit}`,
    isOpen: 'Otwarta na inwestycje',
    waits: { nearlySoldOut: 'Udziały na wyczerpaniu', withoutAccount: 'Bez rachunku do wpłat' },
    open: 'Otwarta',
    notOpen: 'Zamknięta',
    isOpenHint:
      'Po wyłączeniu seria od razu przestaje przyjmować zamówienia. Złożone wcześniej zamówienia, daty i limit się nie zmieniają.',
    closed: (name: string) => `${name} (zamknięta)`,
    isUsed:
      'Seria należy do oferty albo złożono na nią zamówienia. Usunąć można tylko serię bez ofert i bez zamówień.',
    toSeries: 'Otwórz serię i jej oferty',
    choice: (price: string, left: number, offers: readonly string[]) =>
      [
        `cena udziału ${price}`,
        `wolne udziały: ${formatNumber(left, 'pl')}`,
        offers.length > 0 ? `sprzedaje: ${offers.join(', ')}` : 'nie sprzedaje jej żadna oferta',
      ].join(' · '),
    offers: 'Oferty tej serii',
    noOffers: 'Tej serii nie ma żadna oferta.',
    onSale: 'w sprzedaży',
    availableFrom: 'Dostępna od',
    availableTo: 'Dostępna do',

    general: 'Nazwa serii',
    shares: 'Udziały',
    availability: 'Dostępność',
    bankInfo: 'Rachunek bankowy',
    accountNumber: 'Numer rachunku',
    bankName: 'Nazwa banku',
    accountHolder: 'Właściciel rachunku',
    virtualPrefix: 'Prefiks rachunków wirtualnych',
    virtualPrefixHint:
      'Puste, jeśli bank nie identyfikuje płatności masowych. Inaczej 10–14 cyfr od banku: jego numer rozliczeniowy (8 cyfr) i numer klienta, bez cyfr kontrolnych. Każde nowe zamówienie dostanie własny rachunek.',
    account: 'Rachunek',
    accountGiven: 'Podany',
    accountMissing: 'Brak rachunku',
    noAccount:
      'Brak rachunku: nie można płacić przelewem ani składać zamówień ręcznych. Inwestorzy mogą zamawiać tylko wtedy, gdy seria przyjmuje płatności przez PayPal.',

    onlinePayments: 'Płatności online',
    allowOnlinePayments: 'Przyjmuj płatności online',
    useDefaultPayPalConfig: 'Użyj domyślnej konfiguracji PayPal',
    productionMode: 'Tryb produkcyjny',
    productionModeHint: 'Wyłączony oznacza tryb testowy (sandbox).',
    productionClientId: 'Identyfikator klienta (produkcja)',
    productionClientSecret: 'Sekret klienta (produkcja)',
    sandboxClientId: 'Identyfikator klienta (sandbox)',
    sandboxClientSecret: 'Sekret klienta (sandbox)',
    secretRemoval:
      'Inwestorzy nie będą mogli płacić przez PayPal na podstawie tych danych, także dokończyć rozpoczętych płatności. O płatności, które PayPal już przyjmuje, będziemy dalej pytać.',
  },
  en: {
    title: 'Share series',
    ...sentencesOf.en('a', 'series', 'series'),
    empty: 'There are no share series yet.',
    createTitle: 'New share series',
    editTitle: 'Share series',
    loadFailed: 'The share series could not be loaded',

    name: 'Name',
    displayName: 'Display name',
    limit: 'Share limit',
    limitHint: '0 means that nothing is for sale.',
    numberOfShares: 'Shares bought',
    reservedShares: 'Shares reserved',
    pricePerShare: 'Price per share',
    boughtOf: (bought: string, limit: string) => `Bought: ${bought} of ${limit}`,
    isOpen: 'Open for investments',
    waits: { nearlySoldOut: 'Nearly sold out', withoutAccount: 'Without a bank account' },
    open: 'Open',
    notOpen: 'Closed',
    isOpenHint:
      'When off, the series stops taking orders immediately. Orders placed before, its dates and its limit stay as they are.',
    closed: (name: string) => `${name} (closed)`,
    isUsed:
      'An offer has this series, or its shares were ordered. Only a series without offers and orders can be deleted.',
    toSeries: 'Open the series and its offers',
    choice: (price: string, left: number, offers: readonly string[]) =>
      [
        `${price} a share`,
        `shares left: ${formatNumber(left, 'en')}`,
        offers.length > 0 ? `sold by ${offers.join(', ')}` : 'sold by no offer',
      ].join(' · '),
    offers: 'Offers of this series',
    noOffers: 'No offer has this series.',
    onSale: 'on sale',
    availableFrom: 'Available from',
    availableTo: 'Available to',

    general: 'Name of the series',
    shares: 'Shares',
    availability: 'Availability',
    bankInfo: 'Bank account',
    accountNumber: 'Account number',
    bankName: 'Bank name',
    accountHolder: 'Account holder',
    virtualPrefix: 'Prefix of virtual accounts',
    virtualPrefixHint:
      'Empty if the bank does not identify mass payments. Otherwise 10 to 14 digits from the bank: its settlement number (8 digits) and the client number, without check digits. Each new order gets an account of its own.',
    account: 'Account',
    accountGiven: 'Given',
    accountMissing: 'No account',
    noAccount:
      'No account: nobody can pay by transfer, and staff cannot place orders. Investors can order only if the series takes payments through PayPal.',

    onlinePayments: 'Online payments',
    allowOnlinePayments: 'Accept online payments',
    useDefaultPayPalConfig: 'Use the default PayPal configuration',
    productionMode: 'Production mode',
    productionModeHint: 'Off means sandbox mode.',
    productionClientId: 'Client ID (production)',
    productionClientSecret: 'Client secret (production)',
    sandboxClientId: 'Client ID (sandbox)',
    sandboxClientSecret: 'Client secret (sandbox)',
    secretRemoval:
      'Investors can no longer pay through PayPal with these credentials, nor finish payments that they have begun. PayPal is still asked about payments that it is taking already.',
  },
});
