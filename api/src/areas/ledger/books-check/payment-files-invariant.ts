import type { Invariant } from './invariant.ts';

/** No money may leave twice because two files for the bank have it. */
export const paymentFilesInvariant: Invariant = {
  id: 'I-39',
  holds:
    'Each payment is in at most one file for the bank that was not withdrawn, a file has the number and the sum of its payments, each over the amount of its refund, its unknown money or its line of a payout, and the file is private.',
  violations: `SELECT f.id AS file, NULL::int AS refund, NULL::int AS unknown, NULL::int AS payout_line, f.amount, sum(p.amount) AS payments
      FROM payment_files f JOIN files s ON s.id = f.file_id LEFT JOIN payment_file_payments p ON p.payment_file_id = f.id
      GROUP BY f.id, s.is_private
      HAVING count(p.id) <> f.payments OR sum(p.amount) IS DISTINCT FROM f.amount OR NOT s.is_private
         OR count(p.id) FILTER (WHERE p.state = CASE WHEN f.withdrawn_at IS NULL THEN 'withdrawn' ELSE 'sent' END) > 0
    UNION ALL SELECT min(payment_file_id), refund_id, unknown_id, payout_line_id, min(amount), sum(amount) FROM payment_file_payments
      WHERE state = 'sent' GROUP BY refund_id, unknown_id, payout_line_id HAVING count(*) > 1
    UNION ALL SELECT p.payment_file_id, p.refund_id, p.unknown_id, p.payout_line_id, p.amount, coalesce(r.amount, u.amount, l.net) FROM payment_file_payments p
      LEFT JOIN refunds r ON r.id = p.refund_id LEFT JOIN unknown_money u ON u.id = p.unknown_id
      LEFT JOIN payout_lines l ON l.id = p.payout_line_id
      WHERE p.state = 'sent' AND (p.amount IS DISTINCT FROM coalesce(r.amount, u.amount, l.net) OR u.state = 'given')`,
};
