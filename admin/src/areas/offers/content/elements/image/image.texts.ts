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
    image: 'Image',
    description: 'Image description',
    more: 'Title and subtitle',
    label: 'Image title',
    subLabel: 'Image subtitle',
    none: 'There is no image yet.',
  },
});
