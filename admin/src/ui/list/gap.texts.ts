import { bothLanguages } from '../../platform/texts.ts';

export const gapTexts = bothLanguages({
  pl: {
    marks: {
      'missing-pl': 'Brak wersji polskiej',
      'missing-en': 'Brak wersji angielskiej',
      'older-pl': 'Starsza wersja polska',
      'older-en': 'Starsza wersja angielska',
    },
    shortMarks: {
      'missing-pl': 'Brak PL',
      'missing-en': 'Brak EN',
      'older-pl': 'PL starsza',
      'older-en': 'EN starsza',
    },
    filter: 'Języki',
  },
  en: {
    marks: {
      'missing-pl': 'Polish version missing',
      'missing-en': 'English version missing',
      'older-pl': 'Polish version older',
      'older-en': 'English version older',
    },
    shortMarks: {
      'missing-pl': 'PL missing',
      'missing-en': 'EN missing',
      'older-pl': 'PL older',
      'older-en': 'EN older',
    },
    filter: 'Languages',
  },
});
