import { formatNumber } from '@share/contract/shared/numbers/format-number.ts';
import { bothLanguages } from '../../../platform/texts.ts';

/** The texts of extending a payment term. */
export const extendingTexts = bothLanguages({
  pl: {
    section: 'Przedłużenie terminu wpłaty',
    open: 'Przedłuż termin',
    weekLater: '+7 dni',
    day: 'Nowy termin wpłaty: do końca dnia',
    hint: (until: string) => `Bieżący termin: ${until}. Nowy musi być późniejszy, najwyżej 365 dni od teraz.`,
    extend: 'Przedłuż',
    title: (id: number) => `Przedłużyć termin wpłaty transakcji nr ${id}?`,
    newTerm: 'Nowy termin',
    reason: 'Powód',
    openOf: (id: number) => `Przedłuż termin: transakcja nr ${id}`,
    bulk: 'Przedłuż o 7 dni',
    bulkTitle: (count: number) =>
      `Przedłużyć terminy zaznaczonych wpłat o 7 dni (${formatNumber(count, 'pl')})?`,
    bulkMessage:
      'Każdy termin przesunie się o 7 dni, a jeśli już minął – na 7 dni od teraz. Inwestorzy dostaną e-mail z nowym terminem. Powód trafi do historii.',
    message: 'Inwestor dostanie e-mail z nowym terminem.',
    toast: { done: 'Termin wpłaty przedłużony', failed: 'Nie udało się przedłużyć terminu wpłaty' },
  },
  en: {
    section: 'Extending the due date',
    open: 'Extend the due date',
    weekLater: '+7 days',
    day: 'New due date: until the end of',
    hint: (until: string) =>
      `Current due date: ${until}. The new one has to be later, at most 365 days from now.`,
    extend: 'Extend',
    title: (id: number) => `Extend the due date of transaction ${id}?`,
    newTerm: 'New due date',
    reason: 'Reason',
    openOf: (id: number) => `Extend the due date: transaction ${id}`,
    bulk: 'Extend by 7 days',
    bulkTitle: (count: number) =>
      `Extend the due dates of the selected payments by 7 days (${formatNumber(count, 'en')})?`,
    bulkMessage:
      'Each due date moves by 7 days, or to 7 days from now if it has passed. The investors get an e-mail with the new due date. The reason goes into the history.',
    message: 'The investor will get an e-mail with the new due date.',
    toast: { done: 'Due date extended', failed: 'The due date could not be extended' },
  },
});
