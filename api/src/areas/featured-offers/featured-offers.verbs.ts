import type {
  FeaturedPlacementInput,
  FeaturedPlacementView,
} from '@share/contract/areas/featured-offers/featured-offers.schemas.ts';
import { asc, eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Target } from '../../platform/records/record-steps.ts';
import { updateRecord } from '../../platform/records/record-verbs.ts';
import { type EveryFieldOf, findRecord, type RowOf, records } from '../../platform/records/records.ts';
import { findFeaturableOffers } from './featurable-offers.reads.ts';
import { featuredOffers, featuredPlacements } from './featured-offers.tables.ts';
import { lockOffers } from './lock-offers.ts';

/** The name of the records in the audit trail, and their texts. */
export const placementTexts = { entity: 'featuredOffer', texts: ['title'] };

/** Views show the states of the offers at that moment. */
const placementRecords = (now: Date) =>
  records({
    table: featuredPlacements,
    entity: placementTexts.entity,
    missing: 'NOT_FOUND',
    marked: placementTexts,
    view: (row, db) => viewOf(row, db, now),
  });

export async function readFeaturedOffer({ db, now }: Context, id: number): Promise<FeaturedPlacementView> {
  const at = now();
  return viewOf(await findRecord(db, placementRecords(at), id), db, at);
}

/** Changes the title and replaces the entries; returnAlreadyInvested and shuffle belong to the placement (FEA-08). */
export const updateFeaturedOffer = (
  context: Context,
  target: Target,
  input: FeaturedPlacementInput,
): Promise<FeaturedPlacementView> =>
  updateRecord(context, placementRecords(context.now()), target, async (_, tx) => {
    await lockOffers(tx, input);
    await tx.delete(featuredOffers).where(eq(featuredOffers.placementId, target.id));
    const { offers, ...columns } = input;
    const entries = offers.map(({ offerId, position, fixedPosition }, listedAs) => {
      const entry = { offerId, position, fixedPosition } satisfies EveryFieldOf<(typeof offers)[number]>;
      return { ...entry, listedAs, placementId: target.id };
    });
    if (entries.length > 0) await tx.insert(featuredOffers).values(entries);
    return columns;
  });

async function viewOf(
  row: RowOf<typeof featuredPlacements>,
  db: Db,
  now: Date,
): Promise<FeaturedPlacementView> {
  const entries = await entriesOf(db, row.id);
  const ids = entries.map(({ offerId }) => offerId);
  const options = new Map((await findFeaturableOffers(db, now, ids)).map((option) => [option.id, option]));
  return {
    ...row,
    offers: entries.flatMap((entry) => {
      const offer = options.get(entry.offerId);
      return offer ? { ...entry, offer } : [];
    }),
  };
}

/** The entries of a placement, in their order. */
const entriesOf = (db: Db, placementId: number) =>
  db
    .select({
      fixedPosition: featuredOffers.fixedPosition,
      position: featuredOffers.position,
      offerId: featuredOffers.offerId,
    })
    .from(featuredOffers)
    .where(eq(featuredOffers.placementId, placementId))
    .orderBy(asc(featuredOffers.position), asc(featuredOffers.listedAs));
