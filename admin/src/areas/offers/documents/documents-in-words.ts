import type { DocumentValues } from './document-values.ts';
import type { documentsTexts } from './documents.texts.ts';

/** A list of documents as text, for comparing two versions of the offer. */
export const documentsInWords = (
  documents: readonly DocumentValues[],
  t: (typeof documentsTexts)['pl'],
): string =>
  documents
    .filter(({ toBeDeleted }) => !toBeDeleted)
    .map(({ attachment, signable, required, notifyInvestors }, index) =>
      [
        `${index + 1}. ${attachment.displayName} (${attachment.file.fileName})`,
        ...(signable ? [t.signable, required ? t.required : t.optional] : []),
        ...(notifyInvestors ? [t.notifyInvestors] : []),
      ].join(' · '),
    )
    .join('\n');
