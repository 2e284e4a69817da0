import { formatNumber } from '@share/contract/shared/numbers/format-number.ts';
import { bothLanguages, counted, plural } from '../../platform/texts.ts';

export const homeTexts = bothLanguages({
  pl: {
    title: 'Pulpit',
    loadFailed: 'Nie udało się wczytać spraw do załatwienia',
    showAll: 'Pokaż wszystkie',
    since: (at: string) => `od ${at}`,
    until: (at: string) => `do ${at}`,
    shares: (count: number) =>
      `${plural('pl', count, { one: 'został', few: 'zostały', many: 'zostało', other: 'zostało' })} ${formatNumber(count, 'pl')}`,
    done: 'Nic nie czeka',
    doneHint: 'Wszystko jest załatwione. Gdy coś się pojawi, zobaczysz to tutaj.',
    nothingForYou: 'Dzień dobry!',
    nothingForYouHint: 'Wybierz z menu, czym chcesz się zająć.',
    noPermissionsHint:
      'Nie masz jeszcze żadnych uprawnień. Poproś administratora, który Cię zaprosił, aby nadał Ci rolę.',
    openOffers: 'Otwarte oferty',
    raised: 'Zebrano',
    of: 'z',
    reserved: 'zarezerwowane:',
    furtherOffers: (count: number) =>
      `i jeszcze ${counted('pl', count, { one: 'otwarta oferta', few: 'otwarte oferty', many: 'otwartych ofert', other: 'otwartej oferty' })}`,
    sold: 'Sprzedaż według tygodni',
    week: 'Tydzień od',
    money: 'Kwota',
    soldShares: 'Udziały',
    booksInOrder: (at: string) => `Księgi sprawdzono ${at}: wszystko się zgadza.`,
    booksBroken: 'W księgach są niezgodności',
    booksBrokenHint: (at: string, rows: number) =>
      `Nocna kontrola (${at}) znalazła niezgodne wiersze: ${formatNumber(rows, 'pl')}. Zgłoś to administratorowi systemu, zanim zaczniesz akceptować wpłaty i zamówienia.`,
  },
  en: {
    title: 'Dashboard',
    loadFailed: 'Your tasks could not be loaded',
    showAll: 'Show all',
    since: (at: string) => `since ${at}`,
    until: (at: string) => `until ${at}`,
    shares: (count: number) => `${formatNumber(count, 'en')} left`,
    done: 'Nothing is waiting',
    doneHint: 'Everything is done. When something comes up, you will see it here.',
    nothingForYou: 'Welcome!',
    nothingForYouHint: 'Choose from the menu what you want to work on.',
    noPermissionsHint:
      'You have no permissions yet. Ask the administrator who invited you to give you a role.',
    openOffers: 'Open offers',
    raised: 'Raised',
    of: 'of',
    reserved: 'reserved:',
    furtherOffers: (count: number) =>
      `and ${formatNumber(count, 'en')} more open ${plural('en', count, { one: 'offer', other: 'offers' })}`,
    sold: 'Sold per week',
    week: 'Week of',
    money: 'Amount',
    soldShares: 'Shares',
    booksInOrder: (at: string) => `The books were checked on ${at}: everything is in order.`,
    booksBroken: 'The books contain inconsistencies',
    booksBrokenHint: (at: string, rows: number) =>
      `The nightly check (${at}) found inconsistent rows: ${formatNumber(rows, 'en')}. Report it to the operator of the system before you accept payments and orders.`,
  },
});
