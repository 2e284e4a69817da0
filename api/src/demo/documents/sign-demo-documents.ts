import type { OfferView } from '@share/contract/areas/offers/offers.schemas.ts';
import { formatInstant } from '@share/contract/shared/dates.ts';
import { attachSignedDocument } from '../../areas/ledger/signed-documents/attach-signed-document.ts';
import type { Context } from '../../platform/context.ts';
import { bytesInMemory } from '../../platform/files/file-bytes.ts';
import type { DemoPerson } from '../demo-people.ts';
import { drawDocument } from './draw-document.ts';

/** Attaches the first signable documents of the offer to an order, as signed by the investor now. */
export async function signDemoDocuments(
  context: Context,
  orderId: number,
  { firstName, lastName, email }: DemoPerson,
  { title, address, investorDocuments }: OfferView,
  howMany: number,
): Promise<void> {
  const signer = `${firstName} ${lastName}`;
  const signable = investorDocuments.filter((document) => document.signable);
  for (const { id, attachment } of signable.slice(0, howMany)) {
    const name = attachment.displayName.replace(/\.pdf$/, '');
    const lines = [
      `${name} do zamówienia nr ${orderId}`,
      address,
      '',
      `Podpisano elektronicznie: ${signer} (${email})`,
      formatInstant(context.now().toISOString()),
    ];
    const bytes = bytesInMemory(drawDocument(title.pl, lines));
    await attachSignedDocument(context, orderId, id, { fileName: `${name} – ${signer}.pdf`, bytes });
  }
}
