/** What records are called. Unknown records, of later versions of the server, have their names in the audit trail. */
import { type ContentKind, contentNames, isContentKind } from '../../../shared/content/content-names.ts';
import type { Language } from '../../../shared/languages.ts';
import type { Translated } from '../../../shared/translated.ts';
import type { JournalEntity } from '../journal.records.ts';

const others: Readonly<Record<Exclude<JournalEntity, ContentKind>, Translated>> = {
  order: { pl: 'Zamówienie', en: 'Order' },
  transaction: { pl: 'Transakcja', en: 'Transaction' },
  statement: { pl: 'Wyciąg', en: 'Statement' },
  payout: { pl: 'Wypłata', en: 'Payout' },
  paymentFile: { pl: 'Plik dla banku', en: 'File for the bank' },
  user: { pl: 'Użytkownik', en: 'User' },
  role: { pl: 'Rola', en: 'Role' },
  proposal: { pl: 'Propozycja', en: 'Proposal' },
  permission: { pl: 'Uprawnienie', en: 'Permission' },
  email: { pl: 'E-mail', en: 'E-mail' },
  config: { pl: 'Ustawienia', en: 'Settings' },
  payPalConfig: { pl: 'Ustawienia PayPal', en: 'PayPal settings' },
  sectionPattern: { pl: 'Wzór sekcji', en: 'Section pattern' },
  contact: { pl: 'Formularz kontaktowy', en: 'Contact form' },
  file: { pl: 'Plik', en: 'File' },
  list: { pl: 'Lista', en: 'List' },
  listView: { pl: 'Zapisany widok listy', en: 'Saved view of a list' },
  endpoint: { pl: 'Wywołanie', en: 'Call' },
};
const hasName = (entity: string): entity is keyof typeof others => Object.hasOwn(others, entity);

/** The word as it is written at the beginning of a line: `Agreement`. */
export function recordWord(entity: string, language: Language): string {
  if (isContentKind(entity)) return withCapital(contentNames[entity].one[language]);
  return hasName(entity) ? others[entity][language] : entity;
}

const withCapital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
