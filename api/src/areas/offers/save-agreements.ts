import type { OfferAgreementInput } from '@share/contract/areas/offers/offers.schemas.ts';
import { numbered } from '@share/contract/shared/positions.ts';
import { and, eq, notInArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { sanitizeTranslated } from '../../platform/html/html.ts';
import { refusalsOfContent } from '../../platform/html/shown-content.ts';
import { Refusal, refuseIfAny } from '../../platform/refusal.ts';
import { offerAgreements } from './offers.tables.ts';

/** Makes an offer's agreements those of the list, in its order: stored ones that it leaves out are deleted (OFR-70). */
export async function saveAgreements(
  tx: Db,
  offerId: number,
  inputs: readonly OfferAgreementInput[],
): Promise<void> {
  const ofOffer = eq(offerAgreements.offerId, offerId);
  const stored = await tx.select({ id: offerAgreements.id }).from(offerAgreements).where(ofOffer);
  const rows = numbered(inputs).map(toColumns);
  refuseIfAny([
    ...refusalsOfIds(inputs, new Set(stored.map(({ id }) => id))),
    ...rows.flatMap(({ content }, index) => refusalsOfContent(content, `agreements.${index}.content`)),
  ]);

  const kept = inputs.flatMap(({ id }) => id ?? []);
  await tx.delete(offerAgreements).where(and(ofOffer, notInArray(offerAgreements.id, kept)));
  const added = rows
    .filter(({ id }) => id === undefined)
    .map(({ id: _, ...columns }) => ({ ...columns, offerId }));
  if (added.length > 0) await tx.insert(offerAgreements).values(added);
  for (const { id, ...columns } of rows) {
    if (id !== undefined) await tx.update(offerAgreements).set(columns).where(eq(offerAgreements.id, id));
  }
}

/** Each id must be one of the offer's own, and stand in the list once. */
function refusalsOfIds(inputs: readonly OfferAgreementInput[], own: ReadonlySet<number>): Refusal[] {
  return inputs.flatMap(({ id }, index) => {
    if (id === undefined) return [];
    const isFirst = inputs.findIndex((other) => other.id === id) === index;
    return own.has(id) && isFirst ? [] : [new Refusal('AGREEMENT_NOT_EXISTS', `agreements.${index}.id`)];
  });
}

/** The target of an offer's agreement is always the investment (OFR-69). */
function toColumns({
  id,
  position,
  name,
  content,
  active,
  required,
  type,
}: OfferAgreementInput & { position: number }) {
  return {
    id,
    position,
    name,
    content: sanitizeTranslated(content),
    active,
    required,
    type,
    target: 'investment' as const,
  };
}
