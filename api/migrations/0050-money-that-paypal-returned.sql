-- PayPal's id of the return of the money, whether or not a refund was due: money that went back pays for no shares.
ALTER TABLE transactions
  ADD COLUMN returned_as text,
  ADD CONSTRAINT transactions_returned CHECK (returned_as IS NULL OR (method = 'payPal' AND status <> 'new'));
UPDATE transactions t SET returned_as = p.refund_id FROM paypal_payments p WHERE p.transaction_id = t.id AND p.refund_id IS NOT NULL;

-- Money may be taken by an attempt that had ended, while another attempt of the same transaction may take money, or has taken it. So what is
-- unclear does not count as the one attempt, and which attempt holds the order is stored.
ALTER TABLE paypal_payments ADD COLUMN is_holding boolean NOT NULL DEFAULT false;
UPDATE paypal_payments p SET is_holding = true FROM transactions t
  WHERE t.id = p.transaction_id AND t.capturing_since IS NOT NULL AND p.state IN ('capturing', 'unknown');
ALTER TABLE paypal_payments ADD CONSTRAINT paypal_payments_holding
  CHECK (CASE state WHEN 'capturing' THEN is_holding WHEN 'unknown' THEN true ELSE NOT is_holding END);
CREATE UNIQUE INDEX paypal_payments_one_holding ON paypal_payments (transaction_id) WHERE is_holding;
DROP INDEX paypal_payments_one_open;
CREATE UNIQUE INDEX paypal_payments_one_open ON paypal_payments (transaction_id) WHERE state NOT IN ('failed', 'cancelled', 'unknown');

-- When PayPal was asked last, and what came of it: a question whose answer is the former one leaves no second entry.
ALTER TABLE paypal_payments
  ADD COLUMN asked_at timestamptz CHECK (isfinite(asked_at)),
  ADD COLUMN last_exchanges jsonb NOT NULL DEFAULT '{}';

-- Home counts what is unclear.
CREATE INDEX transactions_money_returned ON transactions (id) WHERE status = 'paid' AND returned_as IS NOT NULL;
