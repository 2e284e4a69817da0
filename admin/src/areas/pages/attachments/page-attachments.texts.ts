import { bothLanguages } from '../../../platform/texts.ts';

export const attachmentsTexts = bothLanguages({
  pl: {
    title: 'Załączniki',
    hint: 'Pliki do pobrania pod treścią strony, w tej kolejności.',
    empty: 'Ta strona nie ma jeszcze załączników.',
    errors: 'Załączniki zawierają błędy. Popraw zaznaczone pola.',
    add: 'Dodaj załączniki',
    rules:
      'Dokumenty (PDF, Word, Excel, PowerPoint, OpenDocument, CSV, XML, TXT, RTF) i obrazy, każdy poniżej 100 MB',
    newName: 'Załącznik bez nazwy',
    displayName: 'Nazwa wyświetlana',
    download: (name: string) => `Pobierz: ${name}`,
    downloadFailed: 'Nie udało się pobrać załącznika. Spróbuj ponownie.',
    notStored: 'Niezapisany',
    marked: 'Zostanie usunięty po zapisaniu strony.',
  },
  en: {
    title: 'Attachments',
    hint: 'Files to download below the content of the page, in this order.',
    empty: 'This page has no attachments yet.',
    errors: 'The attachments contain errors. Correct the marked fields.',
    add: 'Add attachments',
    rules:
      'Documents (PDF, Word, Excel, PowerPoint, OpenDocument, CSV, XML, TXT, RTF) and images, each below 100 MB',
    newName: 'Unnamed attachment',
    displayName: 'Display name',
    download: (name: string) => `Download ${name}`,
    downloadFailed: 'The attachment could not be downloaded. Try again.',
    notStored: 'Not saved',
    marked: 'Will be deleted when you save the page.',
  },
});
