import { bothLanguages, plural } from '../../platform/texts.ts';

export const homeTexts = bothLanguages({
  pl: {
    title: 'Pulpit',
    loadFailed: 'Nie udało się wczytać tego, co czeka',
    showAll: 'Pokaż wszystkie',
    since: (at: string) => `od ${at}`,
    until: (at: string) => `do ${at}`,
    shares: (count: number) =>
      `${plural('pl', count, { one: 'został', few: 'zostały', many: 'zostało', other: 'zostało' })} ${count}`,
    done: 'Nic nie czeka',
    doneHint: 'Wszystko jest załatwione. Gdy coś się pojawi, zobaczysz to tutaj.',
    nothingForYou: 'Dzień dobry!',
    nothingForYouHint: 'Wybierz z menu, czym chcesz się zająć.',
    booksInOrder: (at: string) => `Księgi sprawdzono ${at}: wszystko się zgadza.`,
    booksBroken: 'W księgach są niezgodności',
    booksBrokenHint: (at: string, rows: number) =>
      `Nocna kontrola (${at}) znalazła niezgodne wiersze: ${rows}. Zgłoś to administratorowi systemu, zanim zaczniesz akceptować wpłaty i zamówienia.`,
  },
  en: {
    title: 'Dashboard',
    loadFailed: 'What is waiting could not be loaded',
    showAll: 'Show all',
    since: (at: string) => `since ${at}`,
    until: (at: string) => `until ${at}`,
    shares: (count: number) => `${count} left`,
    done: 'Nothing is waiting',
    doneHint: 'Everything is done. When something comes up, you will see it here.',
    nothingForYou: 'Welcome!',
    nothingForYouHint: 'Choose from the menu what you want to work on.',
    booksInOrder: (at: string) => `The books were checked on ${at}: everything is in order.`,
    booksBroken: 'The books do not agree',
    booksBrokenHint: (at: string, rows: number) =>
      `The nightly check (${at}) found rows that do not agree: ${rows}. Report it to the operator of the system before you accept payments and orders.`,
  },
});
