import { ActionIcon, Anchor, Loader, Text } from '@mantine/core';
import { getOffer } from '@share/contract/areas/offers/offers.endpoints.ts';
import { removeSignedDocument } from '@share/contract/areas/orders/orders.endpoints.ts';
import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { download } from '../../../platform/api/download.ts';
import { commonTexts } from '../../../platform/common.texts.ts';
import { useCan } from '../../../platform/permissions.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { confirm } from '../../../ui/confirm.tsx';
import { FormSection } from '../../../ui/form/form-section.tsx';
import { SmallTable } from '../../../ui/values/small-table.tsx';
import classes from './signed-documents.module.css';
import { signedDocumentsTexts } from './signed-documents.texts.ts';
import { useRemoveSignedDocument } from './use-remove-signed-document.ts';

interface SignedDocumentsProps {
  order: OrderView;
  onFailure: (failure: unknown) => void;
}

type OfferDocument = OrderView['offer']['documents'][number];
type SignedDocument = OrderView['signedDocuments'][number];
type DocumentRow = { id: string; document: OfferDocument; signed: SignedDocument | undefined };

/** The documents of the offer to be signed, with the investor's signed copies (ORD-14). */
export function SignedDocuments({ order, onFailure }: SignedDocumentsProps) {
  const t = useTexts(signedDocumentsTexts);
  const common = useTexts(commonTexts);
  const mayReadOffer = useCan(getOffer);
  const mayRemove = useCan(removeSignedDocument);
  const removing = useRemoveSignedDocument({ orderId: order.id, onFailure });
  const ask = async ({ id, displayName }: SignedDocument) => {
    const question = { title: t.removeTitle, message: t.removeMessage(displayName, order.id) };
    if (await confirm({ ...question, confirmLabel: common.delete })) removing.mutate(id);
  };
  const link = (url: string, name: string, fileName: string) => (
    <PrivateFileLink
      url={url}
      name={name}
      fileName={fileName}
      label={t.download(name)}
      onFailure={onFailure}
    />
  );
  return (
    <FormSection title={t.title} folds>
      <SmallTable
        within
        title={t.title}
        empty={t.empty}
        rows={documentRows(order)}
        columns={[
          {
            name: 'document',
            header: t.document,
            value: ({ document: { attachment } }) => {
              const { url, displayName, fileName } = attachment;
              return mayReadOffer ? link(url, displayName, fileName) : displayName;
            },
          },
          {
            name: 'signed',
            header: t.signed,
            value: ({ signed }) =>
              signed ? link(signed.url, signed.displayName, signed.displayName) : <NotSigned />,
          },
          {
            name: 'createdAt',
            header: t.createdAt,
            kind: 'instant',
            value: ({ signed }) => signed?.createdAt ?? null,
          },
          { name: 'signable', header: t.signable, kind: 'yesNo', value: ({ document }) => document.signable },
        ]}
        actions={
          mayRemove && order.canRemoveSignedDocuments && order.signedDocuments.length > 0
            ? ({ signed }) =>
                signed && (
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size="lg"
                    aria-label={t.remove(signed.displayName)}
                    loading={removing.isPending && removing.variables === signed.id}
                    disabled={removing.isPending}
                    onClick={() => void ask(signed)}
                  >
                    <IconTrash size={18} aria-hidden />
                  </ActionIcon>
                )
            : undefined
        }
      />
    </FormSection>
  );
}

function NotSigned() {
  const t = useTexts(signedDocumentsTexts);
  return (
    <Text span size="sm" c="dimmed" className={classes.notSigned}>
      {t.notSigned}
    </Text>
  );
}

/** A row for each signed copy, and one for each document that is still to be signed. */
const documentRows = ({ offer, signedDocuments }: OrderView): DocumentRow[] =>
  offer.documents.flatMap((document): DocumentRow[] => {
    const copies = signedDocuments.filter(({ offerDocumentId }) => offerDocumentId === document.id);
    if (copies.length > 0) return copies.map((signed) => ({ id: String(signed.id), document, signed }));
    return document.signable ? [{ id: document.id, document, signed: undefined }] : [];
  });

interface PrivateFileLinkProps {
  url: string;
  /** The displayed name, also used for the saved file. */
  name: string;
  fileName: string;
  label: string;
  onFailure: (failure: unknown) => void;
}

/** The name of a private file, as a button that downloads it with the bearer token. */
function PrivateFileLink({ url, name, fileName, label, onFailure }: PrivateFileLinkProps) {
  const saving = useMutation({
    mutationFn: () => download(url, fileName),
    onMutate: () => onFailure(null),
    onError: onFailure,
  });
  return (
    <Anchor
      component="button"
      type="button"
      inherit
      className={classes.file}
      aria-label={label}
      aria-busy={saving.isPending}
      disabled={saving.isPending}
      onClick={() => saving.mutate()}
    >
      {saving.isPending ? <Loader size={16} aria-hidden /> : <IconDownload size={16} aria-hidden />}
      <span>{name}</span>
    </Anchor>
  );
}
