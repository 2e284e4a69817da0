/** Texts and bodies of content, for tests of every kind of content. */
import { anOfferInput } from '../offers.ts';

export const both = (text: string) => ({ pl: text, en: `${text} in English` });
const rich = (text: string) => ({ pl: `<p>${text}</p>`, en: `<p>${text} in English</p>` });
export type Texts = { pl: string; en: string };
export type Content = Record<string, unknown>;

export const gapsIn = (items: { id: number; gaps: string[] }[], id: number) =>
  items.find((item) => item.id === id)?.gaps ?? [];

export const inElement = (content: Texts) =>
  anOfferInput({
    sections: [
      {
        id: '0b7e0f2e-4a52-4a8f-9c5e-8a9c0b9a4a11',
        elements: [
          {
            id: '0b7e0f2e-4a52-4a8f-9c5e-8a9c0b9a4a12',
            type: 'text',
            title: both('Lokalizacja'),
            userMustBeLoggedIn: false,
            userMustInvest: false,
            data: { content },
          },
        ],
      },
    ],
  } as object);
export const ofSlide = { content: rich('Treść'), loggedUserButtonLabel: both('Wejdź') };
/** The texts of a page and a slide, in both languages, for tests of other texts. */
export const inBoth = { subTitle: both('Podtytuł'), content: rich('Treść') };
