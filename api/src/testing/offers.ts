import { randomUUID } from 'node:crypto';
import type { OfferAgreementInput, OfferInputDraft } from '@share/contract/areas/offers/offers.schemas.ts';

/** What the form of an offer sends: open, visible, without a series, with slugs that no other offer has. */
export function anOfferInput(fields: Partial<OfferInputDraft> = {}): OfferInputDraft {
  const unique = randomUUID();
  return {
    title: { pl: 'Kamienica', en: 'Tenement' },
    slug: { pl: `kamienica-${unique}`, en: `tenement-${unique}` },
    isOpen: true,
    isVisible: true,
    mainDescription: { pl: '<p>Opis</p>', en: '<p>Description</p>' },
    projectType: 'Tenement house',
    address: 'ul. Długa 1, Kraków',
    totalCost: 1_000_000,
    position: 1,
    investmentStart: '2026-01-01',
    investmentEnd: '2026-12-31',
    investmentReturn: { pl: '7–9%', en: '7–9%' },
    fixedInvestorsEquity: null,
    templateName: '',
    series: null,
    sections: [],
    badges: [],
    descriptions: [],
    properties: [],
    investorDocuments: [],
    agreements: [],
    ...fields,
  };
}

export const anOfferAgreementInput = (fields: Partial<OfferAgreementInput> = {}): OfferAgreementInput => ({
  name: { pl: 'Regulamin', en: 'Terms' },
  content: { pl: '<p>Akceptuję regulamin</p>', en: '<p>I accept the terms</p>' },
  active: true,
  required: true,
  type: 'terms',
  target: 'investment',
  ...fields,
});
