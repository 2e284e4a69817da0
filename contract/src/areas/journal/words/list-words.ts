/** The words for exports and saved views of lists: the names of the lists, and the choices of their filters. */
import type { Translated } from '../../../shared/translated.ts';

/** By the name of the list, and by the address of its screen. */
export const listLabels: Readonly<Record<string, Translated>> = {
  offers: { pl: 'Oferty', en: 'Offers' },
  series: { pl: 'Serie udziałów', en: 'Share series' },
  agreements: { pl: 'Zgody', en: 'Agreements' },
  orders: { pl: 'Zamówienia', en: 'Orders' },
  transactions: { pl: 'Transakcje', en: 'Transactions' },
  investments: { pl: 'Inwestycje', en: 'Investments' },
  shares: { pl: 'Udziały inwestycji', en: 'Shares of an investment' },
  register: { pl: 'Rejestr posiadaczy udziałów', en: 'Register of holders' },
  'books-of-month': { pl: 'Księga miesiąca', en: 'Books of a month' },
  'cap-table': { pl: 'Struktura własności', en: 'Cap table' },
  payouts: { pl: 'Wypłaty', en: 'Payouts' },
  payoutHolders: { pl: 'Udziałowcy wypłaty', en: 'Holders of a payout' },
  users: { pl: 'Użytkownicy', en: 'Users' },
  roles: { pl: 'Role', en: 'Roles' },
  permissions: { pl: 'Uprawnienia', en: 'Permissions' },
  permission: { pl: 'Uprawnienia', en: 'Permissions' },
  faq: { pl: 'Pytania (FAQ)', en: 'FAQ' },
  pages: { pl: 'Strony', en: 'Pages' },
  slider: { pl: 'Slider', en: 'Slider' },
  pictures: { pl: 'Obrazy', en: 'Images' },
  'featured-offers': { pl: 'Oferty wyróżnione', en: 'Featured offers' },
  'email-templates': { pl: 'Szablony e-mail', en: 'E-mail templates' },
  emails: { pl: 'Wysłane e-maile', en: 'Sent e-mails' },
  duePayments: { pl: 'Przelewy wychodzące', en: 'Payments out' },
  'payments-out': { pl: 'Przelewy wychodzące', en: 'Payments out' },
  paymentFiles: { pl: 'Pliki dla banku', en: 'Files for the bank' },
  'payment-files': { pl: 'Pliki dla banku', en: 'Files for the bank' },
  journal: { pl: 'Dziennik zmian', en: 'Journal' },
};

/** What waits to be done, as the lists name it. */
export const waitLabels: Readonly<Record<string, Translated>> = {
  dueSoon: { pl: 'Termin w ciągu 3 dni', en: 'Due within 3 days' },
  overdue: { pl: 'Po terminie', en: 'Overdue' },
  toAccept: { pl: 'Wpłaty do zaakceptowania', en: 'Payments to accept' },
  payPalUnclear: { pl: 'Płatności PayPal do wyjaśnienia', en: 'PayPal payments to clarify' },
  nearlySoldOut: { pl: 'Udziały na wyczerpaniu', en: 'Nearly sold out' },
  withoutAccount: { pl: 'Bez rachunku do wpłat', en: 'Without a bank account' },
  withoutShares: { pl: 'Otwarte, bez udziałów na sprzedaż', en: 'Open, with no shares for sale' },
  seriesSoldElsewhere: {
    pl: 'Otwarte, z serią, którą sprzedaje inna oferta',
    en: 'Open, with a series that another offer sells',
  },
  pastEnd: { pl: 'Otwarte, po terminie', en: 'Open, past their end date' },
  failed: {
    pl: 'Nieudane z ostatnich 30 dni, niewysłane ponownie',
    en: 'Failed in the last 30 days, not sent again',
  },
};

/** The states by which lists are filtered: of offers, and of e-mails. */
export const stateLabels: Readonly<Record<string, Translated>> = {
  open: { pl: 'Otwarte', en: 'Open' },
  closed: { pl: 'Zamknięte', en: 'Closed' },
  hidden: { pl: 'Ukryte', en: 'Hidden' },
  waiting: { pl: 'Czeka na wysłanie', en: 'Queued' },
  sent: { pl: 'Wysłany', en: 'Sent' },
  failed: { pl: 'Nie wysłano', en: 'Failed' },
};

export const gapLabels: Readonly<Record<string, Translated>> = {
  'missing-pl': { pl: 'Brak wersji polskiej', en: 'Polish version missing' },
  'missing-en': { pl: 'brak angielskiego', en: 'English is missing' },
  'older-pl': { pl: 'Starsza wersja polska', en: 'Polish version older' },
  'older-en': { pl: 'angielski starszy', en: 'English is older' },
};
