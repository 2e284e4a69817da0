import { randomUUID } from 'node:crypto';
import type { OfferAgreementInput, OfferInputDraft } from '@share/contract/areas/offers/offers.schemas.ts';
import { offerAgreements, offers } from '../areas/offers/offers.tables.ts';
import type { Context } from '../platform/context.ts';

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

/** A stored offer like `anOfferInput`, whose investment dates lie far apart. */
export async function anOffer({ db }: Context, fields: Partial<typeof offers.$inferInsert> = {}) {
  const { title, slug, mainDescription, investmentReturn } = anOfferInput();
  const [created] = await db
    .insert(offers)
    .values({
      title,
      slug,
      isOpen: true,
      isVisible: true,
      mainDescription,
      projectType: 'Tenement house',
      address: 'ul. Długa 1, Kraków',
      totalCost: '1000000.00',
      position: 1,
      investmentStart: '2000-01-01',
      investmentEnd: '2099-12-31',
      investmentReturn,
      templateName: '',
      ...fields,
    })
    .returning();
  if (!created) throw new Error('No offer was created');
  return created;
}

/** A stored agreement of an offer; several of one offer need positions of their own. */
export async function anOfferAgreement(
  { db }: Context,
  offerId: number,
  fields: Partial<typeof offerAgreements.$inferInsert> = {},
) {
  const { name, content, type } = anOfferAgreementInput();
  const [created] = await db
    .insert(offerAgreements)
    .values({
      offerId,
      position: 1,
      name,
      content,
      active: true,
      required: true,
      type,
      target: 'investment',
      ...fields,
    })
    .returning();
  if (!created) throw new Error('No offer agreement was created');
  return created;
}
