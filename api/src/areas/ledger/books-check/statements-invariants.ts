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
      'The parts of a line that is done add up to its amount, another line has none, and each part is the receipt or the refund of its transaction, which is that of no other line.',
    violations: `WITH parts AS (SELECT line_id, sum(amount) AS amount FROM statement_line_parts GROUP BY line_id)
      SELECT l.id AS line, l.state, l.amount, p.amount AS parts, NULL::int AS transaction
      FROM statement_lines l LEFT JOIN parts p ON p.line_id = l.id
      WHERE (l.state = 'done') <> (p.amount IS NOT NULL) OR p.amount <> l.amount
      UNION ALL SELECT p.line_id, p.kind, p.amount, NULL, p.transaction_id
      FROM statement_line_parts p JOIN statement_lines l ON l.id = p.line_id JOIN transactions t ON t.id = p.transaction_id
      WHERE t.order_id IS DISTINCT FROM p.order_id
        OR (p.kind = 'further' AND NOT EXISTS (SELECT FROM refunds r WHERE r.transaction_id = t.id AND r.reason = 'further'
          AND r.amount = p.amount AND r.received_on = l.booked_on))
        OR (p.kind <> 'further' AND NOT EXISTS (SELECT FROM receipts c WHERE c.transaction_id = t.id
          AND c.amount = p.amount AND c.received_on = l.booked_on))
      UNION ALL SELECT max(line_id), 'twice', NULL, NULL, transaction_id FROM statement_line_parts
      WHERE kind <> 'further' GROUP BY transaction_id HAVING count(*) > 1`,
  },
];
