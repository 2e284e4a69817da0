/**
 * The SQL that decides which attempts `p` are compared with what PayPal shows: those of the last forty days, and those that paid an order
 * that is not decided yet. `now` is the SQL of the time.
 */
export const isToCompare = (now: string): string =>
  `p.paypal_order_id IS NOT NULL AND (p.created_at > ${now} - interval '40 days'
    OR p.transaction_id IN (SELECT open.id FROM transactions open WHERE open.method = 'payPal' AND open.status = 'paid'))`;

/** When PayPal last said what became of the attempt `p`. */
export const COMPARED_AT = 'coalesce(p.compared_at, p.created_at)';

/** The SQL that decides whether the attempt `p` should have been compared by now, and was not: a night has passed, and some hours. */
export const isNotCompared = (now: string): string =>
  `${isToCompare(now)} AND ${COMPARED_AT} < ${now} - interval '30 hours'`;

/** The SQL that decides whether an attempt to pay the transaction `t` was not compared. */
export const hasNotComparedPayment = (now: string): string =>
  `t.id IN (SELECT p.transaction_id FROM paypal_payments p WHERE ${isNotCompared(now)})`;
