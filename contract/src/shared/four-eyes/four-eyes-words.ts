import type { Translated } from '../translated.ts';
import type { FourEyesAction } from './four-eyes.ts';

/** What the actions that may need a second person are called. */
export const fourEyesWords = {
  acceptance: {
    pl: 'Akceptacja wpłat i zamówień powyżej kwoty',
    en: 'Accepting payments and orders above an amount',
  },
  refunds: { pl: 'Zwroty pieniędzy', en: 'Returns of money' },
  payouts: { pl: 'Wypłaty', en: 'Payouts' },
  bankFiles: { pl: 'Pliki do banku', en: 'Files for the bank' },
  bankAccounts: { pl: 'Rachunki bankowe serii i inwestorów', en: 'Bank accounts of series and investors' },
  terms: { pl: 'Cena i limit serii, która ma zamówienia', en: 'Price and limit of a series that has orders' },
  credentials: { pl: 'Dane dostępowe PayPal', en: 'PayPal credentials' },
  rights: { pl: 'Role i uprawnienia osób', en: 'Roles and permissions of people' },
  settings: { pl: 'Rezygnacja z drugiej osoby', en: 'Doing without a second person' },
} as const satisfies Record<FourEyesAction, Translated>;
