import type {
  ErasureObstacle,
  erasedParts,
  keptParts,
  RetentionGround,
} from '@share/contract/areas/personal-data/personal-data.endpoints.ts';
import { bothLanguages } from '../../platform/texts.ts';

type Erased = (typeof erasedParts)[number];
type Kept = (typeof keptParts)[number];
type Linked = Extract<ErasureObstacle, 'USER_HAS_SHARES' | 'USER_HAS_OPEN_ORDERS' | 'REFUND_IS_DUE'>;

export const personalDataTexts = bothLanguages({
  pl: {
    tab: 'Dane osobowe',
    exportTitle: 'Wszystko, co wiemy o tej osobie',
    exportText:
      'Jeden plik JSON dla tej osoby: konto, zgody z treścią, zamówienia, transakcje, inwestycje, e-maile, sesje i dziennik. Nie ma w nim danych innych osób ani haseł. Zapis pliku trafia do dziennika.',
    export: 'Zapisz plik z danymi',
    exportDone: 'Zapisano plik z danymi osoby',
    exportFailed: 'Nie udało się zapisać pliku z danymi',
    fileName: (id: number) => `dane-osoby-${id}.json`,

    eraseTitle: 'Trwałe usunięcie danych',
    eraseText: 'Danych nie da się odzyskać. Kwoty i daty w księgach zostają pod numerem zamiast nazwiska.',
    goes: 'Zniknie',
    stays: 'Zostanie',
    nothing: 'Nic',
    goesParts: {
      account: 'Imię i nazwisko, adresy, telefon, rachunek bankowy, hasło',
      orderData: 'Dane osobowe w zamówieniach',
      signedDocuments: 'Podpisane dokumenty z plikami',
      emails: 'E-maile do tej osoby i od niej',
      sessions: 'Sesje i urządzenia',
      journal: 'Wartości we wpisach dziennika',
      notes: 'Notatki i tytuły zwrotów',
    } satisfies Record<Erased, string>,
    staysParts: {
      orders: 'Zamówienia: numer, oferta, kwoty, daty',
      transactions: 'Transakcje: kwoty i daty',
      investments: 'Inwestycje',
      agreements: 'Treść zgód i odpowiedzi',
      journal: 'Wpisy dziennika: kto, co i kiedy',
    } satisfies Record<Kept, string>,
    prevents: 'Danych nie można teraz usunąć',
    links: {
      USER_HAS_SHARES: 'Inwestycje tej osoby',
      USER_HAS_OPEN_ORDERS: 'Zamówienia tej osoby',
      REFUND_IS_DUE: 'Transakcje tej osoby',
    } satisfies Record<Linked, string>,
    retention: 'Jak długo przepisy każą przechowywać dane',
    noRetention: 'Ta osoba nigdy nic nie zamówiła, więc żaden przepis nie każe przechowywać jej danych.',
    lastActivity: 'Ostatnie zamówienie, płatność lub zwrot',
    grounds: {
      accounting: 'Rachunkowość',
      tax: 'Podatki',
      moneyLaundering: 'Przeciwdziałanie praniu pieniędzy',
    } satisfies Record<RetentionGround, string>,
    until: (day: string, isOver: boolean) => (isOver ? `do ${day} (minęło)` : `do ${day}`),
    erase: 'Usuń dane na trwałe',
    erased: (day: string) => `Dane tej osoby usunięto na trwałe ${day}.`,
    eraseDone: 'Dane osoby usunięto na trwałe',
    eraseFailed: 'Nie udało się usunąć danych osoby',
    confirmTitle: (email: string) => `Usunąć na trwałe dane: ${email}?`,
    confirmText: 'Tego nie można cofnąć. Aby potwierdzić, wpisz adres e-mail tej osoby.',
    email: 'Adres e-mail',
  },
  en: {
    tab: 'Personal data',
    exportTitle: 'Everything stored about this person',
    exportText:
      'One JSON file for this person: account, agreements with their text, orders, transactions, investments, e-mails, sessions and journal. It has no data of other people and no passwords. Saving it is recorded in the journal.',
    export: 'Save the data file',
    exportDone: 'The data file is saved',
    exportFailed: 'The data file could not be saved',
    fileName: (id: number) => `person-${id}.json`,

    eraseTitle: 'Erase the data for good',
    eraseText:
      'The data cannot be recovered. Amounts and dates of the books stay, with a number in place of the name.',
    goes: 'Goes',
    stays: 'Stays',
    nothing: 'Nothing',
    goesParts: {
      account: 'Name, addresses, telephone, bank account, password',
      orderData: 'Personal data in orders',
      signedDocuments: 'Signed documents with their files',
      emails: 'E-mails to and from this person',
      sessions: 'Sessions and devices',
      journal: 'Values in entries of the journal',
      notes: 'Notes, and references of returned money',
    },
    staysParts: {
      orders: 'Orders: number, offer, amounts, dates',
      transactions: 'Transactions: amounts and dates',
      investments: 'Investments',
      agreements: 'Texts of agreements and the answers',
      journal: 'Entries of the journal: who, what and when',
    },
    prevents: 'The data cannot be erased now',
    links: {
      USER_HAS_SHARES: 'Investments of this person',
      USER_HAS_OPEN_ORDERS: 'Orders of this person',
      REFUND_IS_DUE: 'Transactions of this person',
    },
    retention: 'How long the law requires the data to be stored',
    noRetention: 'This person has never ordered anything, so no law requires the data to be stored.',
    lastActivity: 'Last order, payment or return of money',
    grounds: { accounting: 'Accounting', tax: 'Tax', moneyLaundering: 'Anti-money-laundering' },
    until: (day: string, isOver: boolean) => (isOver ? `until ${day} (over)` : `until ${day}`),
    erase: 'Erase the data',
    erased: (day: string) => `The data of this person were erased on ${day}.`,
    eraseDone: "The person's data are erased",
    eraseFailed: "The person's data could not be erased",
    confirmTitle: (email: string) => `Erase the data of ${email}?`,
    confirmText: 'This cannot be undone. To confirm, type the e-mail of this person.',
    email: 'E-mail',
  },
});
