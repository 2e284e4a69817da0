import { formatNumber } from '@share/contract/shared/numbers/format-number.ts';
import { bothLanguages } from '../../platform/texts.ts';

/** The form that a field expects is added to the message of its refusal. */
export const countriesTexts = bothLanguages({
  pl: {
    loading: 'Wczytywanie…',
    failed: 'Nie udało się wczytać listy krajów.',
    chooseCountry: 'Wybierz kraj…',
    chooseState: 'Wybierz region…',
    countryFirst: 'Najpierw wybierz kraj',
    noStates: 'Ten kraj nie ma regionów',
    postalCode: (forms: readonly string[]) =>
      `Poprawny zapis: ${forms.join(' lub ')} (0 oznacza cyfrę, A literę).`,
    anyPostalCode: 'Może mieć litery, cyfry, spacje i łączniki.',
    account: {
      polish: 'W Polsce ma 26 cyfr; PL przed nimi można pominąć.',
      iban: (letters: string, further: number) =>
        `W tym kraju to IBAN: ${letters} i dalsze znaki (${formatNumber(further, 'pl')}).`,
      other: 'W tym kraju ma od 4 do 34 liter i cyfr.',
      anywhere: 'To 26 cyfr polskiego rachunku albo IBAN innego kraju.',
    },
  },
  en: {
    loading: 'Loading…',
    failed: 'The list of countries could not be loaded.',
    chooseCountry: 'Choose a country…',
    chooseState: 'Choose a state…',
    countryFirst: 'Choose a country first',
    noStates: 'This country has no states',
    postalCode: (forms: readonly string[]) =>
      `It is written as ${forms.join(' or ')} (0 for a digit, A for a letter).`,
    anyPostalCode: 'It may have letters, digits, spaces and hyphens.',
    account: {
      polish: 'In Poland it has 26 digits; PL before them may be left out.',
      iban: (letters: string, further: number) =>
        `In this country it is an IBAN: ${letters} followed by ${formatNumber(further, 'en')} characters.`,
      other: 'In this country it has 4 to 34 letters and digits.',
      anywhere: 'It is the 26 digits of a Polish account, or the IBAN of another country.',
    },
  },
});
