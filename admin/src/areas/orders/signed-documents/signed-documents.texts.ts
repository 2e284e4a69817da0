import { bothLanguages } from '../../../platform/texts.ts';

/** The documents of the offer that investors sign. */
export const signedDocumentsTexts = bothLanguages({
  pl: {
    title: 'Dokumenty do podpisu',
    empty: 'Ta oferta nie ma dokumentów do podpisu.',
    document: 'Dokument oferty',
    signed: 'Podpisana kopia',
    createdAt: 'Data przesłania',
    signable: 'Do podpisu',
    notSigned: 'Jeszcze niepodpisany',
    download: (name: string) => `Pobierz: ${name}`,
    remove: (name: string) => `Usuń podpisaną kopię: ${name}`,
    removeTitle: 'Usunąć podpisaną kopię dokumentu?',
    removeMessage: (name: string, order: number) =>
      `„${name}” zniknie z zamówienia nr ${order}, a plik zostanie skasowany. Tej czynności nie można cofnąć.`,
    toast: {
      done: 'Podpisana kopia usunięta',
      failed: 'Nie udało się usunąć podpisanej kopii',
    },
  },
  en: {
    title: 'Documents to sign',
    empty: 'This offer has no documents to sign.',
    document: "Offer's document",
    signed: 'Signed copy',
    createdAt: 'Uploaded on',
    signable: 'Needs signature',
    notSigned: 'Not signed yet',
    download: (name: string) => `Download ${name}`,
    remove: (name: string) => `Delete the signed copy ${name}`,
    removeTitle: 'Delete the signed copy of the document?',
    removeMessage: (name: string, order: number) =>
      `“${name}” will be gone from order ${order}, and its file deleted. This cannot be undone.`,
    toast: {
      done: 'Signed copy deleted',
      failed: 'The signed copy could not be deleted',
    },
  },
});
