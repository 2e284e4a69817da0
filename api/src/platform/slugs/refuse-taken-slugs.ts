import { languages } from '@share/contract/shared/languages.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { Refusal, refuseIfAny } from '../refusal.ts';
import type { SlugBook } from './slug-book.ts';

/**
 * Refuses with all taken slugs at once: those that another record has now, in either language (OFR-31). The primary key decides
 * between concurrent saves.
 */
export async function refuseTakenSlugs(
  tx: Db,
  { table, owner, taken: code }: SlugBook,
  slug: Translated,
  callerId: number | null,
): Promise<void> {
  const isWanted = and(inArray(table.slug, [slug.pl, slug.en]), eq(table.isPresent, true));
  const ofOthers = callerId === null ? undefined : ne(owner, callerId);
  const found = await tx.select({ slug: table.slug }).from(table).where(and(isWanted, ofOthers));
  const taken = new Set(found.map((other) => String(other.slug)));
  refuseIfAny(
    languages
      .filter((language) => taken.has(slug[language]))
      .map((language) => new Refusal(code, `slug.${language}`)),
  );
}
