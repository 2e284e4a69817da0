import type { Invariant } from './invariant.ts';

const onDay = (instant: string) => `(${instant} AT TIME ZONE 'Europe/Warsaw')::date`;

/**
 * What payouts gave to whom. A payout as of the day on which it was confirmed gave to those who had shares at that moment; more
 * may have been issued later that day.
 */
export const payoutsInvariant: Invariant = {
  id: 'I-38',
  holds:
    'The gross amounts of a payout add up to its total, its tax is rounded up, and net is gross less tax; each holder of a confirmed payout has exactly one dividend of those amounts, and there is none besides; holders and shares are those of the register of its day.',
  violations: `WITH sums AS (SELECT payout_id, sum(gross) AS gross, bool_or(state = 'draft') AS draft, bool_or(state <> 'draft') AS confirmed,
        bool_or(state IN ('due', 'failed')) AS due, bool_or(state = 'sent') AS sent FROM payout_lines GROUP BY 1),
      register AS (SELECT p.id AS payout_id, o.investment_id, sum(o.quantity) AS shares
        FROM payouts p JOIN orders o ON o.offer_id = p.offer_id AND o.status = 'completed' AND ${onDay('o.date_completed')} <= p.as_of
        WHERE p.state <> 'draft' GROUP BY 1, 2)
    SELECT p.id AS payout, p.state, p.total AS amount, s.gross AS found, NULL::int AS investment, NULL::int AS transaction
      FROM payouts p LEFT JOIN sums s ON s.payout_id = p.id
      WHERE s.gross IS DISTINCT FROM p.total OR p.state <> CASE WHEN s.draft THEN 'draft' WHEN s.due THEN 'confirmed'
        WHEN s.sent THEN 'sent' ELSE 'paid' END OR (s.draft AND s.confirmed)
    UNION ALL SELECT p.id, l.state, l.gross, l.tax, l.investment_id, l.transaction_id FROM payout_lines l JOIN payouts p ON p.id = l.payout_id
      WHERE l.net <> l.gross - l.tax OR l.tax <> ceil(l.gross * p.tax_percent) / 100 OR l.gross <> l.shares * p.per_share
    UNION ALL SELECT l.payout_id, l.state, l.gross, t.amount, l.investment_id, l.transaction_id FROM payout_lines l
      LEFT JOIN transactions t ON t.id = l.transaction_id
      WHERE l.state <> 'draft' AND (t.type, t.status, t.amount, t.tax, t.investment_id, t.user_id)
        IS DISTINCT FROM ('dividend', 'completed', l.gross, l.tax, l.investment_id, l.user_id)
    UNION ALL SELECT NULL, t.status, t.amount, NULL, t.investment_id, t.id FROM transactions t WHERE t.type = 'dividend'
      AND (SELECT count(*) FROM payout_lines l WHERE l.transaction_id = t.id)
        + (SELECT count(*) FROM dividends_before_payouts b WHERE b.transaction_id = t.id) <> 1
    UNION ALL SELECT p.id, l.state, l.shares, r.shares, coalesce(l.investment_id, r.investment_id), l.transaction_id
      FROM (SELECT * FROM payout_lines WHERE state <> 'draft') l
        FULL JOIN register r ON r.payout_id = l.payout_id AND r.investment_id = l.investment_id
        JOIN payouts p ON p.id = coalesce(l.payout_id, r.payout_id)
      WHERE l.shares IS DISTINCT FROM r.shares
        AND NOT (${onDay('p.confirmed_at')} = p.as_of AND coalesce(l.shares, 0) <= coalesce(r.shares, 0))`,
};
