import type { OfferView } from '@share/contract/areas/offers/offers.schemas.ts';
import { IdInPath } from '@share/contract/shared/ids.ts';
import { desc, eq, or, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { readOffer } from './offers.reads.ts';
import { offers } from './offers.tables.ts';

/** One offer by its id, or by its slug in either language (OFR-77). Digits that are not an id may be a slug. */
export const getOffer = async (context: Context, idOrSlug: string): Promise<OfferView> =>
  readOfferAtOneMoment(context, await findOfferId(context, idOrSlug));

/** The offer from one snapshot: never half of a concurrent save. Refuses with OFFER_NOT_EXISTS. */
export const readOfferAtOneMoment = ({ db }: Context, id: number): Promise<OfferView> =>
  db.transaction((tx) => readOffer(tx, id), { isolationLevel: 'repeatable read', accessMode: 'read only' });

/** Refuses with OFFER_NOT_EXISTS or OFFER_SLUG_NOT_EXISTS. */
export async function findOfferId(context: Context, idOrSlug: string): Promise<number> {
  const id = (await existingId(context, idOrSlug)) ?? (await idOfSlug(context, idOrSlug));
  if (id === null) throw new Refusal(/^\d+$/.test(idOrSlug) ? 'OFFER_NOT_EXISTS' : 'OFFER_SLUG_NOT_EXISTS');
  return id;
}

async function existingId({ db }: Context, text: string): Promise<number | null> {
  const id = IdInPath.safeParse(text);
  if (!id.success) return null;
  const [found] = await db.select({ id: offers.id }).from(offers).where(eq(offers.id, id.data));
  return found?.id ?? null;
}

/** If one offer's Polish slug is another's English slug, the language of the request decides. */
async function idOfSlug({ db, language }: Context, slug: string): Promise<number | null> {
  const isSlugIn = { pl: sql`${offers.slug}->>'pl' = ${slug}`, en: sql`${offers.slug}->>'en' = ${slug}` };
  const [found] = await db
    .select({ id: offers.id })
    .from(offers)
    .where(or(isSlugIn.pl, isSlugIn.en))
    .orderBy(desc(isSlugIn[language]))
    .limit(1);
  return found?.id ?? null;
}
