import type { OfferAgreementInput } from '@share/contract/areas/offers/offers.schemas.ts';
import { numbered } from '@share/contract/shared/order/positions.ts';
import { and, eq, notInArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { sanitizeTranslated } from '../../../platform/html/html.ts';
import { refusalsOfContent } from '../../../platform/html/shown-content.ts';
import type { EveryFieldOf } from '../../../platform/records/records.ts';
import { Refusal, refuseIfAny } from '../../../platform/refusal.ts';
import { offerAgreements } from '../offers.tables.ts';

/** Replaces an offer's agreements; stored ones that are left out are deleted (OFR-70). */
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

  const listed = inputs.flatMap(({ id }) => id ?? []);
  await tx.delete(offerAgreements).where(and(ofOffer, notInArray(offerAgreements.id, listed)));
  const added = rows
    .filter(({ id }) => id === undefined)
    .map(({ id: _, ...columns }) => ({ ...columns, offerId }));
  if (added.length > 0) await tx.insert(offerAgreements).values(added);
  for (const { id, ...columns } of rows) {
    if (id !== undefined) await tx.update(offerAgreements).set(columns).where(eq(offerAgreements.id, id));
  }
}

/** Each id must belong to the offer and occur once in the list. */
function refusalsOfIds(inputs: readonly OfferAgreementInput[], own: ReadonlySet<number>): Refusal[] {
  return inputs.flatMap(({ id }, index) => {
    if (id === undefined) return [];
    const isFirst = inputs.findIndex((other) => other.id === id) === index;
    return own.has(id) && isFirst ? [] : [new Refusal('AGREEMENT_NOT_EXISTS', `agreements.${index}.id`)];
  });
}

/** OFR-69: the target of an offer's agreement is always the investment, whatever was sent. */
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
  } satisfies EveryFieldOf<OfferAgreementInput>;
}
