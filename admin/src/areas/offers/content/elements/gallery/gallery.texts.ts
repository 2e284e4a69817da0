import { bothLanguages } from '../../../../../platform/texts.ts';

export const galleryTexts = bothLanguages({
  pl: {
    pictures: 'Obrazy galerii',
    picture: (number: number) => `Obraz ${number}`,
    named: (number: number, title: string) => `Obraz ${number}: ${title}`,
    add: 'Dodaj obrazy',
    rules: 'Najwyżej 4 obrazy: JPEG, PNG, GIF, SVG lub BMP, każdy poniżej 10 MB',
    words: 'Tytuł i opis',
    wordsOf: (number: number) => `Tytuł i opis: obraz ${number}`,
    title: (number: number) => `Obraz ${number}: tytuł`,
    description: (number: number) => `Obraz ${number}: opis`,
    none: 'Galeria nie ma jeszcze obrazów.',
  },
  en: {
    pictures: 'Images of the gallery',
    picture: (number: number) => `Image ${number}`,
    named: (number: number, title: string) => `Image ${number}: ${title}`,
    add: 'Add images',
    rules: 'At most 4 images: JPEG, PNG, GIF, SVG or BMP, each below 10 MB',
    words: 'Title and description',
    wordsOf: (number: number) => `Title and description: image ${number}`,
    title: (number: number) => `Image ${number}: title`,
    description: (number: number) => `Image ${number}: description`,
    none: 'The gallery has no images yet.',
  },
});
