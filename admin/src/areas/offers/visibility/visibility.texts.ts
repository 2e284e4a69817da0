import { formatNumber } from '@share/contract/shared/numbers/format-number.ts';
import { bothLanguages } from '../../../platform/texts.ts';
import type { NotReady } from './not-ready.ts';

export const visibilityTexts = bothLanguages({
  pl: {
    userMustBeLoggedIn: 'Tylko dla zalogowanych',
    userMustInvest: 'Tylko dla inwestorów tej oferty',
    signedIn: 'Zalogowani',
    investors: 'Inwestorzy',
    everybody: 'Wszyscy',
    further: (count: number) => `i jeszcze ${formatNumber(count, 'pl')}`,
    notReady: 'Oferta jest ustawiona jako widoczna, ale:',
    why: {
      ended: 'termin inwestycji już minął, więc nikt nie złoży zamówienia',
      noSeries: 'nie ma serii udziałów, więc nikt nie złoży zamówienia',
      seriesClosed:
        'jej seria udziałów jest zamknięta albo teraz niedostępna, więc nikt nie złoży zamówienia',
      notPayable: 'jej seria nie ma rachunku i nie przyjmuje płatności przez PayPal, więc nikt nie zapłaci',
      soldElsewhere: 'te same udziały sprzedaje teraz także inna oferta:',
      video: 'adres któregoś z filmów nie prowadzi do filmu, który da się odtworzyć',
      'missing-pl': 'brakuje tekstów po polsku',
      'missing-en': 'brakuje tekstów po angielsku',
    } satisfies Record<NotReady, string>,
  },
  en: {
    userMustBeLoggedIn: 'Only for signed-in users',
    userMustInvest: 'Only for investors in this offer',
    signedIn: 'Signed in',
    investors: 'Investors',
    everybody: 'Everybody',
    further: (count: number) => `and ${formatNumber(count, 'en')} more`,
    notReady: 'The offer is set to be visible, but:',
    why: {
      ended: 'its investment end has passed, so nobody can order',
      noSeries: 'it has no share series, so nobody can order',
      seriesClosed: 'its share series is closed or not available now, so nobody can order',
      notPayable: 'its series has no account and takes no payment through PayPal, so nobody can pay',
      soldElsewhere: 'another offer sells the same shares now:',
      video: 'the address of a video does not lead to one that can be played',
      'missing-pl': 'texts in Polish are missing',
      'missing-en': 'texts in English are missing',
    } satisfies Record<NotReady, string>,
  },
});
