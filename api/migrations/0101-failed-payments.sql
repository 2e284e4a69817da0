-- When PayPal's answer ended a capture without payment: it is asked for one more day whether that is still true.
ALTER TABLE paypal_payments ADD COLUMN failed_at timestamptz CHECK (isfinite(failed_at));
-- Until now such answers were final, also when PayPal did not find the order for a moment. It is asked about all of them again.
UPDATE paypal_payments SET failed_at = now(), next_ask_at = now()
  WHERE state = 'failed' AND paypal_order_id IS NOT NULL AND released_at IS NULL AND last_exchanges ? 'capture';
