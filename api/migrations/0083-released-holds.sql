-- Since when staff have ended the hold of an order without PayPal having said what became of its money; null once PayPal says it.
ALTER TABLE paypal_payments ADD COLUMN released_at timestamptz CHECK (isfinite(released_at));
-- Home counts what is unclear.
CREATE INDEX paypal_payments_released ON paypal_payments (released_at) WHERE released_at IS NOT NULL;
