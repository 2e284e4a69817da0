import { useTexts } from '../../../platform/texts.ts';
import { StatusBadge } from '../../../ui/values/status-badge.tsx';
import type { DocumentValues } from './document-values.ts';
import { documentsTexts } from './documents.texts.ts';

/** The special states of a document, as badges. */
export function DocumentStates({ document }: { document: DocumentValues }) {
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
