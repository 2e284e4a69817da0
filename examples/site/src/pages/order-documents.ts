import { uploadSignedDocument } from '@share/contract/areas/own-orders/own-orders.endpoints.ts';
import type { OwnOrderView } from '@share/contract/areas/own-orders/own-orders.schemas.ts';
import { documentExtensions } from '@share/contract/shared/files.ts';
import { download, upload } from '../api.ts';
import { h } from '../dom.ts';
import { field, form, messageOf } from '../form.ts';
import { t } from '../language.ts';
import { go } from '../router.ts';

type ToSign = OwnOrderView['documents'][number];

/** A button that saves a private file; a failure is shown beside it. */
export function downloadButton(name: string, url: string, fileName: string): HTMLElement {
  const error = h('span', { class: 'error', role: 'alert' });
  const save = () => {
    error.textContent = '';
    download(url, fileName).catch((failure) => {
      error.textContent = messageOf(failure);
    });
  };
  return h('span', {}, h('button', { type: 'button', class: 'quiet', click: save }, name), error);
}

/** The documents that the investor signs for the order, with the copies that were sent. */
export function documentsOf({ id, documents, status }: OwnOrderView): HTMLElement[] {
  if (documents.length === 0) return [];
  const isOpen = status === 'new' || status === 'paid';
  const rows = documents.map((document) => {
    const copies = document.signed.map(({ displayName, url }) =>
      downloadButton(`${t().signed}: ${displayName}`, url, document.fileName),
    );
    const canSend = isOpen && copies.length === 0;
    return h(
      'li',
      { class: 'card' },
      downloadButton(document.displayName, document.url, document.fileName),
      ...copies,
      canSend && sending(id, document),
    );
  });
  return [h('h2', {}, t().toSign), h('ul', { class: 'cards' }, ...rows)];
}

const sending = (orderId: number, { id: documentId }: ToSign): HTMLElement =>
  form({
    fields: [
      field({
        name: 'file',
        label: t().signedCopy,
        type: 'file',
        accept: documentExtensions.map((extension) => `.${extension}`).join(','),
      }),
    ],
    submit: t().upload,
    onSubmit: async (values) => {
      const params = { id: String(orderId), documentId };
      await upload(uploadSignedDocument, values.file('file'), { params });
      go(`/orders/${orderId}`);
    },
  });
