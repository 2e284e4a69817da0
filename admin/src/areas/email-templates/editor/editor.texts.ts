import { formatNumber } from '@share/contract/shared/numbers/format-number.ts';
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
    lacksPictures:
      'Obrazy nie zostały wklejone. E-mail może mieć tylko obrazy, które są w sieci: wstaw ich adres w kodzie HTML.',
    keysHint: 'Tab wcina wiersz. Aby wyjść z edytora klawiaturą, naciśnij Escape, a potem Tab. Ctrl+F szuka.',
    readOnlyHint: 'Tylko do odczytu. Ctrl+F szuka.',
    data: {
      label: { orders: 'Dane z zamówienia', users: 'Dane osoby' },
      hint: {
        orders: 'Szukaj po numerze zamówienia.',
        users: 'Szukaj po imieniu, nazwisku albo adresie e-mail.',
      },
      sample: 'Dane przykładowe',
      type: 'Wpisz, czego szukasz.',
    },
    plainText: (label: string) => `Sam tekst: ${label}`,
    changes: {
      title: (label: string) => `Zmiany wobec treści domyślnej: ${label}`,
      hint: 'Zmiany wobec treści domyślnej: − usunięto, + dodano.',
      none: 'To jest treść domyślna.',
      tooDifferent: 'Ta treść za bardzo różni się od domyślnej, aby je porównać.',
      added: 'Dodano:',
      removed: 'Usunięto:',
      skipped: (count: number) => `… wiersze bez zmian: ${formatNumber(count, 'pl')}`,
    },
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
    address: 'Link URL',
    insert: 'Insert',
    lacksPictures:
      'Pictures did not come along. An e-mail may only have pictures of the web: insert their address in the HTML source.',
    keysHint:
      'Tab indents the line. To leave the editor by keyboard, press Escape, then Tab. Ctrl+F searches.',
    readOnlyHint: 'Read-only. Ctrl+F searches.',
    data: {
      label: { orders: 'Data of an order', users: 'Data of a person' },
      hint: { orders: 'Search by the number of the order.', users: 'Search by name or e-mail.' },
      sample: 'Sample data',
      type: 'Type what to search for.',
    },
    plainText: (label: string) => `Text only: ${label}`,
    changes: {
      title: (label: string) => `Changes to the default text: ${label}`,
      hint: 'Changes to the default text: − removed, + added.',
      none: 'This is the default text.',
      tooDifferent: 'This text differs too much from the default one to be compared.',
      added: 'Added:',
      removed: 'Removed:',
      skipped: (count: number) => `… unchanged lines: ${formatNumber(count, 'en')}`,
    },
  },
});
