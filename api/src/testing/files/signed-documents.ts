import { OfferInput } from '@share/contract/areas/offers/offers.schemas.ts';
import type { OrderStatus } from '@share/contract/areas/orders/orders.schemas.ts';
import { findInvestorsOf } from '../../areas/ledger/ledger.shared.ts';
import { attachSignedDocument } from '../../areas/ledger/signed-documents/attach-signed-document.ts';
import { updateOffer } from '../../areas/offers/update-offer.ts';
import type { Context } from '../../platform/context.ts';
import { bytesInMemory } from '../../platform/files/file-bytes.ts';
import { type AnOffer, anOffer, anOrder } from '../books.ts';
import { anInvestorDocument, anOfferInput } from '../offers.ts';
import { aDocument } from './documents.ts';

/** An offer on sale with a contract to sign and a report that is not signed. */
export async function anOfferToSign(context: Context, fields: AnOffer = {}) {
  const offer = await anOffer(context, fields);
  const documents = [
    anInvestorDocument('Umowa', { signable: true, required: true }),
    anInvestorDocument('Raport'),
  ];
  const { investmentStart, investmentEnd, agreements, seriesId: series } = offer;
  const terms = { investmentStart, investmentEnd, agreements, series };
  const input = anOfferInput({ ...terms, investorDocuments: documents });
  await updateOffer({ ...context, findInvestorsOf }, offer.id, OfferInput.parse(input), null);
  const [contract, report] = documents.map(({ id }) => id);
  return { ...offer, input, contract: contract ?? '', report: report ?? '' };
}

type OfferToSign = Awaited<ReturnType<typeof anOfferToSign>>;

/** Attaches a signed copy of a document to an order, as the investor would; returns its id. */
export const sign = (context: Context, orderId: number, documentId: string, text = ''): Promise<number> =>
  attachSignedDocument(context, orderId, documentId, {
    fileName: 'umowa podpisana.pdf',
    bytes: bytesInMemory(Buffer.concat([aDocument.pdf, Buffer.from(text)])),
  });

/** An order whose investor has signed the contract, by default of a new offer. */
export async function aSignedOrder(
  context: Context,
  { status = 'new', of }: { status?: Exclude<OrderStatus, 'rejected'>; of?: OfferToSign } = {},
) {
  const offer = of ?? (await anOfferToSign(context));
  const { id } = await anOrder(context, { of: offer, status });
  return { id, offer, documentId: await sign(context, id, offer.contract, `order ${id}`) };
}
