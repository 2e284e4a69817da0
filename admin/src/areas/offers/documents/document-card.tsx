import { type Control, useFormContext, useWatch } from 'react-hook-form';
import { useTexts } from '../../../platform/texts.ts';
import { EntryCard } from '../../../ui/entries/entry-card.tsx';
import type { EntryPlace } from '../../../ui/entries/use-entries.ts';
import { StatusBadge } from '../../../ui/values/status-badge.tsx';
import type { OfferFormValues } from '../offer-form-values.ts';
import { DocumentEditor } from './document-editor.tsx';
import { DocumentFileLine } from './document-file-line.tsx';
import type { DocumentValues } from './document-values.ts';
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

/** The special states of a document, as badges. */
function DocumentStates({ document }: { document: DocumentValues }) {
  const t = useTexts(documentsTexts);
  const { signable, required, notifyInvestors, notifiedAt, isStored } = document;
  return (
    <>
      {signable && <StatusBadge tone="info">{t.signable}</StatusBadge>}
      {signable && required && <StatusBadge tone="info">{t.required}</StatusBadge>}
      {notifiedAt !== null && <StatusBadge tone="good">{t.wereNotified}</StatusBadge>}
      {notifiedAt === null && notifyInvestors && <StatusBadge tone="waiting">{t.willNotify}</StatusBadge>}
      {!isStored && <StatusBadge tone="waiting">{t.notStored}</StatusBadge>}
    </>
  );
}
