/** Texts and bodies of content, for tests that hold for every kind of it. */
import { emptyPayPalCredentials } from '@share/contract/areas/series/series.schemas.ts';
import { anOfferInput } from '../offers.ts';

export const both = (text: string) => ({ pl: text, en: `${text} in English` });
const rich = (text: string) => ({ pl: `<p>${text}</p>`, en: `<p>${text} in English</p>` });
export type Texts = { pl: string; en: string };
export type Content = Record<string, unknown>;

export const gapsIn = (items: { id: number; gaps: string[] }[], id: number) =>
  items.find((item) => item.id === id)?.gaps ?? [];

export const anAgreementInput = (name: Texts) => ({
  active: true,
  required: false,
  name,
  content: rich('Zgoda'),
  type: 'other' as const,
  target: 'contact' as const,
});
export const question = (text: Texts) => ({
  active: true,
  position: 1,
  isFeatured: false,
  question: text,
  answer: rich('Odpowiedź'),
});
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
/** The texts of a page and a slide that tests of others leave empty in one language. */
export const inBoth = { subTitle: both('Podtytuł'), content: rich('Treść') };

export const aSeriesInput = {
  name: both('Seria'),
  displayName: both('Seria'),
  limit: 10,
  pricePerShare: 100,
  availableFrom: '2026-01-01 00:00:00',
  availableTo: '2026-12-31 23:59:59',
  bankInfo: { accountNumber: '', bankName: '', accountHolder: '' },
  allowOnlinePayments: false,
  useDefaultPayPalConfig: true,
  payPalCredentials: emptyPayPalCredentials(),
};
