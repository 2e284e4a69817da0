import { contentNames, isContentKind } from '../content/content-names.ts';
import type { Language } from '../languages.ts';

type Words = Record<Language, string>;

/** Uses that are no content of the site. */
const pattern: Words = { pl: 'wzór sekcji', en: 'section pattern' };
const former: Words = { pl: ' (wcześniejsza wersja)', en: ' (an earlier version)' };
const unknown: Words = {
  pl: 'treść albo jej wcześniejsza wersja',
  en: 'content or an earlier version of it',
};
const others = (count: number): Words => ({
  pl: `oraz w innych miejscach: ${count}`,
  en: `and in other places: ${count}`,
});

const nameOf = (entity: string): Words => {
  if (isContentKind(entity)) return contentNames[entity].one;
  return entity === 'sectionPattern' ? pattern : { pl: entity, en: entity };
};

/** The records of a refusal in words; its details name them as `offer 12, page 3 former`, and count further ones. */
export function usesInWords(
  details: Readonly<Record<string, string | number | null>> | undefined,
  language: Language,
): string {
  const [uses, further] = [String(details?.uses ?? ''), Number(details?.further ?? 0)];
  if (uses === '') return unknown[language];
  const named = uses.split(', ').map((use) => {
    const [entity = '', id, state] = use.split(' ');
    return `${nameOf(entity)[language]} ${id}${state === 'former' ? former[language] : ''}`;
  });
  return [...named, ...(further > 0 ? [others(further)[language]] : [])].join(', ');
}
