import { bothLanguages } from '../../../../../platform/texts.ts';

export const attachmentsTexts = bothLanguages({
  pl: {
    attachments: 'Załączniki',
    attachment: (number: number) => `Załącznik ${number}`,
    add: 'Dodaj pliki',
    rules: 'PDF, Word, Excel, CSV, PowerPoint, OpenDocument, XML, RTF lub tekst, każdy poniżej 100 MB',
    displayNameOf: (fileName: string) => `Wyświetlana nazwa: ${fileName}`,
    download: (fileName: string) => `Pobierz: ${fileName}`,
    downloadFailed: 'Nie udało się pobrać pliku. Spróbuj ponownie.',
    none: 'Nie ma jeszcze załączników.',
  },
  en: {
    attachments: 'Attachments',
    attachment: (number: number) => `Attachment ${number}`,
    add: 'Add files',
    rules: 'PDF, Word, Excel, CSV, PowerPoint, OpenDocument, XML, RTF or text, each below 100 MB',
    displayNameOf: (fileName: string) => `Display name: ${fileName}`,
    download: (fileName: string) => `Download: ${fileName}`,
    downloadFailed: 'The file could not be downloaded. Try again.',
    none: 'There are no attachments yet.',
  },
});
