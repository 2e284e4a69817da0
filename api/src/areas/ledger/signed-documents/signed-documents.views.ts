import { downloadInvestorDocument } from '@share/contract/areas/offers/offer-documents.endpoints.ts';
import { downloadSignedDocument } from '@share/contract/areas/orders/orders.endpoints.ts';
import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import { type SQLWrapper, sql } from 'drizzle-orm';
import { files } from '../../../platform/files/files.tables.ts';
import { offerDocuments } from '../../offers/offers.tables.ts';
import { signedDocuments } from '../orders.tables.ts';

/** A document of the ordered offer with its signed copies. */
interface OrderDocument {
  id: string;
  signable: boolean;
  displayName: string;
  fileName: string;
  signed: { id: number; displayName: string; createdAt: string }[];
}

/** A column: the documents of an offer, in their sequence, each with its copies signed for an order, newest first. */
export const documentsOf = (orderId: SQLWrapper, offerId: SQLWrapper) => sql<OrderDocument[]>`(
  SELECT coalesce(json_agg(json_build_object(
      'id', d.id, 'signable', d.signable, 'displayName', d.display_name, 'fileName', f.file_name,
      'signed', (SELECT coalesce(json_agg(json_build_object(
          'id', s.id, 'displayName', s.display_name, 'createdAt', s.created_at) ORDER BY s.id DESC), '[]')
        FROM ${signedDocuments} s WHERE s.order_id = ${orderId} AND s.offer_document_id = d.id)
    ) ORDER BY d.position), '[]')
  FROM ${offerDocuments} d JOIN ${files} f ON f.id = d.file_id
  WHERE d.offer_id = ${offerId})`;

/** The documents of the offer (ORD-30). The addresses are not secret: every download needs the bearer token. */
export const toOfferDocuments = (
  offerId: number,
  documents: readonly OrderDocument[],
): OrderView['offer']['documents'] =>
  documents.map(({ id, signable, displayName, fileName }) => ({
    id,
    signable,
    attachment: {
      url: addressOf(downloadInvestorDocument.path, offerId, id),
      displayName,
      fileName,
    },
  }));

/** The signed copies (ORD-28). */
export const toSignedDocuments = (
  orderId: number,
  documents: readonly OrderDocument[],
): OrderView['signedDocuments'] =>
  documents.flatMap(({ id: offerDocumentId, signed }) =>
    signed.map(({ id, displayName, createdAt }) => {
      const url = addressOf(downloadSignedDocument.path, orderId, id);
      return { id, offerDocumentId, url, displayName, createdAt: new Date(createdAt).toISOString() };
    }),
  );

export const addressOf = (path: string, id: number, documentId: number | string): string =>
  `/api${path.replace(':id', String(id)).replace(':documentId', String(documentId))}`;
