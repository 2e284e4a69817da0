import { plainLetters } from '@share/contract/shared/lists/plain-letters.ts';

interface Person {
  firstName: string;
  lastName: string;
}

/** Parts of last names that many share. */
const PARTICLES = new Set(['van', 'von', 'der', 'den', 'ten', 'del', 'dos', 'das', 'bin', 'ibn']);

/** Words of a name, long ones only: initials and `i`, `z o.o.` say nothing. */
const wordsOf = (text: string): string[] =>
  plainLetters(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2 && !PARTICLES.has(word));

/** The words of people's names, because each is compared with many lines. */
const wordsOfPeople = new WeakMap<Person, [string[], string[]]>();

function namesOf(person: Person): [string[], string[]] {
  const known = wordsOfPeople.get(person);
  if (known) return known;
  const words: [string[], string[]] = [wordsOf(person.firstName), wordsOf(person.lastName)];
  wordsOfPeople.set(person, words);
  return words;
}

/**
 * How to tell whether the name that the bank gives contains first and last name of a person, in any order and without accents. It may
 * name two people, as of a joint account. Of a double last name one part is enough.
 */
export function nameOf(ofBank: string): (person: Person) => boolean {
  const given = new Set(wordsOf(ofBank));
  return (person) => {
    const [firsts, lasts] = namesOf(person);
    return firsts.some(
      (first) => given.has(first) && lasts.some((last) => last !== first && given.has(last)),
    );
  };
}

export const isName = (ofBank: string, person: Person): boolean => nameOf(ofBank)(person);
