import { bothLanguages } from '../../../../platform/texts.ts';

export const libraryTexts = bothLanguages({
  pl: {
    fromLibrary: 'Wybierz z biblioteki',
    title: 'Biblioteka obrazów',
    search: 'Szukaj po nazwie pliku albo opisie',
    empty: 'W bibliotece nie ma jeszcze żadnych obrazów.',
    nothingFound: 'Nie znaleziono takich obrazów.',
    failed: 'Nie udało się wczytać biblioteki',
    pages: 'Strony biblioteki',
  },
  en: {
    fromLibrary: 'Choose from the library',
    title: 'Image library',
    search: 'Search by file name or description',
    empty: 'There are no images in the library yet.',
    nothingFound: 'No such images were found.',
    failed: 'The library could not be loaded',
    pages: 'Pages of the library',
  },
});
