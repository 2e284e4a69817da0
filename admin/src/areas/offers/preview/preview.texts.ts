import { bothLanguages, plural } from '../../../platform/texts.ts';

/** The controls of the preview, and the texts of the page that do not come from the offer. */
export const previewTexts = bothLanguages({
  pl: {
    title: 'Podgląd oferty',
    viewer: 'Odbiorca',
    viewers: { guest: 'Gość', user: 'Zalogowany', investor: 'Inwestor' },
    nothingHidden: 'Widać wszystkie części oferty.',
    hidden: (count: number) =>
      `Ukryto ${count} ${plural('pl', count, { one: 'część', few: 'części', other: 'części' })} oferty.`,
    page: 'Strona oferty',
    untitled: 'Oferta bez tytułu',
    properties: 'Najważniejsze informacje',
    documents: 'Dokumenty dla inwestorów',
    toBeSigned: 'do podpisu',
    required: 'wymagany',
    emptyElement: (type: string) => `${type}: jeszcze nic do pokazania`,
    empty: 'Oferta nie ma jeszcze treści w tym języku.',
  },
  en: {
    title: 'Preview of the offer',
    viewer: 'Viewer',
    viewers: { guest: 'Guest', user: 'Signed-in user', investor: 'Investor' },
    nothingHidden: 'All parts of the offer are seen.',
    hidden: (count: number) =>
      `${count} ${plural('en', count, { one: 'part of the offer is', other: 'parts of the offer are' })} hidden.`,
    page: 'Page of the offer',
    untitled: 'Offer without a title',
    properties: 'Key facts',
    documents: 'Documents for investors',
    toBeSigned: 'to be signed',
    required: 'required',
    emptyElement: (type: string) => `${type}: nothing to show yet`,
    empty: 'The offer has no content in this language yet.',
  },
});
