import type { Language } from '../languages.ts';

type Words = Readonly<Record<Language, string>>;

/**
 * The kinds of content, by their names in the audit trail, in the order of the menu: what one record is called within a
 * sentence, and what all of them are called in menus.
 */
export const contentNames = {
  offer: { one: { pl: 'oferta', en: 'offer' }, all: { pl: 'Oferty', en: 'Offers' } },
  series: {
    one: { pl: 'seria udziałów', en: 'share series' },
    all: { pl: 'Serie udziałów', en: 'Share series' },
  },
  agreement: { one: { pl: 'zgoda', en: 'agreement' }, all: { pl: 'Zgody', en: 'Agreements' } },
  faq: { one: { pl: 'pytanie (FAQ)', en: 'FAQ entry' }, all: { pl: 'Pytania (FAQ)', en: 'FAQ' } },
  page: { one: { pl: 'strona', en: 'page' }, all: { pl: 'Strony', en: 'Pages' } },
  slide: { one: { pl: 'slajd', en: 'slide' }, all: { pl: 'Slider', en: 'Slider' } },
  picture: { one: { pl: 'obraz', en: 'image' }, all: { pl: 'Obrazy', en: 'Images' } },
  featuredOffer: {
    one: { pl: 'oferty wyróżnione', en: 'featured offers' },
    all: { pl: 'Oferty wyróżnione', en: 'Featured offers' },
  },
  staticContent: {
    one: { pl: 'treść stała', en: 'static content' },
    all: { pl: 'Treści stałe', en: 'Static content' },
  },
  emailTemplate: {
    one: { pl: 'szablon e-mail', en: 'e-mail template' },
    all: { pl: 'Szablony e-mail', en: 'E-mail templates' },
  },
} as const satisfies Record<string, { one: Words; all: Words }>;

export type ContentKind = keyof typeof contentNames;
export const contentKinds = Object.keys(contentNames) as [ContentKind, ...ContentKind[]];
export const isContentKind = (name: string): name is ContentKind => Object.hasOwn(contentNames, name);
