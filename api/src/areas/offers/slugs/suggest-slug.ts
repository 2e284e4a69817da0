import { reservedOfferSlugs } from '@share/contract/areas/offers/offers.schemas.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import { and, eq, like, ne, or } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { offerSlugs } from '../offers.tables.ts';
import { firstFreeSlug, slugOf } from './slugs.ts';

/**
 * Slugs for a title that saving accepts now. Former slugs of other offers are not suggested, because links to those offers
 * would lead to this one. The primary key decides when the offer is saved.
 */
export async function suggestSlug(
  context: Context,
  title: Translated,
  offerId: number | undefined,
): Promise<Translated> {
  const [pl, en] = await Promise.all([
    suggest(context, slugOf(title.pl, 'pl'), offerId),
    suggest(context, slugOf(title.en, 'en'), offerId),
  ]);
  return { pl, en };
}

async function suggest({ db }: Context, slug: string, offerId: number | undefined): Promise<string> {
  if (slug === '') return '';
  const isSimilar = or(eq(offerSlugs.slug, slug), like(offerSlugs.slug, `${slug}-%`));
  const ofOthers = offerId === undefined ? undefined : ne(offerSlugs.offerId, offerId);
  const found = await db.select({ slug: offerSlugs.slug }).from(offerSlugs).where(and(isSimilar, ofOthers));
  return firstFreeSlug(slug, new Set([...reservedOfferSlugs, ...found.map((other) => other.slug)]));
}
