import { plainLetters } from '@share/contract/shared/lists/plain-letters.ts';

/** Words of a name, long ones only: initials and `i`, `z o.o.` say nothing. */
const wordsOf = (text: string): Set<string> =>
  new Set(
    plainLetters(text)
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 2),
  );

/**
 * Whether the name that the bank gives contains first and last name of that person, in any order and without accents. It may name
 * two people, as of a joint account. Of a double last name one part is enough.
 */
export function isName(ofBank: string, person: { firstName: string; lastName: string }): boolean {
  const given = wordsOf(ofBank);
  const has = (name: string) => {
    const words = [...wordsOf(name)];
    return words.length > 0 && words.some((word) => given.has(word));
  };
  return has(person.firstName) && has(person.lastName);
}
