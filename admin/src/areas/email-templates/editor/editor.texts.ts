import { bothLanguages } from '../../../platform/texts.ts';

export const editorTexts = bothLanguages({
  pl: {
    toolbar: (label: string) => `Formatowanie: ${label}`,
    tools: {
      bold: 'Pogrubienie',
      italic: 'Kursywa',
      underline: 'Podkreślenie',
      insertUnorderedList: 'Lista punktowana',
      insertOrderedList: 'Lista numerowana',
      justifyLeft: 'Wyrównaj do lewej',
      justifyCenter: 'Wyśrodkuj',
      justifyRight: 'Wyrównaj do prawej',
      removeFormat: 'Usuń formatowanie',
    },
    link: 'Odnośnik z zaznaczonego tekstu',
    address: 'Adres odnośnika',
    insert: 'Wstaw',
  },
  en: {
    toolbar: (label: string) => `Formatting: ${label}`,
    tools: {
      bold: 'Bold',
      italic: 'Italic',
      underline: 'Underline',
      insertUnorderedList: 'Bullet list',
      insertOrderedList: 'Numbered list',
      justifyLeft: 'Align left',
      justifyCenter: 'Align centre',
      justifyRight: 'Align right',
      removeFormat: 'Clear formatting',
    },
    link: 'Link on the selected text',
    address: 'Address of the link',
    insert: 'Insert',
  },
});
