import { toWarsaw, warsawDay } from '@share/contract/shared/dates.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { acceptOrder } from '../../areas/ledger/move/accept-order.ts';
import { acceptTransaction } from '../../areas/ledger/move/accept-transaction.ts';
import { expireOrder } from '../../areas/ledger/move/expire-order.ts';
import { extendTransaction } from '../../areas/ledger/move/extend-transaction.ts';
import { rejectOrder } from '../../areas/ledger/move/reject-order.ts';
import { updateOrder } from '../../areas/ledger/move/update-order.ts';
import { closeRefund } from '../../areas/ledger/refunds/close-refund.ts';
import { recordFurtherTransfer } from '../../areas/ledger/refunds/record-further-transfer.ts';
import { recordLateTransfer } from '../../areas/ledger/refunds/record-late-transfer.ts';
import { refunds } from '../../areas/ledger/refunds/refunds.tables.ts';
import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { aManualOrder } from '../books.ts';
import type { Modelled, Move } from './orders-model.ts';

const DAY = 86_400_000;
export const start = new Date('2026-06-01T10:00:00Z');
export const after = (days: number) => new Date(start.getTime() + days * DAY);

let extensions = 0;

/** Calls the verb of a move; the job runs on a server of its own. */
export function make(
  does: Move,
  { id, transactionId }: Modelled,
  context: Context,
  job: Context,
): Promise<unknown> {
  if (does === 'pay') return acceptTransaction(context, transactionId);
  if (does === 'accept') return acceptOrder(context, id);
  if (does === 'reject') return rejectOrder(context, id);
  if (does === 'expire') return expireOrder(job, id);
  if (does === 'late') return recordLateTransfer(context, transactionId, {});
  if (does === 'further')
    return recordFurtherTransfer(context, transactionId, { receivedAmount: 5, note: 'Once more' }, null);
  const returned = { returnedOn: warsawDay(start), reference: `FT ${id}`, reason: 'rejection' } as const;
  if (does === 'refund') return closeRefund(context, transactionId, returned);
  if (does === 'return') return returnFurther(context, transactionId, returned);
  const { investorData } = aManualOrder({ id: 1, seriesId: 1 });
  if (does === 'edit') return updateOrder(context, id, { investorData }, null);
  extensions += 1;
  return extendTransaction(
    context,
    transactionId,
    { waitUntil: toWarsaw(after(20 + extensions / 24)) },
    null,
  );
}

/** Returns the oldest further transfer that is due. */
async function returnFurther(
  context: Context,
  transactionId: number,
  returned: Parameters<typeof closeRefund>[2],
): Promise<unknown> {
  const [due] = await context.db
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.transactionId, transactionId),
        eq(refunds.reason, 'further'),
        isNull(refunds.returnedOn),
      ),
    )
    .orderBy(refunds.id);
  if (!due) throw new Refusal('REFUND_NOT_DUE');
  return closeRefund(context, transactionId, { ...returned, refund: due.id });
}
