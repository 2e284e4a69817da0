import type { ErasedFromEntry, ErasedReason } from '@share/contract/areas/journal/journal.schemas.ts';
import { formatMoment } from '@share/contract/shared/dates.ts';
import { bothLanguages } from '../../platform/texts.ts';
import { showing } from '../../ui/list/showing.texts.ts';

const erasedReasons = {
  pl: {
    'about-person': 'bo wpis jej dotyczył',
    'names-person': 'bo wpis ją wymieniał',
    'of-person': 'bo to jej działanie',
  },
  en: {
    'about-person': 'because the entry is about that person',
    'names-person': 'because the entry names that person',
    'of-person': 'because that person acted',
  },
} satisfies Record<'pl' | 'en', Record<ErasedReason, string>>;

export const journalTexts = bothLanguages({
  pl: {
    title: 'Dziennik zmian',
    empty: 'Nic jeszcze nie zapisano.',
    show: showing.pl('wpis', 'wpisy', 'wpisów'),
    nameOf: (id: number) => `Wpis nr ${id}`,
    search: 'Numer rekordu lub kto to zrobił',
    at: 'Kiedy',
    actor: 'Kto',
    action: 'Co',
    record: 'Rekord',
    number: 'Numer rekordu',
    name: 'Nazwa rekordu',
    person: 'Kogo dotyczy',
    system: 'System',
    visitor: 'Osoba niezalogowana',
    noRecord: 'Bez rekordu',

    facts: 'Wpis',
    ip: 'Adres IP',
    requestId: 'Identyfikator żądania',
    historyOf: 'Cała historia rekordu',
    changes: 'Zmiany',
    field: 'Pole',
    before: 'Przed',
    after: 'Po',
    nothingChanged: 'Wpis nie zawiera zmian wartości.',
    erased: 'Dane osobowe z tego wpisu usunięto na trwałe.',
    erasure: ({ userId, at, actor, reason }: ErasedFromEntry) =>
      `${formatMoment(at)}, ${actor}: wartości zniknęły razem z danymi osoby #${userId}${reason ? `, ${erasedReasons.pl[reason]}` : ''}.`,
    hidden: 'Treść wpisu widzą osoby, które mogą otworzyć ten rekord.',
    further: (count: string) => `Nie pokazano dalszych zmian: ${count}.`,
  },
  en: {
    title: 'Journal',
    empty: 'Nothing has been recorded yet.',
    show: showing.en('entry', 'entries'),
    nameOf: (id: number) => `Entry ${id}`,
    search: 'Record number or who did it',
    at: 'When',
    actor: 'Who',
    action: 'What',
    record: 'Record',
    number: 'Record number',
    name: 'Name of the record',
    person: 'Person concerned',
    system: 'System',
    visitor: 'Somebody not signed in',
    noRecord: 'No record',

    facts: 'Entry',
    ip: 'IP address',
    requestId: 'Request ID',
    historyOf: 'Whole history of the record',
    changes: 'Changes',
    field: 'Field',
    before: 'Before',
    after: 'After',
    nothingChanged: 'The entry has no changed values.',
    erased: 'Personal values of this entry were erased.',
    erasure: ({ userId, at, actor, reason }: ErasedFromEntry) =>
      `${formatMoment(at)}, ${actor}: the values went with the data of person #${userId}${reason ? `, ${erasedReasons.en[reason]}` : ''}.`,
    hidden: 'The contents of the entry are shown to those who may open the record.',
    further: (count: string) => `Further changes that are not shown: ${count}.`,
  },
});
