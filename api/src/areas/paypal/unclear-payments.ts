/**
 * The SQL that decides whether a payment of the transaction `t` is unclear: PayPal's answer does not fit it; or PayPal has not said
 * for ten minutes whether it took the money, or not since the hold was released, within the last month; or it has returned money,
 * all or a part, of an order that is not rejected; or the buyer disputes it there; or PayPal shows money that it took in another way
 * than the books. `now` is the SQL of the time.
 */
export const isPaymentUnclear = (now: string): string =>
  `t.id IN (SELECT p.transaction_id FROM paypal_payments p JOIN transactions c ON c.id = p.transaction_id
    WHERE p.state = 'unknown' OR (p.state = 'capturing' AND c.capturing_since < ${now} - interval '10 minutes')
   UNION SELECT p.transaction_id FROM paypal_payments p WHERE p.released_at > ${now} - interval '30 days'
   UNION SELECT r.id FROM transactions r WHERE r.status <> 'rejected' AND r.returned_as IS NOT NULL
   UNION SELECT r.id FROM transactions r WHERE r.status <> 'rejected' AND r.returned_in_part
   UNION SELECT d.id FROM transactions d WHERE d.disputed_as IS NOT NULL
   UNION SELECT d.id FROM transactions d WHERE d.contradicted_since IS NOT NULL)`;
