import { downloadInvestorDocument } from '@share/contract/areas/offers/offer-documents.endpoints.ts';
import { ownDocumentsList } from '@share/contract/areas/own-orders/own-orders.lists.ts';
import type { OwnDocument } from '@share/contract/areas/own-orders/own-orders.schemas.ts';
import { listFrom } from '../../platform/lists/list-query.ts';
import type { ListSource } from '../../platform/lists/list-source.ts';

interface Found extends Omit<OwnDocument, 'url' | 'size'> {
  size: string;
}

const source: ListSource<typeof ownDocumentsList, Found, OwnDocument> = {
  declared: ownDocumentsList,
  from: `(SELECT user_id, offer_id FROM investments WHERE number_of_shares > 0) i
    JOIN offers f ON f.id = i.offer_id AND f.is_visible JOIN offer_documents d ON d.offer_id = f.id`,
  owner: 'i.user_id',
  id: 'd.id',
  filters: {},
  orders: { offer: 'ARRAY[d.offer_id, d.position]' },
  select: {
    id: 'd.id',
    offer: "json_build_object('id', f.id, 'title', f.title, 'slug', f.slug)",
    displayName: 'd.display_name',
    fileName: 'file.file_name',
    size: 'file.size',
  },
  joins:
    'JOIN offer_documents d ON d.id = page.id JOIN offers f ON f.id = d.offer_id JOIN files file ON file.id = d.file_id',
  row: (document) => ({
    ...document,
    size: Number(document.size),
    url: addressOf(document.offer.id, document.id),
  }),
};

export const listOwnDocuments = listFrom(source);

const addressOf = (offerId: number, documentId: string) =>
  `/api${downloadInvestorDocument.path.replace(':id', String(offerId)).replace(':documentId', documentId)}`;
