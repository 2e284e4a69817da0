/*
 * Every grosz that arrived, went back or was paid out, as the ledger, the statements of the bank and the payouts record it, each on the
 * day on which it did. Statements say on which account; money that was typed by hand counts for the account of its series.
 */

const WARSAW_DAY = (instant: string) => `(${instant} AT TIME ZONE 'Europe/Warsaw')::date`;

/** The line of a statement with such a part, as `b`. */
const lineWith = (condition: string) => `LEFT JOIN LATERAL (
    SELECT l.id, l.statement_id, l.account FROM statement_line_parts p JOIN statement_lines l ON l.id = p.line_id
    WHERE ${condition} LIMIT 1) b ON true`;

/**
 * Payments that were confirmed, with their amounts and days: those of the bank have a receipt; of the others, such as those that PayPal
 * confirmed, all of the amount arrived on the day of the confirmation.
 */
const CONFIRMED = `SELECT transaction_id, amount, received_on FROM receipts
  UNION ALL SELECT a.entity_id, t.amount, ${WARSAW_DAY('a.at')}
  FROM audit_entries a JOIN transactions t ON t.id = a.entity_id
  WHERE a.entity = 'transaction' AND a.action = 'transaction.accept'
    AND NOT EXISTS (SELECT FROM receipts c WHERE c.transaction_id = a.entity_id)`;

const OF_ORDER = `JOIN orders o ON o.id = t.order_id JOIN series s ON s.id = o.series_id`;

const payments = `SELECT c.received_on AS day, 'received' AS kind, c.amount, t.commission, 0::numeric AS tax,
    coalesce(b.account, CASE t.method WHEN 'payPal' THEN 'PayPal' ELSE s.account_number END) AS account,
    o.offer_id, o.series_id, t.id AS transaction_id, t.order_id, t.user_id, coalesce(t.method_id, '') AS reference,
    b.statement_id, b.id AS line_id
  FROM (${CONFIRMED}) c JOIN transactions t ON t.id = c.transaction_id ${OF_ORDER}
  ${lineWith(`p.transaction_id = t.id AND p.kind IN ('receipt', 'late')`)}`;

const furtherTransfers = `SELECT r.received_on, 'received', r.amount, 0, 0, coalesce(b.account, s.account_number),
    o.offer_id, o.series_id, t.id, t.order_id, t.user_id, '', b.statement_id, b.id
  FROM refunds r JOIN transactions t ON t.id = r.transaction_id ${OF_ORDER}
  ${lineWith(`p.refund_id = r.id AND p.kind = 'further'`)}
  WHERE r.reason = 'further'`;

const returnedRefunds = `SELECT r.returned_on, 'returned', r.amount, CASE r.reason WHEN 'rejection' THEN -t.commission ELSE 0 END, 0,
    coalesce(b.account, CASE WHEN r.reason = 'rejection' AND r.reference = t.returned_as THEN 'PayPal' ELSE s.account_number END),
    o.offer_id, o.series_id, t.id, t.order_id, t.user_id, r.reference, b.statement_id, b.id
  FROM refunds r JOIN transactions t ON t.id = r.transaction_id ${OF_ORDER}
  ${lineWith(`p.refund_id = r.id AND p.kind = 'refund'`)}
  WHERE r.returned_on IS NOT NULL`;

const unknownMoney = `SELECT l.booked_on, 'received', p.amount, 0, 0, l.account,
    NULL::int, NULL::int, NULL::int, NULL::int, NULL::int, l.title, l.statement_id, l.id
  FROM statement_line_parts p JOIN statement_lines l ON l.id = p.line_id WHERE p.kind = 'unknown'`;

const unknownMoneyReturned = `SELECT u.returned_on, 'returned', u.amount, 0, 0, coalesce(b.account, l.account),
    NULL::int, NULL::int, NULL::int, NULL::int, NULL::int, u.reference, b.statement_id, b.id
  FROM unknown_money u JOIN statement_lines l ON l.id = u.line_id
  ${lineWith(`p.unknown_id = u.id AND p.kind = 'return'`)}
  WHERE u.state = 'returned'`;

/** Dividends that belong to no payout were paid when they were completed. A payment that failed came back, and counts for nothing. */
const dividends = `SELECT coalesce(y.paid_on, ${WARSAW_DAY('t.date_completed')}), 'paidOut', t.amount - t.tax, 0, t.tax,
    coalesce(b.account, s.account_number, ''), i.offer_id, NULL::int, t.id, NULL::int, t.user_id, coalesce(y.reference, ''),
    b.statement_id, b.id
  FROM transactions t JOIN investments i ON i.id = t.investment_id JOIN offers f ON f.id = i.offer_id
  LEFT JOIN series s ON s.id = f.series_id LEFT JOIN payout_lines y ON y.transaction_id = t.id
  ${lineWith(`p.payout_line_id = y.id AND y.state = 'paid' AND l.booked_on = y.paid_on ORDER BY p.id DESC`)}
  WHERE t.type = 'dividend' AND CASE WHEN y.id IS NULL THEN t.status = 'completed' ELSE y.state = 'paid' END`;

/**
 * The SQL of all movements: day, kind, amount (never negative), commission and tax, account, offer and series, transaction, order and
 * person, reference, and the line of a statement.
 */
export const MOVEMENTS = [
  payments,
  furtherTransfers,
  returnedRefunds,
  unknownMoney,
  unknownMoneyReturned,
  dividends,
].join('\nUNION ALL ');
