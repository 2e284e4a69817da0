-- Money of a line that nobody can assign: it waits until it is given to an order or returned to the account it came from.
CREATE TABLE unknown_money (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  line_id integer NOT NULL REFERENCES statement_lines,
  amount numeric(15, 2) NOT NULL CHECK (amount > 0 AND amount < 'NaN'),
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'given', 'returned')),
  recorded_at timestamptz NOT NULL CHECK (isfinite(recorded_at)),
  recorded_by text NOT NULL,
  note text NOT NULL DEFAULT '',
  returned_on date CHECK (isfinite(returned_on)),
  reference text,
  closed_at timestamptz CHECK (isfinite(closed_at)),
  closed_by text,
  CHECK ((state = 'waiting') = (closed_at IS NULL)),
  CHECK ((closed_at IS NULL) = (closed_by IS NULL)),
  CHECK ((state = 'returned') = (returned_on IS NOT NULL)),
  CHECK ((returned_on IS NULL) = (reference IS NULL))
);
CREATE INDEX unknown_money_waiting ON unknown_money (recorded_at, id) WHERE state = 'waiting';
CREATE INDEX unknown_money_line ON unknown_money (line_id);
CREATE UNIQUE INDEX unknown_money_one_waiting ON unknown_money (line_id) WHERE state = 'waiting';

CREATE FUNCTION refuse_rewriting_unknown_money() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.state = 'waiting' THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'DELETE' OR OLD.state <> 'waiting'
     OR (NEW.id, NEW.line_id, NEW.amount, NEW.recorded_at, NEW.recorded_by, NEW.note)
       IS DISTINCT FROM (OLD.id, OLD.line_id, OLD.amount, OLD.recorded_at, OLD.recorded_by, OLD.note) THEN
    RAISE EXCEPTION 'unknown money % is closed once and otherwise never changes', OLD.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER unknown_money_never_rewritten BEFORE UPDATE OR DELETE ON unknown_money
  FOR EACH ROW EXECUTE FUNCTION refuse_rewriting_unknown_money();
CREATE TRIGGER unknown_money_never_emptied BEFORE TRUNCATE ON unknown_money FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- A line may pay several orders, be unknown money, or be the return of refunds or of unknown money.
ALTER TABLE statement_line_parts
  DROP CONSTRAINT statement_line_parts_pkey,
  ADD COLUMN id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  ALTER COLUMN order_id DROP NOT NULL,
  ALTER COLUMN transaction_id DROP NOT NULL,
  ADD COLUMN refund_id integer REFERENCES refunds DEFERRABLE INITIALLY DEFERRED,
  ADD COLUMN unknown_id integer REFERENCES unknown_money DEFERRABLE INITIALLY DEFERRED,
  DROP CONSTRAINT statement_line_parts_kind_check,
  ADD CHECK (kind IN ('receipt', 'late', 'further', 'unknown', 'refund', 'return')),
  ADD CHECK ((kind IN ('unknown', 'return')) = (unknown_id IS NOT NULL)),
  ADD CHECK ((kind IN ('unknown', 'return')) = (order_id IS NULL)),
  ADD CHECK ((order_id IS NULL) = (transaction_id IS NULL)),
  ADD CHECK (kind <> 'refund' OR refund_id IS NOT NULL);
CREATE INDEX statement_line_parts_line ON statement_line_parts (line_id);
CREATE UNIQUE INDEX statement_line_parts_receipt ON statement_line_parts (transaction_id) WHERE kind IN ('receipt', 'late');
CREATE UNIQUE INDEX statement_line_parts_further ON statement_line_parts (refund_id) WHERE kind = 'further';
CREATE UNIQUE INDEX statement_line_parts_refund ON statement_line_parts (refund_id) WHERE kind = 'refund';
CREATE UNIQUE INDEX statement_line_parts_unknown ON statement_line_parts (unknown_id) WHERE kind = 'unknown';
CREATE UNIQUE INDEX statement_line_parts_return ON statement_line_parts (unknown_id) WHERE kind = 'return';

DROP TRIGGER statement_line_parts_never_changed ON statement_line_parts;
UPDATE statement_line_parts p SET refund_id = (SELECT min(r.id) FROM refunds r JOIN statement_lines l ON l.id = p.line_id
    WHERE r.transaction_id = p.transaction_id AND r.reason = 'further' AND r.amount = p.amount AND r.received_on = l.booked_on)
  WHERE kind = 'further';

-- A part is withdrawn only after what it recorded: a receipt and a closed refund stay.
CREATE FUNCTION refuse_rewriting_parts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND (
       (OLD.kind = 'late' AND NOT EXISTS (SELECT FROM receipts WHERE transaction_id = OLD.transaction_id))
    OR (OLD.kind = 'further' AND NOT EXISTS (SELECT FROM refunds WHERE id = OLD.refund_id))
    OR (OLD.kind = 'unknown' AND NOT EXISTS (SELECT FROM unknown_money WHERE id = OLD.unknown_id AND state <> 'given'))) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'part % of line % stays as long as its money is recorded', OLD.id, OLD.line_id USING ERRCODE = 'check_violation';
END $$;
CREATE TRIGGER statement_line_parts_never_changed BEFORE UPDATE OR DELETE ON statement_line_parts
  FOR EACH ROW EXECUTE FUNCTION refuse_rewriting_parts();

-- A late or further transfer that a line recorded is withdrawn with the decision about the line, as long as its money is due.
CREATE FUNCTION refuse_deleting_refunds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.returned_on IS NULL AND OLD.returning_since IS NULL AND EXISTS (SELECT FROM statement_line_parts p
       WHERE (p.kind = 'further' AND p.refund_id = OLD.id)
          OR (p.kind = 'late' AND p.transaction_id = OLD.transaction_id AND OLD.reason <> 'further')) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'rows of refunds are never changed or deleted' USING ERRCODE = 'check_violation';
END $$;
DROP TRIGGER refunds_never_deleted ON refunds;
CREATE TRIGGER refunds_never_deleted BEFORE DELETE ON refunds FOR EACH ROW EXECUTE FUNCTION refuse_deleting_refunds();

CREATE FUNCTION refuse_deleting_receipts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM statement_line_parts WHERE kind = 'late' AND transaction_id = OLD.transaction_id)
     AND NOT EXISTS (SELECT FROM refunds WHERE transaction_id = OLD.transaction_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'rows of receipts are never changed or deleted' USING ERRCODE = 'check_violation';
END $$;
DROP TRIGGER receipts_never_deleted ON receipts;
CREATE TRIGGER receipts_never_deleted BEFORE DELETE ON receipts FOR EACH ROW EXECUTE FUNCTION refuse_deleting_receipts();

ALTER TABLE statement_lines
  DROP CONSTRAINT statement_lines_state_check,
  ADD CONSTRAINT statement_lines_state_check CHECK (state IN ('open', 'done', 'unknown', 'aside', 'duplicate')),
  DROP CONSTRAINT statement_lines_check,
  ADD CONSTRAINT statement_lines_decided CHECK ((state IN ('done', 'unknown', 'aside')) = (decided_at IS NOT NULL));

CREATE OR REPLACE FUNCTION refuse_rewriting_statement_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.statement_id, NEW.place, NEW.account, NEW.booked_on, NEW.amount, NEW.reference, NEW.title, NEW.counterparty_name,
      NEW.counterparty_account, NEW.paid_to, NEW.identity)
     IS DISTINCT FROM (OLD.statement_id, OLD.place, OLD.account, OLD.booked_on, OLD.amount, OLD.reference, OLD.title,
      OLD.counterparty_name, OLD.counterparty_account, OLD.paid_to, OLD.identity)
     OR NOT (OLD.state, NEW.state) IN (('open', 'done'), ('open', 'unknown'), ('open', 'aside'), ('aside', 'open'),
       ('unknown', 'unknown'), ('unknown', 'done'), ('unknown', 'open'), ('done', 'open')) THEN
    RAISE EXCEPTION 'what line % says never changes, nor does a decision without being undone', OLD.id
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
