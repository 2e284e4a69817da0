import type { PayPalNotice } from '@share/contract/areas/paypal/paypal.schemas.ts';
import { and, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { payPalPayments } from './paypal.tables.ts';

/** Anybody can send notices: one in this time makes us ask about a payment. */
const PAUSE = 10_000;

/**
 * A notice of PayPal is only a hint that PayPal should be asked about a payment: nothing else of it is read. Unknown orders are
 * answered like known ones.
 */
export async function receiveNotice({ db, now }: Context, { resource }: PayPalNotice): Promise<null> {
  const ids = [resource?.id, resource?.supplementary_data?.related_ids?.order_id].filter(
    (id) => id !== undefined,
  );
  if (ids.length === 0) return null;
  const at = now();
  const before = new Date(at.getTime() - PAUSE);
  await db
    .update(payPalPayments)
    .set({ hintedAt: at, nextAskAt: at, asks: 0 })
    .where(
      and(
        inArray(payPalPayments.payPalOrderId, ids),
        or(isNull(payPalPayments.hintedAt), lt(payPalPayments.hintedAt, before)),
      ),
    );
  return null;
}
