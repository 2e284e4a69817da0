import { type Language, languages } from '@share/contract/shared/languages.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import { and, eq, like, ne, or } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { SlugBook } from './slug-book.ts';
import { firstFreeSlug, slugOf } from './slug-of-title.ts';

/**
 * Slugs for a title that saving accepts now. Former slugs of other records are not suggested, because links to those records
 * would lead to this one. The primary key decides when the record is saved.
 */
export async function suggestSlugs(
  context: Context,
  book: SlugBook,
  title: Translated,
  callerId: number | undefined,
): Promise<Translated> {
  const inLanguage = (language: Language) =>
    suggest(context, book, slugOf(title[language], language, book.beforeDigits[language]), callerId);
  const [pl, en] = await Promise.all(languages.map(inLanguage));
  return { pl: pl ?? '', en: en ?? '' };
}

async function suggest(
  { db }: Context,
  { table, owner, reserved }: SlugBook,
  slug: string,
  callerId: number | undefined,
): Promise<string> {
  if (slug === '') return '';
  const isSimilar = or(eq(table.slug, slug), like(table.slug, `${slug}-%`));
  const ofOthers = callerId === undefined ? undefined : ne(owner, callerId);
  const found = await db.select({ slug: table.slug }).from(table).where(and(isSimilar, ofOthers));
  return firstFreeSlug(slug, new Set([...reserved, ...found.map((other) => String(other.slug))]));
}
