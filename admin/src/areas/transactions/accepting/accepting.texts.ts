import { bothLanguages } from '../../../platform/texts.ts';

/** The texts of the buttons that accept a payment. */
export const acceptingTexts = bothLanguages({
  pl: {
    accept: 'Zaakceptuj wpłatę',
    acceptHere: 'Zaakceptuj',
    acceptNamed: (id: number) => `Zaakceptuj wpłatę: transakcja nr ${id}`,
    withOrder: 'Zaakceptuj wpłatę i zamówienie',
  },
  en: {
    accept: 'Accept payment',
    acceptHere: 'Accept',
    acceptNamed: (id: number) => `Accept payment: transaction ${id}`,
    withOrder: 'Accept payment and order',
  },
});
