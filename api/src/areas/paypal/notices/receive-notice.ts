import type { PayPalNotice } from '@share/contract/areas/paypal/paypal.schemas.ts';
import { eq, inArray, or } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import { askAfterNotice } from '../next-ask.rules.ts';
import { payPalPayments } from '../paypal.tables.ts';

/**
 * A notice of PayPal is only a hint that PayPal should be asked about a payment: nothing else of it is read. Unknown payments are
 * answered like known ones.
 */
export async function receiveNotice({ db, now }: Context, { resource }: PayPalNotice): Promise<null> {
  if (!resource) return null;
  // The resource is an order, a capture, a refund or a dispute. Of a refund only its custom id and its capture are ours, of a dispute
  // the capture alone.
  const above = (resource.links ?? []).flatMap(({ rel, href }) => (rel === 'up' ? idIn(href) : []));
  const disputed = (resource.disputed_transactions ?? []).map(({ seller_transaction_id: id }) => id);
  const order = resource.supplementary_data?.related_ids?.order_id;
  const ids = [resource.id, order, ...above, ...disputed].filter((id) => id !== undefined);
  const customId = z.uuid().safeParse(resource.custom_id).data;
  if (ids.length === 0 && customId === undefined) return null;
  const named = await db
    .select({ id: payPalPayments.id })
    .from(payPalPayments)
    .where(
      or(
        inArray(payPalPayments.payPalOrderId, ids),
        inArray(payPalPayments.captureId, ids),
        customId === undefined ? undefined : eq(payPalPayments.id, customId),
      ),
    );
  for (const { id } of named) {
    await db.transaction(async (tx) => {
      const itself = eq(payPalPayments.id, id);
      const [payment] = await tx.select().from(payPalPayments).where(itself).for('update');
      if (!payment?.payPalOrderId) return;
      const at = now();
      // Stored also while a question is awaited: PayPal may be answering it at this moment with what was so before.
      await tx
        .update(payPalPayments)
        .set({ hintedAt: at, nextAskAt: askAfterNotice(payment, at) })
        .where(itself);
    });
  }
  return null;
}

/** What the resource belongs to, by its link: the order of a capture, the capture of a refund. */
const idIn = (href = ''): string[] =>
  /\/v2\/(?:checkout\/orders|payments\/captures)\/([\w-]{1,64})$/.exec(href)?.slice(1) ?? [];
