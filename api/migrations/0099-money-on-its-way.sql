-- When PayPal last said that the money is on its way; null once it says anything else.
ALTER TABLE paypal_payments ADD COLUMN on_its_way_at timestamptz;
UPDATE paypal_payments SET on_its_way_at = now()
  WHERE last_exchanges ->> 'ask' LIKE '%"pending"%' OR last_exchanges ->> 'capture' LIKE '%"pending"%'
    OR last_exchanges ->> 'refund' LIKE '%"pending"%';
