import type { ReceiptView } from '@share/contract/areas/orders/receipts.schemas.ts';
import type { DateRange } from '@share/contract/shared/lists/list.ts';
import { betweenDays, type Parameter, withinDays } from '../../../platform/lists/list-conditions.ts';
import type { Receipt } from './receipts.rules.ts';

export const toReceiptView = (receipt: Receipt | null): ReceiptView | null =>
  receipt && { amount: Number(receipt.amount), receivedOn: receipt.receivedOn, note: receipt.note };

/** The receipt `c`, which may be missing, as a column of lists. */
export const RECEIPT = `CASE WHEN c.transaction_id IS NULL THEN NULL ELSE json_build_object('amount', c.amount,
  'receivedOn', c.received_on, 'note', c.note) END`;

/** The SQL of the lines of bank statements that are the proof of a transaction's receipt and refunds. `transaction` is the SQL of its id. */
export const bankLinesOf = (transaction: string): string => `(
  SELECT coalesce(json_agg(json_build_object('statement', l.statement_id, 'line', l.id,
      'bookedOn', l.booked_on, 'amount', sign(l.amount) * p.amount) ORDER BY p.id), '[]')
  FROM statement_line_parts p JOIN statement_lines l ON l.id = p.line_id WHERE p.transaction_id = ${transaction})`;

/**
 * The SQL of what arrived for a transaction `t` with the receipt `c`, which may be missing: PayPal confirms its payments, and all of the
 * amount arrives on the day of the confirmation.
 */
export const RECEIVED = `CASE WHEN c.transaction_id IS NOT NULL THEN json_build_object('amount', c.amount, 'on', c.received_on)
  ELSE (SELECT json_build_object('amount', t.amount, 'on', (a.at AT TIME ZONE 'Europe/Warsaw')::date) FROM audit_entries a
    WHERE a.entity = 'transaction' AND a.entity_id = t.id AND a.action = 'transaction.accept' LIMIT 1) END`;

/** Filters transactions `t` by the day on which their money arrived. */
export const receivedWithin = (range: DateRange, parameter: Parameter): string => `t.id = ANY (ARRAY(
  SELECT r.transaction_id FROM receipts r WHERE ${betweenDays('r.received_on')(range, parameter)}
  UNION ALL SELECT a.entity_id FROM audit_entries a
    WHERE a.entity = 'transaction' AND a.action = 'transaction.accept' AND ${withinDays('a.at')(range, parameter)}
      AND NOT EXISTS (SELECT FROM receipts r WHERE r.transaction_id = a.entity_id)))`;
