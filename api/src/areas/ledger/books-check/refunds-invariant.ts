import type { Invariant } from './invariant.ts';

const recorded = (action: string) => `(SELECT count(*) FROM audit_entries a
  WHERE a.entity = 'transaction' AND a.entity_id = t.id AND a.action = '${action}')`;

/** Money that had arrived for a rejected order must not be forgotten (ORD-27). */
export const refundsInvariant: Invariant = {
  id: 'I-34',
  holds:
    'A refund is due for each rejected order whose money had arrived, for no other, over the amount of its transaction, and its return is recorded once.',
  violations: `SELECT o.id AS "order", t.id AS transaction, t.amount, r.amount AS refund, r.returned_on FROM orders o
      JOIN transactions t ON t.order_id = o.id FULL JOIN refunds r ON r.transaction_id = t.id
    WHERE (o.status = 'rejected' AND ${recorded('transaction.accept')} > 0) IS DISTINCT FROM (r.id IS NOT NULL)
       OR (r.order_id, r.amount, r.due_since) IS DISTINCT FROM (o.id, t.amount, o.date_rejected) AND r.id IS NOT NULL
       OR ${recorded('transaction.refund')} <> CASE WHEN r.returned_on IS NULL THEN 0 ELSE 1 END`,
};
