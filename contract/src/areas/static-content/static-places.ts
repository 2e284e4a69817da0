import type { Translated } from '../../shared/translated.ts';

/** The places of the public site that show a collection or an element, by its key. */
const places: Readonly<Record<string, Translated>> = {
  home: { pl: 'Strona główna, na samej górze.', en: 'Home page, at the very top.' },
  'home.how-it-works': { pl: 'Strona główna, pod nagłówkiem.', en: 'Home page, below the header.' },
  'home.background': { pl: 'Strona główna, tło nagłówka.', en: 'Home page, background of the header.' },
  'about-us': { pl: 'Strona „O nas”.', en: 'The page “About us”.' },
  contact: { pl: 'Strona „Kontakt”.', en: 'The page “Contact”.' },
  'who-we-are': {
    pl: 'Strona „O nas”, część „Kim jesteśmy”.',
    en: 'The page “About us”, part “Who we are”.',
  },
  'our-values': {
    pl: 'Strona „O nas”, część „Nasze wartości”.',
    en: 'The page “About us”, part “Our values”.',
  },
  'featured-blocks': {
    pl: 'Strona główna, trzy bloki z zaletami.',
    en: 'Home page, the three blocks of advantages.',
  },
  faq: {
    pl: 'Strona z pytaniami (FAQ), nad pytaniami.',
    en: 'The page of questions (FAQ), above the questions.',
  },
  footer: { pl: 'Stopka każdej strony.', en: 'The footer of every page.' },
  'sign-in': { pl: 'Strony logowania i rejestracji.', en: 'The pages of login and registration.' },
  'sign-in.login-background': { pl: 'Strona logowania, tło.', en: 'The login page, background.' },
  'sign-in.register-background': { pl: 'Strona rejestracji, tło.', en: 'The registration page, background.' },
  badges: { pl: 'Strona główna, pasek z oznaczeniami zaufania.', en: 'Home page, the row of badges.' },
  'investment-flow': {
    pl: 'Składanie zamówienia, nad danym krokiem.',
    en: 'Placing an order, above that step.',
  },
  'investment-flow.thank-you': {
    pl: 'Składanie zamówienia, po wysłaniu.',
    en: 'Placing an order, once it is sent.',
  },
  'order-statuses': {
    pl: 'Panel inwestora, przy zamówieniu w danym statusie.',
    en: "The investor's panel, beside an order in that status.",
  },
  'documents-review': {
    pl: 'Składanie zamówienia, nad dokumentami oferty.',
    en: 'Placing an order, above the documents of the offer.',
  },
  cookies: {
    pl: 'Okno o plikach cookie przy pierwszej wizycie.',
    en: 'The popup about cookies at the first visit.',
  },
  map: { pl: 'Strona „Kontakt”, mapa.', en: 'The page “Contact”, the map.' },
  employees: { pl: 'Strona „O nas”, zespół.', en: 'The page “About us”, the team.' },
};

/** The place in words: those of the key itself, or those of the nearest collection above it. */
export function placeOf(key: string): Translated | null {
  for (let at = key; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
    const words = places[at];
    if (words) return words;
  }
  return null;
}
