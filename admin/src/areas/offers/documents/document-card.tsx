import { type Control, useFormContext, useWatch } from 'react-hook-form';
import { useTexts } from '../../../platform/texts.ts';
import { EntryCard } from '../../../ui/entries/entry-card.tsx';
import type { EntryPlace } from '../../../ui/entries/use-entries.ts';
import type { OfferFormValues } from '../offer-form-values.ts';
import { DocumentEditor } from './document-editor.tsx';
import { DocumentFileLine } from './document-file-line.tsx';
import { DocumentStates } from './document-states.tsx';
import { documentsTexts } from './documents.texts.ts';
import { useDocumentReplacement } from './use-document-replacement.ts';

/** One investor document: its file, and its fields when it is open. A stored one is marked for deletion (OFR-64). */
export function DocumentCard({ control, place }: { control: Control<OfferFormValues>; place: EntryPlace }) {
  const t = useTexts(documentsTexts);
  const { setValue } = useFormContext<OfferFormValues>();
  const path = `investorDocuments.${place.index}` as const;
  const document = useWatch({ control, name: path });
  const replacement = useDocumentReplacement(document.id);
  const name = document.attachment.displayName.trim() || t.newName;
  const mark = (toBeDeleted: boolean) => {
    replacement.cancel();
    setValue(`${path}.toBeDeleted`, toBeDeleted, { shouldDirty: true });
  };
  return (
    <EntryCard
      place={place}
      level={2}
      name={name}
      states={<DocumentStates document={document} />}
      marked={t.marked}
      onMark={document.isStored ? mark : undefined}
      below={
        <DocumentFileLine path={path} name={name} file={document.attachment.file} replacement={replacement} />
      }
      firstField={`${path}.attachment.displayName`}
    >
      <DocumentEditor control={control} path={path} />
    </EntryCard>
  );
}
