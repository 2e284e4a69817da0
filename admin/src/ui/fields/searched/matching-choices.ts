import { withoutInvisible } from '@share/contract/shared/invisible.ts';
import { plainLetters } from '@share/contract/shared/lists/plain-letters.ts';
import type { Choice } from './select-search.ts';

/** The choices whose name contains the text; those that begin with it come first, such as "Guinea" before "Equatorial Guinea". */
export function matchingChoices(choices: readonly Choice[], text: string): readonly Choice[] {
  const searched = plainLetters(withoutInvisible(text));
  const placeOf = ({ name }: Choice) => plainLetters(name).indexOf(searched);
  const matching = choices.filter((choice) => placeOf(choice) !== -1);
  return [
    ...matching.filter((choice) => placeOf(choice) === 0),
    ...matching.filter((one) => placeOf(one) > 0),
  ];
}
