import { isOnlyDigits } from '@share/contract/shared/content/slug.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import slugify from '@sindresorhus/slugify';

/** A slug has at most 200 characters; this leaves room for the number of `firstFreeSlug`. */
const LONGEST_WITHOUT_NUMBER = 190;
const words: Record<Language, [string, string][]> = { pl: [['&', ' i ']], en: [['&', ' and ']] };

/**
 * The slug of a title; empty if the title has no letters or digits that a slug may contain. `beforeDigits` prefixes a slug of
 * digits only, which would be an id (OFR-31).
 */
export function slugOf(title: string, language: Language, beforeDigits: string): string {
  const slug = slugify(title.normalize('NFKC'), {
    locale: language,
    decamelize: false,
    customReplacements: words[language],
  });
  const named = isOnlyDigits(slug) ? `${beforeDigits}-${slug}` : slug;
  return named.slice(0, LONGEST_WITHOUT_NUMBER).replace(/-+$/, '');
}

/** The slug, if it is free, or else with the first free number from 2. */
export function firstFreeSlug(slug: string, taken: ReadonlySet<string>): string {
  let free = slug;
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`;
  return free;
}
