import type { ReceiptView } from '@share/contract/areas/orders/receipts.schemas.ts';
import type { BankLine } from '@share/contract/areas/transactions/transactions.schemas.ts';
import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Receipt } from './receipts.rules.ts';

export const toReceiptView = (receipt: Receipt | null): ReceiptView | null =>
  receipt && { amount: Number(receipt.amount), receivedOn: receipt.receivedOn, note: receipt.note };

/** The receipt `c`, which may be missing, as a column of lists. */
export const RECEIPT = `CASE WHEN c.transaction_id IS NULL THEN NULL ELSE json_build_object('amount', c.amount,
  'receivedOn', c.received_on, 'note', c.note) END`;

/** A column: the lines of bank statements that are the proof of a transaction's receipt and refunds. */
export const bankLinesOf = (transactionId: SQLWrapper) => sql<BankLine[]>`(
  SELECT coalesce(json_agg(json_build_object('statement', l.statement_id, 'line', l.id,
      'bookedOn', l.booked_on, 'amount', sign(l.amount) * p.amount) ORDER BY p.id), '[]')
  FROM statement_line_parts p JOIN statement_lines l ON l.id = p.line_id WHERE p.transaction_id = ${transactionId})`;
