/** The words for the actions and records of the journal. Unknown ones, of later versions, are shown as they are recorded. */
import type { Language } from '../../../shared/languages.ts';
import type { Translated } from '../../../shared/translated.ts';
import { type JournalEntity, journalEntities } from '../journal.records.ts';
import { type JournalAction, journalActions } from '../journal-actions.ts';
import { recordWord } from './record-words.ts';

type Subject = JournalAction extends `${infer Name}.${string}` ? Name : never;
type Verb = JournalAction extends `${string}.${infer Name}` ? Name : never;

const subjects: Record<Exclude<Subject, JournalEntity>, Translated> = {
  session: { pl: 'Logowanie', en: 'Sign-in' },
  password: { pl: 'Hasło', en: 'Password' },
  'second-factor': { pl: 'Logowanie dwuetapowe', en: 'Two-step sign-in' },
  passkey: { pl: 'Klucz dostępu', en: 'Passkey' },
  rights: { pl: 'Zmiana uprawnień', en: 'Change of permissions' },
  access: { pl: 'Dostęp', en: 'Access' },
};

const verbs: Record<Verb, Translated> = {
  create: { pl: 'utworzenie', en: 'created' },
  update: { pl: 'zmiana', en: 'changed' },
  delete: { pl: 'usunięcie', en: 'deleted' },
  move: { pl: 'przesunięcie', en: 'moved' },
  'confirm-languages': { pl: 'potwierdzenie tłumaczenia', en: 'translation confirmed' },
  place: { pl: 'złożenie', en: 'placed' },
  accept: { pl: 'akceptacja', en: 'accepted' },
  outdate: { pl: 'utrata aktualności', en: 'outdated' },
  expire: { pl: 'upływ terminu', en: 'expired' },
  reject: { pl: 'odrzucenie', en: 'rejected' },
  extend: { pl: 'przedłużenie terminu', en: 'due date extended' },
  'late-transfer': { pl: 'odnotowanie spóźnionego przelewu', en: 'late transfer recorded' },
  'further-transfer': { pl: 'odnotowanie kolejnego przelewu', en: 'further transfer recorded' },
  'undo-late-transfer': { pl: 'wycofanie spóźnionego przelewu', en: 'late transfer withdrawn' },
  'undo-further-transfer': { pl: 'wycofanie kolejnego przelewu', en: 'further transfer withdrawn' },
  refund: { pl: 'odnotowanie zwrotu', en: 'refund recorded' },
  import: { pl: 'import', en: 'imported' },
  'set-columns': { pl: 'wskazanie kolumn pliku', en: 'columns of the file named' },
  'add-rule': { pl: 'dodanie reguły', en: 'rule added' },
  'remove-rule': { pl: 'usunięcie reguły', en: 'rule removed' },
  'set-aside': { pl: 'odłożenie operacji', en: 'line set aside' },
  'unknown-money': { pl: 'odnotowanie nieznanej wpłaty', en: 'unknown money recorded' },
  'return-unknown-money': {
    pl: 'odnotowanie zwrotu nieznanej wpłaty',
    en: 'return of unknown money recorded',
  },
  confirm: { pl: 'zatwierdzenie', en: 'confirmed' },
  pay: { pl: 'odnotowanie przelewu', en: 'payment recorded' },
  fail: { pl: 'odnotowanie nieudanego przelewu', en: 'failed payment recorded' },
  'pay-again': { pl: 'skierowanie do ponownej wypłaty', en: 'to be paid again' },
  'undo-pay': { pl: 'wycofanie przelewu', en: 'payment withdrawn' },
  withdraw: { pl: 'wycofanie', en: 'withdrawn' },
  'refuse-payments': {
    pl: 'odnotowanie przelewów odrzuconych przez bank',
    en: 'payments refused by the bank recorded',
  },
  reopen: { pl: 'przywrócenie operacji', en: 'line reopened' },
  'change-method': { pl: 'zmiana metody płatności', en: 'payment method changed' },
  'paypal-create': { pl: 'utworzenie płatności PayPal', en: 'PayPal payment created' },
  'paypal-ask': { pl: 'pytanie do PayPal', en: 'PayPal asked' },
  'paypal-capture': { pl: 'pobranie pieniędzy przez PayPal', en: 'money taken through PayPal' },
  'paypal-refund': { pl: 'zwrot przez PayPal', en: 'refunded through PayPal' },
  'paypal-dispute': { pl: 'pytanie o spór w PayPal', en: 'PayPal asked about a dispute' },
  'paypal-release': {
    pl: 'odblokowanie zamówienia lub zwrotu w PayPal',
    en: 'order or PayPal refund released',
  },
  register: { pl: 'rejestracja', en: 'registered' },
  'attach-document': { pl: 'dodanie podpisanego dokumentu', en: 'signed document added' },
  'remove-document': { pl: 'usunięcie podpisanego dokumentu', en: 'signed document removed' },
  'add-note': { pl: 'dodanie notatki', en: 'note added' },
  'remove-note': { pl: 'usunięcie notatki', en: 'note deleted' },
  invite: { pl: 'ponowne zaproszenie', en: 'invited again' },
  'export-data': { pl: 'zapis danych osobowych do pliku', en: 'personal data saved as a file' },
  erase: { pl: 'trwałe usunięcie danych osobowych', en: 'personal data erased' },
  'grant-permission': { pl: 'nadanie uprawnienia', en: 'permission granted' },
  'revoke-permission': { pl: 'odebranie uprawnienia', en: 'permission removed' },
  'add-user': { pl: 'dodanie osoby', en: 'person added' },
  'remove-user': { pl: 'usunięcie osoby', en: 'person removed' },
  'add-permission': { pl: 'dodanie uprawnienia', en: 'permission added' },
  'remove-permission': { pl: 'odebranie uprawnienia', en: 'permission removed' },
  add: { pl: 'dodanie', en: 'added' },
  rename: { pl: 'zmiana nazwy', en: 'renamed' },
  remove: { pl: 'usunięcie', en: 'removed' },
  test: { pl: 'wiadomość próbna', en: 'test message' },
  send: { pl: 'wysłanie', en: 'sent' },
  'send-again': { pl: 'ponowne wysłanie', en: 'sent again' },
  export: { pl: 'rozpoczęcie eksportu', en: 'export started' },
  exported: { pl: 'zakończenie eksportu', en: 'export ended' },
  upload: { pl: 'przesłanie', en: 'uploaded' },
  'half-open': {
    pl: 'podano hasło, oczekiwanie na drugi składnik',
    en: 'password given, second factor awaited',
  },
  open: { pl: 'zalogowanie', en: 'signed in' },
  close: { pl: 'wylogowanie', en: 'signed out' },
  'close-others': { pl: 'wylogowanie pozostałych urządzeń', en: 'other devices signed out' },
  'close-all': {
    pl: 'wylogowanie wszędzie przez administratora',
    en: 'signed out everywhere by an administrator',
  },
  refused: { pl: 'odmowa', en: 'refused' },
  reuse: { pl: 'użycie starego klucza sesji', en: 'previous session key used' },
  request: { pl: 'wysłanie linku', en: 'link sent' },
  set: { pl: 'ustawienie', en: 'set' },
  change: { pl: 'zmiana przez właściciela', en: 'changed by its owner' },
  on: { pl: 'włączenie', en: 'turned on' },
  off: { pl: 'wyłączenie', en: 'turned off' },
  recovery: { pl: 'użycie kodu zapasowego', en: 'recovery code used' },
  'recovery-codes': { pl: 'utworzenie nowych kodów zapasowych', en: 'new recovery codes made' },
  reset: { pl: 'usunięcie przez administratora', en: 'removed by an administrator' },
};

const wordFor = (words: Readonly<Record<string, Translated>>, name: string, language: Language): string =>
  Object.hasOwn(words, name) ? (words[name]?.[language] ?? name) : name;

/** `Order: accepted`. */
export function actionInWords(action: string, language: Language): string {
  const [subject = '', ...verb] = action.split('.');
  const name = Object.hasOwn(subjects, subject)
    ? wordFor(subjects, subject, language)
    : recordWord(subject, language);
  return `${name}: ${wordFor(verbs, verb.join('.'), language)}`;
}

export const entityChoices = (language: Language): Record<JournalEntity, string> =>
  Object.fromEntries(journalEntities.map((entity) => [entity, recordWord(entity, language)])) as Record<
    JournalEntity,
    string
  >;

export const actionChoices = (language: Language): Record<JournalAction, string> =>
  Object.fromEntries(journalActions.map((action) => [action, actionInWords(action, language)])) as Record<
    JournalAction,
    string
  >;
