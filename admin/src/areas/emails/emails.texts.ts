import { bothLanguages } from '../../platform/texts.ts';
import { showing } from '../../ui/list/showing.texts.ts';

export const emailsTexts = bothLanguages({
  pl: {
    title: 'Wysłane e-maile',
    empty: 'Nie wysłano jeszcze żadnego e-maila.',
    show: showing.pl('e-mail', 'e-maile', 'e-maili'),
    nameOf: (id: number) => `E-mail nr ${id}`,
    search: 'Adres lub osoba',
    recipient: 'Odbiorca',
    subject: 'Temat',
    type: 'Rodzaj',
    createdAt: 'Utworzony',
    state: 'Stan',
    waits: { failed: 'Nieudane z ostatnich 30 dni, niewysłane ponownie' },
    states: { waiting: 'Czeka na wysłanie', sent: 'Wysłany', failed: 'Nie wysłano' },
    hidden: 'Ukryte',
    hiddenHint: 'Odbiorcę i temat widzą osoby z uprawnieniem do podglądu użytkowników.',

    facts: 'Dane e-maila',
    address: 'Adres',
    person: 'Osoba',
    sentAt: 'Wysłany',
    givenUpAt: 'Przerwano próby',
    nextAttemptAt: 'Następna próba',
    attempts: 'Liczba prób',
    lastError: 'Odpowiedź serwera poczty',
    againAt: 'Wysłany ponownie',

    text: 'Treść',
    textFrame: 'Treść e-maila',
    phone: 'Szerokość telefonu',
    noText: {
      secret:
        'Treść zawiera link, który otwiera konto. Nikt jej tu nie zobaczy, a po wysłaniu nie jest przechowywana.',
      forbidden: 'Treść zawiera dane, do których podglądu nie masz uprawnień.',
      deleted: 'Treść została usunięta po wysłaniu.',
    },

    again: 'Wyślij ponownie',
    againTitle: 'Wysłać ten e-mail ponownie?',
    againText: 'Ten sam tekst trafi na obecny adres tej osoby.',
    againLink: 'Osoba dostanie nowy link na swój obecny adres. Poprzedni link przestanie działać.',
    againTo: 'Na adres',
    toasts: { again: { done: 'E-mail wyślemy za chwilę', failed: 'Nie udało się wysłać e-maila ponownie' } },
  },
  en: {
    title: 'Sent e-mails',
    empty: 'No e-mail has been sent yet.',
    show: showing.en('e-mail', 'e-mails'),
    nameOf: (id: number) => `E-mail ${id}`,
    search: 'Address or person',
    recipient: 'Recipient',
    subject: 'Subject',
    type: 'Type',
    createdAt: 'Created on',
    state: 'State',
    waits: { failed: 'Failed in the last 30 days, not sent again' },
    states: { waiting: 'Queued', sent: 'Sent', failed: 'Failed' },
    hidden: 'Hidden',
    hiddenHint: 'Recipient and subject are shown to those who may view users.',

    facts: 'E-mail details',
    address: 'Address',
    person: 'Person',
    sentAt: 'Sent on',
    givenUpAt: 'Gave up on',
    nextAttemptAt: 'Next attempt',
    attempts: 'Attempts',
    lastError: 'Answer of the mail server',
    againAt: 'Sent again on',

    text: 'Text',
    textFrame: 'Text of the e-mail',
    phone: 'Phone width',
    noText: {
      secret:
        'The text contains a link that opens an account. Nobody can see it here, and it is not stored after sending.',
      forbidden: 'The text contains data that you have no permission to view.',
      deleted: 'The text was deleted after sending.',
    },

    again: 'Send again',
    againTitle: 'Send this e-mail again?',
    againText: 'The same text will go to the current address of the person.',
    againLink:
      'The person will get a new link at their current address. The previous link will stop working.',
    againTo: 'To',
    toasts: {
      again: { done: 'The e-mail will be sent in a moment', failed: 'The e-mail could not be sent again' },
    },
  },
});
