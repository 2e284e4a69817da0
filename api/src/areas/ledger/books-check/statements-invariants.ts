import type { Invariant } from './invariant.ts';

/** The bank's lines, and what was made of them. */
export const statementsInvariants: readonly Invariant[] = [
  {
    id: 'I-36',
    holds:
      'The opening balance of a statement and its lines make its closing balance, its file is private, and a line that another statement had before is the same booking as one that counts.',
    violations: `SELECT s.id AS statement, s.opening, s.closing, sum(l.amount) AS lines
      FROM statements s LEFT JOIN statement_lines l ON l.statement_id = s.id JOIN files f ON f.id = s.file_id
      GROUP BY s.id, f.is_private
      HAVING s.opening + coalesce(sum(l.amount), 0) <> s.closing OR NOT f.is_private
      UNION ALL SELECT l.statement_id, NULL, NULL, l.amount FROM statement_lines l
      WHERE l.state = 'duplicate' AND NOT EXISTS (SELECT FROM statement_lines o WHERE o.account = l.account
        AND o.booked_on = l.booked_on AND o.amount = l.amount AND o.identity IS NOT NULL)`,
  },
  {
    id: 'I-37',
    holds:
      'The parts of a line that is done or has unknown money add up to its amount, another line has none, and each part is the receipt, the refund, the unknown money or the payout that it names, which is that of no other line.',
    violations: `WITH parts AS (SELECT line_id, sum(amount) AS amount, bool_or(kind IN ('refund', 'return', 'payout')) AS leave,
        bool_or(kind NOT IN ('refund', 'return', 'payout')) AS arrive FROM statement_line_parts GROUP BY line_id)
      SELECT l.id AS line, l.state, l.amount, p.amount AS parts, NULL::int AS transaction
      FROM statement_lines l LEFT JOIN parts p ON p.line_id = l.id
      WHERE (l.state IN ('done', 'unknown')) <> (p.amount IS NOT NULL) OR p.amount <> abs(l.amount)
        OR CASE WHEN l.amount > 0 THEN p.leave ELSE p.arrive END
        OR (l.state = 'unknown') <> EXISTS (SELECT FROM unknown_money u WHERE u.line_id = l.id AND u.state = 'waiting')
      UNION ALL SELECT p.line_id, p.kind, p.amount, NULL, p.transaction_id
      FROM statement_line_parts p JOIN statement_lines l ON l.id = p.line_id
        LEFT JOIN transactions t ON t.id = p.transaction_id LEFT JOIN receipts c ON c.transaction_id = p.transaction_id
        LEFT JOIN refunds r ON r.id = p.refund_id AND r.transaction_id = p.transaction_id
        LEFT JOIN unknown_money u ON u.id = p.unknown_id LEFT JOIN payout_lines q ON q.id = p.payout_line_id
      WHERE t.order_id IS DISTINCT FROM p.order_id OR CASE p.kind
        WHEN 'further' THEN (r.reason, r.amount, r.received_on) IS DISTINCT FROM ('further', p.amount, l.booked_on)
        WHEN 'refund' THEN (r.amount, r.returned_on) IS DISTINCT FROM (p.amount, l.booked_on)
        WHEN 'unknown' THEN (u.line_id, u.amount) IS DISTINCT FROM (l.id, p.amount) OR u.state = 'given'
        WHEN 'return' THEN (u.amount, u.returned_on) IS DISTINCT FROM (p.amount, l.booked_on)
        WHEN 'payout' THEN (q.net, q.transaction_id) IS DISTINCT FROM (p.amount, p.transaction_id)
          OR q.state = 'paid' AND NOT EXISTS (SELECT FROM statement_line_parts o WHERE o.payout_line_id = q.id AND o.id > p.id)
            AND q.paid_on <> l.booked_on
        ELSE (c.amount, c.received_on) IS DISTINCT FROM (p.amount, l.booked_on) END
      UNION ALL SELECT max(line_id), 'twice', NULL, NULL, max(transaction_id) FROM statement_line_parts
      GROUP BY CASE WHEN kind IN ('receipt', 'late') THEN 'receipt' ELSE kind END,
        CASE WHEN kind IN ('receipt', 'late') THEN transaction_id WHEN kind = 'payout' THEN id ELSE coalesce(unknown_id, refund_id) END
      HAVING count(*) > 1
      UNION ALL SELECT u.line_id, u.state, u.amount, NULL, NULL FROM unknown_money u
      WHERE (u.state = 'given') = EXISTS (SELECT FROM statement_line_parts p WHERE p.unknown_id = u.id AND p.kind = 'unknown')`,
  },
];
