import type { FoundKind } from '@share/contract/areas/find/find.endpoints.ts';
import { bothLanguages, plural } from '../../platform/texts.ts';

export const findTexts = bothLanguages({
  pl: {
    findAnything: 'Znajdź cokolwiek',
    placeholder: 'Numer zamówienia, tytuł przelewu, nazwisko, e-mail, telefon, rachunek…',
    recent: 'Ostatnio otwarte',
    screens: 'Ekrany',
    commands: 'Polecenia',
    kinds: {
      orders: 'Zamówienia',
      transactions: 'Transakcje',
      users: 'Użytkownicy',
      offers: 'Oferty',
      series: 'Serie udziałów',
      agreements: 'Zgody',
    } satisfies Record<FoundKind, string>,
    nothing: 'Nic nie znaleziono',
    start: 'Zacznij pisać. Strzałki wybierają, Enter otwiera, Esc zamyka.',
    failed: 'Nie udało się wyszukać',
    found: (count: number) =>
      `${count} ${plural('pl', count, { one: 'wynik', few: 'wyniki', many: 'wyników', other: 'wyniku' })}`,
  },
  en: {
    findAnything: 'Find anything',
    placeholder: 'Order number, payment reference, name, e-mail, phone, account…',
    recent: 'Opened recently',
    screens: 'Screens',
    commands: 'Commands',
    kinds: {
      orders: 'Orders',
      transactions: 'Transactions',
      users: 'Users',
      offers: 'Offers',
      series: 'Share series',
      agreements: 'Agreements',
    },
    nothing: 'Nothing found',
    start: 'Start typing. Arrows choose, Enter opens, Esc closes.',
    failed: 'The search failed',
    found: (count: number) => `${count} ${plural('en', count, { one: 'result', other: 'results' })}`,
  },
});
