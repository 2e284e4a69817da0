import { formatNumber } from '@share/contract/shared/numbers/format-number.ts';
import { bothLanguages } from '../../platform/texts.ts';

export const firstStepsTexts = bothLanguages({
  pl: {
    title: 'Pierwsze kroki',
    hint: 'Tego potrzebuje nowa platforma, zanim przyjmie pierwsze zamówienie.',
    doneOf: (done: number, all: number) =>
      `Zrobione: ${formatNumber(done, 'pl')} z ${formatNumber(all, 'pl')}.`,
    isDone: 'Zrobione',
    isOpen: 'Do zrobienia',
    steps: {
      secondFactor: {
        title: 'Włącz logowanie dwuetapowe',
        why: 'Chroni Twoje konto, także gdy ktoś pozna hasło.',
      },
      mailServer: {
        title: 'Podłącz serwer poczty',
        why: 'Bez niego nie wyjdą zaproszenia ani potwierdzenia. Adres podaje się przy uruchamianiu (SMTP_URL); ustawienia pokażą, czy działa.',
      },
      siteSettings: {
        title: 'Uzupełnij ustawienia strony',
        why: 'Tytuł dla wyszukiwarek w obu językach i adres, na który trafiają wiadomości z formularza kontaktowego.',
      },
      colleagues: {
        title: 'Zaproś współpracowników',
        why: 'Każdy ma własne konto. Przy zapraszaniu można od razu nadać rolę.',
      },
      agreements: {
        title: 'Dodaj zgody',
        why: 'Regulamin i przetwarzanie danych: inwestorzy akceptują je przy rejestracji lub zamówieniu.',
      },
      series: {
        title: 'Utwórz pierwszą serię udziałów',
        why: 'Cena, limit i rachunek bankowy, na który inwestorzy wpłacają pieniądze.',
      },
      offers: {
        title: 'Opublikuj pierwszą ofertę',
        why: 'Widoczna i otwarta oferta, która sprzedaje udziały serii.',
      },
    },
  },
  en: {
    title: 'First steps',
    hint: 'A new platform needs these before it takes its first order.',
    doneOf: (done: number, all: number) => `${formatNumber(done, 'en')} of ${formatNumber(all, 'en')} done.`,
    isDone: 'Done',
    isOpen: 'To do',
    steps: {
      secondFactor: {
        title: 'Turn on two-step sign-in',
        why: 'It protects your account even if somebody learns the password.',
      },
      mailServer: {
        title: 'Connect a mail server',
        why: 'No invitation or confirmation leaves without it. Its address is given at the start (SMTP_URL); the settings show whether it works.',
      },
      siteSettings: {
        title: 'Fill in the settings of the site',
        why: 'The title for search engines in both languages, and the address that gets messages of the contact form.',
      },
      colleagues: {
        title: 'Invite your colleagues',
        why: 'Everybody has an account of their own. A role can be given with the invitation.',
      },
      agreements: {
        title: 'Add agreements',
        why: 'Terms and data processing: investors accept them when they register or order.',
      },
      series: {
        title: 'Create the first share series',
        why: 'The price, the limit and the bank account to which investors pay.',
      },
      offers: {
        title: 'Publish the first offer',
        why: 'A visible and open offer that sells the shares of a series.',
      },
    },
  },
});
