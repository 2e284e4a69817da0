-- A bank's file about one account. Neither it nor its lines ever change; what is decided about a line does.
CREATE TABLE statements (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  file_id integer NOT NULL REFERENCES files,
  format text NOT NULL CHECK (format IN ('mt940', 'camt053', 'csv')),
  encoding text NOT NULL,
  account text NOT NULL CHECK (account <> ''),
  number text NOT NULL,
  from_day date NOT NULL,
  to_day date NOT NULL CHECK (to_day >= from_day),
  opening numeric(15, 2) NOT NULL CHECK (opening < 'NaN'),
  closing numeric(15, 2) NOT NULL CHECK (closing < 'NaN'),
  imported_at timestamptz NOT NULL CHECK (isfinite(imported_at)),
  imported_by text NOT NULL
);
CREATE INDEX statements_file ON statements (file_id);
CREATE INDEX statements_account ON statements (account, to_day);

CREATE TABLE statement_lines (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  statement_id integer NOT NULL REFERENCES statements,
  place integer NOT NULL CHECK (place > 0),
  account text NOT NULL,
  booked_on date NOT NULL,
  amount numeric(15, 2) NOT NULL CHECK (amount < 'NaN'),
  reference text NOT NULL,
  title text NOT NULL,
  counterparty_name text NOT NULL,
  counterparty_account text NOT NULL,
  paid_to text NOT NULL,
  -- The booking: two lines of one account with the same identity are the same one (I-36). Null for a line of it that was imported again.
  identity text,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'done', 'aside', 'duplicate')),
  decided_at timestamptz CHECK (isfinite(decided_at)),
  decided_by text,
  note text NOT NULL DEFAULT '',
  CHECK ((state IN ('done', 'aside')) = (decided_at IS NOT NULL)),
  CHECK ((decided_at IS NULL) = (decided_by IS NULL)),
  CHECK ((state = 'duplicate') = (identity IS NULL)),
  UNIQUE (statement_id, place)
);
CREATE UNIQUE INDEX statement_lines_identity ON statement_lines (account, identity);
CREATE INDEX statement_lines_open ON statement_lines (statement_id) WHERE state = 'open';

-- What became of the money of a line; the amounts of its parts add up to its own (I-37).
CREATE TABLE statement_line_parts (
  line_id integer NOT NULL REFERENCES statement_lines,
  kind text NOT NULL CHECK (kind IN ('receipt', 'late', 'further')),
  order_id integer NOT NULL REFERENCES orders,
  transaction_id integer NOT NULL REFERENCES transactions,
  amount numeric(15, 2) NOT NULL CHECK (amount > 0 AND amount < 'NaN'),
  PRIMARY KEY (line_id, order_id, kind)
);
CREATE INDEX statement_line_parts_transaction ON statement_line_parts (transaction_id);

-- Orders are looked up by the account of whoever pays.
CREATE INDEX orders_investor_account ON orders ((investor_data -> 'bankAccount' ->> 'accountNumber'));

-- What the bank says never changes, nor does what was made of it. A line that was set aside may be decided again.
CREATE FUNCTION refuse_rewriting_statement_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.statement_id, NEW.place, NEW.account, NEW.booked_on, NEW.amount, NEW.reference, NEW.title, NEW.counterparty_name,
      NEW.counterparty_account, NEW.paid_to, NEW.identity)
     IS DISTINCT FROM (OLD.statement_id, OLD.place, OLD.account, OLD.booked_on, OLD.amount, OLD.reference, OLD.title,
      OLD.counterparty_name, OLD.counterparty_account, OLD.paid_to, OLD.identity)
     OR NOT (OLD.state, NEW.state) IN (('open', 'done'), ('open', 'aside'), ('aside', 'open')) THEN
    RAISE EXCEPTION 'what line % says never changes, and what is done stays done', OLD.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER statement_lines_never_rewritten BEFORE UPDATE ON statement_lines
  FOR EACH ROW EXECUTE FUNCTION refuse_rewriting_statement_lines();
CREATE TRIGGER statement_lines_never_deleted BEFORE DELETE ON statement_lines FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER statement_lines_never_emptied BEFORE TRUNCATE ON statement_lines
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER statements_never_changed BEFORE UPDATE OR DELETE ON statements FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER statements_never_emptied BEFORE TRUNCATE ON statements FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER statement_line_parts_never_changed BEFORE UPDATE OR DELETE ON statement_line_parts
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER statement_line_parts_never_emptied BEFORE TRUNCATE ON statement_line_parts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
