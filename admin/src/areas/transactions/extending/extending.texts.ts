import { bothLanguages } from '../../../platform/texts.ts';

/** Waiting longer for a payment. */
export const extendingTexts = bothLanguages({
  pl: {
    section: 'Przedłużenie terminu wpłaty',
    open: 'Przedłuż termin',
    weekLater: '+7 dni',
    day: 'Czekaj na wpłatę do końca dnia',
    hint: (until: string) => `Obecny termin: ${until}. Nowy musi być późniejszy, najwyżej 365 dni od teraz.`,
    extend: 'Przedłuż',
    title: (id: number) => `Przedłużyć termin wpłaty transakcji nr ${id}?`,
    newTerm: 'Nowy termin',
    message: 'Inwestor dostanie e-mail z nowym terminem.',
    toast: { done: 'Termin wpłaty przedłużony', failed: 'Nie udało się przedłużyć terminu wpłaty' },
  },
  en: {
    section: 'Extending the payment term',
    open: 'Extend the term',
    weekLater: '+7 days',
    day: 'Wait for the payment until the end of',
    hint: (until: string) =>
      `Present term: ${until}. The new one has to be later, at most 365 days from now.`,
    extend: 'Extend',
    title: (id: number) => `Extend the payment term of transaction ${id}?`,
    newTerm: 'New term',
    message: 'The investor will get an e-mail with the new term.',
    toast: { done: 'Payment term extended', failed: 'The payment term could not be extended' },
  },
});
