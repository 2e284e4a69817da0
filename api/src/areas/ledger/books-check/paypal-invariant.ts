import type { Invariant } from './invariant.ts';

const HAS_MONEY = `(t.status IN ('paid', 'completed') OR EXISTS (SELECT FROM refunds r WHERE r.transaction_id = t.id AND r.reason = 'rejection'))`;

/**
 * Staff recorded a return after the hold was released, and later PayPal showed one of its own. An erased reference says nothing
 * about this.
 */
const IS_RETURNED_TWICE = `(t.returned_as IS NOT NULL
  AND EXISTS (SELECT FROM refunds r WHERE r.transaction_id = t.id AND r.reason = 'rejection' AND r.reference NOT IN (t.returned_as, '–'))
  AND EXISTS (SELECT FROM audit_entries a
    WHERE a.entity = 'transaction' AND a.entity_id = t.id AND a.action = 'transaction.paypal-release'))`;

/** What PayPal itself shows is compared whenever it is asked, each night at the latest. */
export const payPalDifferencesInvariant: Invariant = {
  id: 'I-40',
  holds: 'PayPal shows the money that it took as it is in the books.',
  violations: `SELECT t.id AS transaction, t.order_id AS "order", t.status, p.amount AS taken, p.refund_id AS returned_as,
      t.returned_in_part, p.last_exchanges->>'ask' AS paypal_shows, t.contradicted_since AS since
    FROM transactions t LEFT JOIN paypal_payments p ON p.transaction_id = t.id AND p.state = 'captured'
    WHERE t.contradicted_since IS NOT NULL`,
};

/** No money that PayPal took is forgotten, and none is in the books that PayPal did not take. */
export const payPalInvariant: Invariant = {
  id: 'I-35',
  holds:
    'A PayPal transaction is paid exactly if PayPal took its amount, once, and has not returned it, nor a part of it before the order was decided; its order is held exactly as long as PayPal may be taking it, and no other attempt took money; no money was returned by PayPal and in another way, too.',
  violations: `SELECT t.id AS transaction, t.order_id AS "order", t.status, t.amount, array_agg(p.state) AS payments, array_agg(p.amount) AS taken
    FROM transactions t LEFT JOIN paypal_payments p ON p.transaction_id = t.id
    WHERE t.method = 'payPal' AND t.order_id IS NOT NULL OR p.id IS NOT NULL GROUP BY t.id
    HAVING t.method <> 'payPal' OR count(*) FILTER (WHERE p.state = 'captured') <> CASE WHEN ${HAS_MONEY} THEN 1 ELSE 0 END
      OR coalesce(bool_or(p.amount <> t.amount), false)
      OR t.returned_as IS DISTINCT FROM max(p.refund_id) OR (t.returned_as IS NOT NULL AND t.status <> 'rejected')
      OR (t.returned_in_part AND t.status = 'paid') OR ${IS_RETURNED_TWICE}
      OR (t.capturing_since IS NOT NULL) <> coalesce(bool_or(p.is_holding), false)
      OR coalesce(bool_or(p.state = 'unknown' AND NOT p.is_holding), false)`,
};
