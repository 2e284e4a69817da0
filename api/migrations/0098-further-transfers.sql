-- A transfer may arrive although its order has its money: each is to be returned, with the day on which it arrived and what staff noted of it.
ALTER TABLE refunds
  ADD COLUMN received_on date CHECK (isfinite(received_on)),
  ADD COLUMN note text NOT NULL DEFAULT '',
  DROP CONSTRAINT refunds_reason_check,
  ADD CONSTRAINT refunds_reason_check CHECK (reason IN ('rejection', 'surplus', 'further')),
  ADD CONSTRAINT refunds_received CHECK ((reason = 'further') = (received_on IS NOT NULL)),
  ADD CONSTRAINT refunds_note CHECK (note = '' OR reason = 'further'),
  DROP CONSTRAINT refunds_order_key,
  DROP CONSTRAINT refunds_transaction_key;
CREATE UNIQUE INDEX refunds_order_key ON refunds (order_id, reason) WHERE reason <> 'further';
CREATE UNIQUE INDEX refunds_transaction_key ON refunds (transaction_id, reason) WHERE reason <> 'further';
CREATE INDEX refunds_order ON refunds (order_id);
CREATE INDEX refunds_transaction ON refunds (transaction_id);

CREATE OR REPLACE FUNCTION refuse_rewriting_refunds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.order_id, NEW.transaction_id, NEW.reason, NEW.amount, NEW.due_since, NEW.received_on)
     IS DISTINCT FROM (OLD.id, OLD.order_id, OLD.transaction_id, OLD.reason, OLD.amount, OLD.due_since, OLD.received_on)
     OR (NEW.note <> OLD.note AND NOT (NEW.note = '' AND is_of_erased_person(OLD.order_id)))
     OR (OLD.returned_on IS NOT NULL AND NOT (
       (NEW.returned_on, NEW.closed_at, NEW.returning_since)
         IS NOT DISTINCT FROM (OLD.returned_on, OLD.closed_at, OLD.returning_since)
       AND (NEW.reference = OLD.reference OR (NEW.reference = '–' AND is_of_erased_person(OLD.order_id)))
       AND (NEW.closed_by = OLD.closed_by
         OR EXISTS (SELECT FROM users WHERE NEW.closed_by = '#' || id AND erased_at IS NOT NULL)))) THEN
    RAISE EXCEPTION 'refund % is closed once and otherwise never changes', OLD.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
