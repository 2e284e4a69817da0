import { languages } from '@share/contract/shared/languages.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { Refusal, refuseIfAny } from '../../../platform/refusal.ts';
import { offerSlugs } from '../offers.tables.ts';

/**
 * Refuses with all taken slugs at once: those that another offer has now, in either language (OFR-31). Concurrent saves are
 * decided by the primary key.
 */
export async function refuseTakenSlugs(tx: Db, slug: Translated, ownId: number | null): Promise<void> {
  const isWanted = and(inArray(offerSlugs.slug, [slug.pl, slug.en]), eq(offerSlugs.isPresent, true));
  const ofOthers = ownId === null ? undefined : ne(offerSlugs.offerId, ownId);
  const found = await tx.select({ slug: offerSlugs.slug }).from(offerSlugs).where(and(isWanted, ofOthers));
  const taken = new Set(found.map((other) => other.slug));
  refuseIfAny(
    languages
      .filter((language) => taken.has(slug[language]))
      .map((language) => new Refusal('OFFER:SLUG_NOT_UNIQUE', `slug.${language}`)),
  );
}
