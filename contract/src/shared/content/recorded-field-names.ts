import type { Translated } from '../translated.ts';

/** The names of what the audit trail records besides the fields of forms. */
export const recordedFieldNames: Readonly<Record<string, Translated>> = {
  factor: { pl: 'Drugi składnik', en: 'Second factor' },
  passkeys: { pl: 'Klucze dostępu', en: 'Passkeys' },
  notifiedAt: { pl: 'Powiadomiono inwestorów', en: 'Investors notified' },
  list: { pl: 'Lista', en: 'List' },
  format: { pl: 'Rodzaj pliku', en: 'File type' },
  filters: { pl: 'Filtry', en: 'Filters' },
  order: { pl: 'Kolejność', en: 'Order' },
  column: { pl: 'według', en: 'by' },
  direction: { pl: 'kierunek', en: 'direction' },
  ids: { pl: 'Wybrane wiersze', en: 'Chosen rows' },
  isComplete: { pl: 'Plik kompletny', en: 'File is complete' },
  search: { pl: 'Wyszukiwanie', en: 'Search' },
  from: { pl: 'od', en: 'from' },
  to: { pl: 'do', en: 'to' },
  within: { pl: 'okres', en: 'period' },
  at: { pl: 'Kiedy', en: 'When' },
  action: { pl: 'Co', en: 'What' },
  entity: { pl: 'Rekord', en: 'Record' },
  person: { pl: 'Kogo dotyczy', en: 'Person concerned' },
  gap: { pl: 'Języki', en: 'Languages' },
  waits: { pl: 'Do załatwienia', en: 'To do' },
  used: { pl: 'Używane', en: 'In use' },
  deleted: { pl: 'Usunięci', en: 'Deleted' },
  onlyAdmin: { pl: 'Tylko administratorzy', en: 'Administrators only' },
  userType: { pl: 'Typ konta', en: 'Account type' },
  userEmail: { pl: 'E-mail użytkownika', en: 'E-mail of the user' },
  hasPendingOrders: { pl: 'Zamówienia w toku', en: 'Pending orders' },
  investedAmount: { pl: 'Zainwestowano', en: 'Invested' },
  investment: { pl: 'Inwestycja', en: 'Investment' },
  rejection: { pl: 'Anulowanie', en: 'Cancelling' },
  owner: { pl: 'Właściciel widoku', en: 'Owner of the view' },
  entries: { pl: 'Wpisy bez danych osobowych', en: 'Entries without personal data' },
  digest: { pl: 'Suma kontrolna wpisów', en: 'Checksum of the entries' },
  payPal: { pl: 'PayPal', en: 'PayPal' },
  mode: { pl: 'Tryb', en: 'Mode' },
  outcome: { pl: 'Wynik', en: 'Outcome' },
  result: { pl: 'Stan w PayPal', en: 'State at PayPal' },
  issue: { pl: 'Kod PayPal', en: 'PayPal code' },
  agreement: { pl: 'Zgoda', en: 'Agreement' },
  fingerprint: { pl: 'Suma kontrolna treści', en: 'Checksum of the content' },
  isAccepted: { pl: 'Udzielona', en: 'Given' },
  isRequired: { pl: 'Wymagana', en: 'Required' },
  isGeneral: { pl: 'Ogólna', en: 'General' },
  by: { pl: 'Kto', en: 'Who' },
};

/** The names of fields that one kind of record calls differently, by the kind's name in the audit trail. */
export const fieldNamesOfKind: Readonly<Record<string, Readonly<Record<string, Translated>>>> = {
  agreement: {
    active: { pl: 'Aktywna', en: 'Active' },
  },
  config: {
    maintenanceMode: { pl: 'Serwis publiczny jest zamknięty', en: 'The public site is closed' },
    maintenanceUntil: { pl: 'Przewidywany koniec (czas polski)', en: 'Expected end (Polish time)' },
  },
  endpoint: {
    permission: { pl: 'Brakujące uprawnienie', en: 'Permission that was lacking' },
  },
  featuredOffer: {
    name: { pl: 'Miejsce', en: 'Place' },
    state: { pl: 'Stan', en: 'State' },
  },
  list: {
    state: { pl: 'Stan', en: 'State' },
    columns: { pl: 'Kolumny pliku', en: 'Columns of the file' },
    rows: { pl: 'Wiersze', en: 'Rows' },
  },
  listView: {
    state: { pl: 'Stan', en: 'State' },
  },
  offer: {
    series: { pl: 'Seria udziałów', en: 'Share series' },
    image: { pl: 'Obraz oferty', en: 'Image of the offer' },
  },
  page: {
    active: { pl: 'Aktywna', en: 'Active' },
    seoTitle: { pl: 'Tytuł dla wyszukiwarek', en: 'Title for search engines' },
    seoDescription: { pl: 'Opis dla wyszukiwarek', en: 'Description for search engines' },
    image: { pl: 'Obraz strony', en: 'Image of the page' },
  },
  picture: {
    alt: { pl: 'Opis', en: 'Description' },
  },
  role: {
    attempt: { pl: 'Czego odmówiono', en: 'What was refused' },
    code: { pl: 'Powód odmowy', en: 'Reason of the refusal' },
    permissions: { pl: 'Brakujące uprawnienia', en: 'Permissions that were lacking' },
  },
  series: {
    isOpen: { pl: 'Otwarta na inwestycje', en: 'Open for investments' },
    allowOnlinePayments: { pl: 'Przyjmuj płatności online', en: 'Accept online payments' },
    useDefaultPayPalConfig: {
      pl: 'Użyj domyślnej konfiguracji PayPal',
      en: 'Use the default PayPal configuration',
    },
  },
  slide: {
    active: { pl: 'Aktywny', en: 'Active' },
    guestButtonLabel: { pl: 'Przycisk dla gościa: etykieta', en: 'Guest button label' },
    guestButtonUrl: { pl: 'Przycisk dla gościa: adres', en: 'Guest button address' },
    loggedUserButtonLabel: { pl: 'Przycisk dla zalogowanych: etykieta', en: 'Signed-in user button label' },
    loggedUserButtonUrl: { pl: 'Przycisk dla zalogowanych: adres', en: 'Signed-in user button address' },
  },
  user: {
    active: { pl: 'Konto aktywne', en: 'Account active' },
    language: { pl: 'Język e-maili', en: 'Language of e-mails' },
    position: { pl: 'Stanowisko', en: 'Position' },
    name: { pl: 'Klucz dostępu', en: 'Passkey' },
    state: { pl: 'Stan konta', en: 'State of the account' },
    kind: { pl: 'Rodzaj sesji', en: 'Kind of session' },
    attempt: { pl: 'Czego odmówiono', en: 'What was refused' },
    code: { pl: 'Powód odmowy', en: 'Reason of the refusal' },
    permissions: { pl: 'Brakujące uprawnienia', en: 'Permissions that were lacking' },
  },
};
