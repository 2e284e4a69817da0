import { bothLanguages } from '../../../platform/texts.ts';

export const descriptionsTexts = bothLanguages({
  pl: {
    title: 'Opisy',
    hint: 'Rozdziały opisu oferty, w tej kolejności.',
    empty: 'Ta oferta nie ma opisów.',
    add: 'Dodaj opis',
    newName: 'Nowy opis',
    titleOfDescription: 'Tytuł',
    content: 'Treść',
  },
  en: {
    title: 'Descriptions',
    hint: 'Chapters that describe the offer, in this order.',
    empty: 'This offer has no descriptions.',
    add: 'Add a description',
    newName: 'New description',
    titleOfDescription: 'Title',
    content: 'Content',
  },
});
