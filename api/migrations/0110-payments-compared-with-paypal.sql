-- Since when PayPal shows money that it took in another way than the books.
ALTER TABLE transactions
  ADD COLUMN contradicted_since timestamptz CHECK (isfinite(contradicted_since)),
  ADD CONSTRAINT transactions_contradicted CHECK (contradicted_since IS NULL OR (method = 'payPal' AND status <> 'new'));
-- Home counts what is unclear.
CREATE INDEX transactions_in_contradiction ON transactions (id) WHERE contradicted_since IS NOT NULL;

-- When PayPal last said what became of the attempt; null if it has not said so yet.
ALTER TABLE paypal_payments ADD COLUMN compared_at timestamptz CHECK (isfinite(compared_at));
-- Attempts of the last weeks are compared each night.
CREATE INDEX paypal_payments_created ON paypal_payments (created_at) WHERE paypal_order_id IS NOT NULL;
