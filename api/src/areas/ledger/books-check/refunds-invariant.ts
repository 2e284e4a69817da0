import type { Invariant } from './invariant.ts';

const recorded = (action: string) => `(SELECT count(*) FROM audit_entries a
  WHERE a.entity = 'transaction' AND a.entity_id = t.id AND a.action = 'transaction.${action}')`;

/** No money may be forgotten that arrived for a rejected order, beyond the price of an order, or once more (ORD-27). */
export const refundsInvariant: Invariant = {
  id: 'I-34',
  holds:
    'A refund is due for each rejected order whose money had arrived, or arrived later, over what arrived for it, for each payment beyond what its transaction asked for, over the difference, and for each further transfer that was recorded of a transaction with its money and not withdrawn, over all of it; for no other, and each arrival and each return is recorded once.',
  violations: `WITH paid AS (
      SELECT t.id, t.order_id, t.amount, coalesce(c.amount, t.amount) AS received, o.status, o.date_rejected,
        ${recorded('accept')} AS accepted, ${recorded('late-transfer')} - ${recorded('undo-late-transfer')} AS late, ${recorded('refund')} AS returned
      FROM transactions t JOIN orders o ON o.id = t.order_id LEFT JOIN receipts c ON c.transaction_id = t.id
    ), wanted AS (
      SELECT id, order_id, 'rejection' AS reason, 0 AS refund, least(amount, received) AS amount,
          CASE late WHEN 0 THEN date_rejected END AS due_since FROM paid
        WHERE status = 'rejected' AND accepted + late > 0
      UNION ALL SELECT id, order_id, 'surplus', 0, received - amount, NULL FROM paid WHERE received > amount
      UNION ALL SELECT p.id, order_id, 'further', (a.after->>'refund')::int, (a.after->>'refundDue')::numeric, NULL
        FROM paid p JOIN audit_entries a ON a.entity = 'transaction' AND a.entity_id = p.id AND a.action = 'transaction.further-transfer'
        WHERE accepted + late > 0 AND NOT EXISTS (SELECT FROM audit_entries undone WHERE undone.entity = 'transaction'
          AND undone.entity_id = p.id AND undone.action = 'transaction.undo-further-transfer'
          AND undone.after->>'refund' = a.after->>'refund')
    )
    SELECT coalesce(w.order_id, r.order_id) AS "order", coalesce(w.id, r.transaction_id) AS transaction,
      coalesce(w.reason, r.reason) AS reason, w.amount, r.amount AS refund, r.returned_on
    FROM wanted w FULL JOIN refunds r ON r.transaction_id = w.id AND r.reason = w.reason
      AND CASE r.reason WHEN 'further' THEN r.id ELSE 0 END = w.refund
    WHERE (r.order_id, r.amount) IS DISTINCT FROM (w.order_id, w.amount)
       OR (w.due_since <> r.due_since)
    UNION ALL SELECT order_id, id, NULL, NULL, NULL, NULL FROM paid
      WHERE returned <> (SELECT count(*) FROM refunds r WHERE r.transaction_id = paid.id AND r.returned_on IS NOT NULL)
        OR accepted + late > 1 OR (late > 0 AND status <> 'rejected')`,
};
