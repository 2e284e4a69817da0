-- Payments through PayPal. While PayPal may be taking the money of a transaction, nothing else may move its order.
ALTER TABLE transactions
  ADD COLUMN capturing_since timestamptz CHECK (isfinite(capturing_since)),
  ADD CONSTRAINT transactions_capturing CHECK (capturing_since IS NULL OR (status = 'new' AND method = 'payPal'));

-- Since when PayPal may be returning the money: until its outcome is known, nobody returns it in another way.
ALTER TABLE refunds
  ADD COLUMN returning_since timestamptz CHECK (isfinite(returning_since)),
  ADD CONSTRAINT refunds_returning CHECK (returning_since IS NULL OR returned_on IS NULL);

-- One attempt to pay a transaction, with the credentials it was begun with. Its id is the idempotency key at PayPal.
CREATE TABLE paypal_payments (
  id uuid PRIMARY KEY,
  transaction_id integer NOT NULL REFERENCES transactions,
  state text NOT NULL CHECK (state IN ('creating', 'created', 'approved', 'capturing', 'captured', 'failed', 'cancelled', 'unknown')),
  amount numeric(15,2) NOT NULL CHECK (amount > 0 AND amount <= 9999999999999.99),
  production_mode boolean NOT NULL,
  -- Null: the default credentials.
  series_id integer REFERENCES series,
  client_id text NOT NULL,
  client_secret text NOT NULL,
  paypal_order_id text CONSTRAINT paypal_payments_order_key UNIQUE,
  approve_url text,
  capture_id text CONSTRAINT paypal_payments_capture_key UNIQUE,
  -- The refund of the capture: its number among the attempts, and its id once PayPal has done it.
  refund_attempt integer NOT NULL DEFAULT 1,
  refund_id text,
  created_at timestamptz NOT NULL CHECK (isfinite(created_at)),
  -- When PayPal is asked next; null while nothing is awaited.
  next_ask_at timestamptz CHECK (isfinite(next_ask_at)),
  asks integer NOT NULL DEFAULT 0,
  hinted_at timestamptz,
  CONSTRAINT paypal_payments_at_paypal CHECK (paypal_order_id IS NOT NULL OR state IN ('creating', 'failed', 'cancelled')),
  CONSTRAINT paypal_payments_captured CHECK (state <> 'captured' OR capture_id IS NOT NULL),
  CONSTRAINT paypal_payments_refund CHECK (refund_id IS NULL OR state = 'captured')
);
-- A transaction has one attempt that may still take money, or has taken it.
CREATE UNIQUE INDEX paypal_payments_one_open ON paypal_payments (transaction_id) WHERE state NOT IN ('failed', 'cancelled');
CREATE INDEX paypal_payments_transaction ON paypal_payments (transaction_id, created_at);
CREATE INDEX paypal_payments_due ON paypal_payments (next_ask_at) WHERE next_ask_at IS NOT NULL;

CREATE FUNCTION refuse_rewriting_paypal_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.transaction_id, NEW.amount, NEW.production_mode, NEW.client_id, NEW.client_secret)
     IS DISTINCT FROM (OLD.transaction_id, OLD.amount, OLD.production_mode, OLD.client_id, OLD.client_secret)
     OR (OLD.state = 'captured' AND (NEW.state, NEW.capture_id) IS DISTINCT FROM (OLD.state, OLD.capture_id)) THEN
    RAISE EXCEPTION 'what PayPal payment % took never changes', OLD.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER paypal_payments_never_rewritten BEFORE UPDATE ON paypal_payments FOR EACH ROW EXECUTE FUNCTION refuse_rewriting_paypal_payments();
CREATE TRIGGER paypal_payments_never_deleted BEFORE DELETE ON paypal_payments FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER paypal_payments_never_emptied BEFORE TRUNCATE ON paypal_payments FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
