import { bothLanguages } from '../../../platform/texts.ts';

export const badgesTexts = bothLanguages({
  pl: {
    title: 'Oznaczenia',
    hint: 'Krótkie hasła na obrazie oferty, w tej kolejności.',
    empty: 'Ta oferta nie ma oznaczeń.',
    add: 'Dodaj oznaczenie',
    newName: 'Nowe oznaczenie',
    text: 'Tekst',
    colors: 'Gotowe kolory',
    colorText: 'Kolor tekstu',
    colorBackground: 'Kolor tła',
    preview: 'Podgląd',
    lowContrast: (ratio: string) =>
      `Ten tekst może być trudny do przeczytania: kontrast kolorów wynosi ${ratio}:1, a powinien co najmniej 4,5:1.`,
    presets: {
      whiteOnBlack: 'Biały na czarnym',
      blackOnWhite: 'Czarny na białym',
      blueOnLightBlue: 'Niebieski na jasnoniebieskim',
      purpleOnLightBlue: 'Fioletowy na jasnoniebieskim',
    },
  },
  en: {
    title: 'Badges',
    hint: 'Short words on the image of the offer, in this order.',
    empty: 'This offer has no badges.',
    add: 'Add a badge',
    newName: 'New badge',
    text: 'Text',
    colors: 'Ready-made colours',
    colorText: 'Text colour',
    colorBackground: 'Background colour',
    preview: 'Preview',
    lowContrast: (ratio: string) =>
      `This text may be hard to read: the contrast of its colours is ${ratio}:1, and should be at least 4.5:1.`,
    presets: {
      whiteOnBlack: 'White on black',
      blackOnWhite: 'Black on white',
      blueOnLightBlue: 'Blue on light blue',
      purpleOnLightBlue: 'Purple on light blue',
    },
  },
});
