import { bothLanguages } from '../../../../../platform/texts.ts';

export const imageTexts = bothLanguages({
  pl: {
    image: 'Obraz',
    description: 'Opis obrazu',
    more: 'Tytuł i podtytuł',
    label: 'Tytuł obrazu',
    subLabel: 'Podtytuł obrazu',
    none: 'Nie ma jeszcze obrazu.',
  },
  en: {
    image: 'Picture',
    description: 'Description of the picture',
    more: 'Title and subtitle',
    label: 'Title of the picture',
    subLabel: 'Subtitle of the picture',
    none: 'There is no picture yet.',
  },
});
