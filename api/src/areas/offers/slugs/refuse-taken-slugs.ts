import { languages } from '@share/contract/shared/languages.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import { and, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { Refusal, refuseIfAny } from '../../../platform/refusal.ts';
import { offers } from '../offers.tables.ts';

/** Refuses with all taken slugs at once. Concurrent saves are decided by the unique indexes. */
export async function refuseTakenSlugs(tx: Db, slug: Translated, ownId: number | null): Promise<void> {
  const isTaken = or(sql`${offers.slug}->>'pl' = ${slug.pl}`, sql`${offers.slug}->>'en' = ${slug.en}`);
  const others = ownId === null ? undefined : ne(offers.id, ownId);
  const found = await tx.select({ slug: offers.slug }).from(offers).where(and(isTaken, others));
  refuseIfAny(
    languages
      .filter((language) => found.some((other) => other.slug[language] === slug[language]))
      .map((language) => new Refusal('OFFER:SLUG_NOT_UNIQUE', `slug.${language}`)),
  );
}
