import type { Language } from '@share/contract/shared/languages.ts';
import slugify from '@sindresorhus/slugify';

/** A slug has 200 characters at most; this leaves room for the number that tells it from others. */
const LONGEST_WITHOUT_NUMBER = 190;
const words: Record<Language, [string, string][]> = { pl: [['&', ' i ']], en: [['&', ' and ']] };

/** The slug of a title, empty if the title holds nothing that a slug can say. */
export function slugOf(title: string, language: Language): string {
  const slug = slugify(title.normalize('NFKC'), {
    locale: language,
    decamelize: false,
    customReplacements: words[language],
  });
  return slug.slice(0, LONGEST_WITHOUT_NUMBER).replace(/-+$/, '');
}

/** The slug itself, or with the first number from 2 that nobody has taken. */
export function firstFreeSlug(slug: string, taken: ReadonlySet<string>): string {
  let free = slug;
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`;
  return free;
}
