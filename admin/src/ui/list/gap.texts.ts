import { bothLanguages } from '../../platform/texts.ts';

export const gapTexts = bothLanguages({
  pl: {
    marks: {
      'missing-pl': 'Brak polskiego',
      'missing-en': 'Brak angielskiego',
      'older-pl': 'Starszy polski',
      'older-en': 'Starszy angielski',
    },
    filter: 'Języki',
  },
  en: {
    marks: {
      'missing-pl': 'Polish missing',
      'missing-en': 'English missing',
      'older-pl': 'Polish older',
      'older-en': 'English older',
    },
    filter: 'Languages',
  },
});
