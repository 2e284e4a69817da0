import type { FoundKind } from '@share/contract/areas/find/find.endpoints.ts';
import { contentNames } from '@share/contract/shared/content/content-names.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import { bothLanguages, counted, labelsIn } from '../../platform/texts.ts';

const kinds: Readonly<Record<FoundKind, Translated>> = {
  orders: { pl: 'Zamówienia', en: 'Orders' },
  transactions: { pl: 'Transakcje', en: 'Transactions' },
  users: { pl: 'Użytkownicy', en: 'Users' },
  offers: contentNames.offer.all,
  series: contentNames.series.all,
  agreements: contentNames.agreement.all,
};

export const findTexts = bothLanguages({
  pl: {
    findAnything: 'Szukaj wszędzie',
    placeholder: 'Numer zamówienia, tytuł lub kwota przelewu, nazwisko, e-mail, telefon, rachunek…',
    recent: 'Ostatnio otwarte',
    screens: 'Ekrany',
    commands: 'Polecenia',
    kinds: labelsIn('pl', kinds),
    nothing: 'Nic nie znaleziono',
    start: 'Zacznij pisać. Strzałki wybierają, Enter otwiera, Esc zamyka.',
    failed: 'Nie udało się wyszukać',
    found: (count: number) =>
      counted('pl', count, { one: 'wynik', few: 'wyniki', many: 'wyników', other: 'wyniku' }),
  },
  en: {
    findAnything: 'Find anything',
    placeholder: 'Order number, payment reference or amount, name, e-mail, phone, account…',
    recent: 'Opened recently',
    screens: 'Screens',
    commands: 'Commands',
    kinds: labelsIn('en', kinds),
    nothing: 'Nothing found',
    start: 'Start typing. Arrows choose, Enter opens, Esc closes.',
    failed: 'The search failed',
    found: (count: number) => counted('en', count, { one: 'result', other: 'results' }),
  },
});
