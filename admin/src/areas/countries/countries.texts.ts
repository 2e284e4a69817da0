import { bothLanguages } from '../../platform/texts.ts';

export const countriesTexts = bothLanguages({
  pl: {
    loading: 'Wczytywanie…',
    failed: 'Nie udało się wczytać listy krajów.',
    nothingFound: 'Nic nie znaleziono',
    chooseCountry: 'Wybierz kraj…',
    chooseState: 'Wybierz region…',
    countryFirst: 'Najpierw wybierz kraj',
    noStates: 'Ten kraj nie ma regionów',
  },
  en: {
    loading: 'Loading…',
    failed: 'The list of countries could not be loaded.',
    nothingFound: 'Nothing found',
    chooseCountry: 'Choose a country…',
    chooseState: 'Choose a state…',
    countryFirst: 'Choose a country first',
    noStates: 'This country has no states',
  },
});
