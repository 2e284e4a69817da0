import { Readable } from 'node:stream';
import { eq, max, min } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Download } from '../../../platform/http/serve-download.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { readOrder } from '../../ledger/orders.reads.ts';
import { whyNoSpreadsheet } from '../../ledger/orders.rules.ts';
import { orders } from '../../ledger/orders.tables.ts';
import { shares } from '../../ledger/shares/shares.tables.ts';
import { type Bought, writeOrderSheet } from './order-sheet.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The spreadsheet of a completed order, in the language of the caller (ORD-36). */
export async function downloadSpreadsheet(context: Context, id: number): Promise<Download> {
  const order = await readOrder(context.db, context, id);
  const reason = whyNoSpreadsheet(order);
  if (reason) throw new Refusal(reason);
  const bytes = await writeOrderSheet(order, await readBought(context, id), context.language);
  return { fileName: `${id}.xlsx`, contentType: XLSX, bytes: Readable.from([bytes]) };
}

async function readBought({ db }: Context, orderId: number): Promise<Bought> {
  const [found] = await db
    .select({
      seriesName: orders.seriesName,
      firstShare: min(shares.shareNumber),
      lastShare: max(shares.shareNumber),
    })
    .from(orders)
    .innerJoin(shares, eq(shares.orderId, orders.id))
    .where(eq(orders.id, orderId))
    .groupBy(orders.id);
  if (!found?.firstShare || !found.lastShare) throw new Error(`Completed order ${orderId} has no shares`);
  const { seriesName, firstShare, lastShare } = found;
  return { seriesName, firstShare, lastShare };
}
