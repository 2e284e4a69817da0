import { Stack } from '@mantine/core';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTexts } from '../../../platform/texts.ts';
import { EntryList } from '../../../ui/entries/entry-list.tsx';
import { useEntries } from '../../../ui/entries/use-entries.ts';
import { DropZone } from '../../../ui/fields/uploads/drop-zone.tsx';
import { documentAccept } from '../../../ui/fields/uploads/file-rules.ts';
import { UploadList } from '../../../ui/fields/uploads/upload-list.tsx';
import { useFormContext } from '../../../ui/form/form-context.ts';
import type { OfferTabProps } from '../offer-tab.ts';
import { offersTexts } from '../offers.texts.ts';
import { DocumentCard } from './document-card.tsx';
import type { DocumentValues } from './document-values.ts';
import { documentsTexts } from './documents.texts.ts';
import { UploadDocumentsError } from './upload-documents-error.tsx';
import { useDocumentUploads } from './use-document-uploads.ts';

/** The tab of the investor documents (OFR-27): a document is added by choosing or dropping its file. */
export function OfferDocuments({ control }: OfferTabProps) {
  const t = useTexts(documentsTexts);
  const { isReadOnly } = useFormContext();
  const keys = useWatch({
    control,
    name: 'investorDocuments',
    compute: (documents) => documents.map(({ id, toBeDeleted }) => ({ key: id, toBeDeleted })),
  });
  const list = useFieldArray({ control, name: 'investorDocuments', keyName: 'rowKey' });
  const entries = useEntries<DocumentValues>({ name: 'investorDocuments', list, keys });
  const { uploads, add, dismiss } = useDocumentUploads(entries);
  return (
    <EntryList
      entries={entries}
      shown={{
        label: useTexts(offersTexts).documentsTab,
        format: (documents) => documentsInWords(documents as DocumentValues[], t),
      }}
      hint={t.hint}
      empty={t.empty}
      errors={t.errors}
      above={
        !isReadOnly && (
          <DropZone
            label={t.add}
            rules={t.rules}
            accept={documentAccept}
            onFiles={add}
            buttonRef={entries.addButton}
          >
            {uploads.length > 0 && (
              <Stack mb="sm">
                {uploads.some(({ refusal }) => refusal !== null) && <UploadDocumentsError />}
                <UploadList uploads={uploads} onDismiss={dismiss} />
              </Stack>
            )}
          </DropZone>
        )
      }
    >
      {(place) => <DocumentCard control={control} place={place} />}
    </EntryList>
  );
}

/** A list of documents as text, for comparing two versions of the offer. */
const documentsInWords = (documents: readonly DocumentValues[], t: (typeof documentsTexts)['pl']): string =>
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
