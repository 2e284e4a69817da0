import { Readable } from 'node:stream';
import type { Context } from '../../../platform/context.ts';
import type { Download } from '../../../platform/http/serve-download.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { readOrder, whyNoSpreadsheet } from '../../ledger/ledger.shared.ts';
import { writeOrderSheet } from './order-sheet.ts';
import { readBoughtShares } from './read-bought-shares.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The spreadsheet of a completed order, in the language of the caller (ORD-36). */
export async function downloadSpreadsheet(context: Context, id: number): Promise<Download> {
  const order = await readOrder(context.db, context, id);
  const reason = whyNoSpreadsheet(order);
  if (reason) throw new Refusal(reason);
  const bytes = await writeOrderSheet(order, await readBoughtShares(context.db, id), context.language);
  return { fileName: `${id}.xlsx`, contentType: XLSX, bytes: Readable.from([bytes]) };
}
