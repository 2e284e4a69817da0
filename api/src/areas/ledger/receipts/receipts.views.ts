import type { ReceiptView } from '@share/contract/areas/orders/receipts.schemas.ts';
import type { Receipt } from './receipts.rules.ts';

export const toReceiptView = (receipt: Receipt | null): ReceiptView | null =>
  receipt && { amount: Number(receipt.amount), receivedOn: receipt.receivedOn, note: receipt.note };

/** The receipt `c`, which may be missing, as a column of lists. */
export const RECEIPT = `CASE WHEN c.transaction_id IS NULL THEN NULL ELSE json_build_object('amount', c.amount,
  'receivedOn', c.received_on, 'note', c.note) END`;
