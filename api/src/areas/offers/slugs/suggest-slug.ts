import type { Language } from '@share/contract/shared/languages.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import { and, like, ne, or, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { offers } from '../offers.tables.ts';
import { firstFreeSlug, slugOf } from './slugs.ts';

/** Slugs for a title that no other offer uses now. The unique index decides when the offer is saved. */
export async function suggestSlug(
  context: Context,
  title: Translated,
  offerId: number | undefined,
): Promise<Translated> {
  const [pl, en] = await Promise.all([
    suggest(context, 'pl', title.pl, offerId),
    suggest(context, 'en', title.en, offerId),
  ]);
  return { pl, en };
}

async function suggest(
  { db }: Context,
  language: Language,
  title: string,
  offerId: number | undefined,
): Promise<string> {
  const slug = slugOf(title, language);
  if (slug === '') return '';
  const column = sql<string>`${offers.slug}->>${sql.raw(`'${language}'`)}`;
  const similar = or(sql`${column} = ${slug}`, like(column, `${slug}-%`));
  const others = offerId === undefined ? undefined : ne(offers.id, offerId);
  const taken = await db.select({ slug: column }).from(offers).where(and(similar, others));
  return firstFreeSlug(slug, new Set(taken.map((other) => other.slug)));
}
