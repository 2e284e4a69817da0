-- What the bank says of a payment that was confirmed: how much arrived and on which day. The amount of the transaction stays.
CREATE TABLE receipts (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  transaction_id integer NOT NULL CONSTRAINT receipts_transaction_key UNIQUE REFERENCES transactions,
  amount numeric(15,2) NOT NULL CHECK (amount > 0 AND amount <= 9999999999999.99),
  received_on date NOT NULL CHECK (isfinite(received_on)),
  note text NOT NULL DEFAULT ''
);
CREATE TRIGGER receipts_never_changed BEFORE UPDATE OR DELETE ON receipts FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER receipts_never_emptied BEFORE TRUNCATE ON receipts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Money is also to be returned when more arrived than the order costs, whatever becomes of the order.
ALTER TABLE refunds
  ADD COLUMN reason text NOT NULL DEFAULT 'rejection' CHECK (reason IN ('rejection', 'surplus')),
  DROP CONSTRAINT refunds_order_key,
  DROP CONSTRAINT refunds_transaction_key,
  ADD CONSTRAINT refunds_order_key UNIQUE (order_id, reason),
  ADD CONSTRAINT refunds_transaction_key UNIQUE (transaction_id, reason);

CREATE OR REPLACE FUNCTION refuse_rewriting_refunds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.returned_on IS NOT NULL
     OR (NEW.order_id, NEW.transaction_id, NEW.reason, NEW.amount, NEW.due_since)
        IS DISTINCT FROM (OLD.order_id, OLD.transaction_id, OLD.reason, OLD.amount, OLD.due_since) THEN
    RAISE EXCEPTION 'refund % is closed once and otherwise never changes', OLD.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
