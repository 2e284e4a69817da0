-- A payout gives the holders of an offer, as of the end of a day in Warsaw, a dividend on their shares. Its lines say who gets
-- how much, and where the money is; those of a draft are made anew when it is looked at again.
CREATE TABLE payouts (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  version integer NOT NULL DEFAULT 1,
  offer_id integer NOT NULL REFERENCES offers,
  as_of date NOT NULL CHECK (isfinite(as_of)),
  -- The sum of the gross amounts.
  total numeric(15, 2) NOT NULL CHECK (total > 0 AND total <= 9999999999999.99),
  -- Null where the total was given and is split.
  per_share numeric(15, 2) CHECK (per_share > 0 AND per_share <= 9999999999999.99),
  tax_percent numeric(7, 4) NOT NULL DEFAULT 0 CHECK (tax_percent BETWEEN 0 AND 100),
  state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'confirmed', 'sent', 'paid')),
  created_at timestamptz NOT NULL CHECK (isfinite(created_at)),
  confirmed_at timestamptz CHECK (isfinite(confirmed_at)),
  confirmed_by integer REFERENCES users,
  CHECK ((state = 'draft') = (confirmed_at IS NULL)),
  CHECK (confirmed_at IS NOT NULL OR confirmed_by IS NULL)
);
CREATE INDEX payouts_offer ON payouts (offer_id);
CREATE INDEX payouts_confirmed_by ON payouts (confirmed_by);

CREATE TABLE payout_lines (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  payout_id integer NOT NULL REFERENCES payouts,
  investment_id integer NOT NULL REFERENCES investments,
  user_id integer NOT NULL REFERENCES users,
  shares integer NOT NULL CHECK (shares > 0),
  gross numeric(15, 2) NOT NULL CHECK (gross >= 0 AND gross <= 9999999999999.99),
  tax numeric(15, 2) NOT NULL CHECK (tax BETWEEN 0 AND gross),
  net numeric(15, 2) NOT NULL CHECK (net = gross - tax),
  -- To which the money goes; empty where the investor has none. 26 digits are a Polish one.
  account text NOT NULL,
  -- The dividend; null in a draft.
  transaction_id integer UNIQUE REFERENCES transactions,
  state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'due', 'sent', 'paid', 'failed')),
  sent_at timestamptz CHECK (isfinite(sent_at)),
  -- A day in Warsaw.
  paid_on date CHECK (isfinite(paid_on)),
  reference text NOT NULL DEFAULT '',
  -- Why the payment failed.
  note text NOT NULL DEFAULT '',
  UNIQUE (payout_id, investment_id),
  CHECK ((state = 'draft') = (transaction_id IS NULL)),
  CHECK ((state = 'paid') = (paid_on IS NOT NULL)),
  CHECK (state <> 'sent' OR sent_at IS NOT NULL),
  CHECK (reference = '' OR state = 'paid'),
  CHECK (note = '' OR state = 'failed')
);
CREATE INDEX payout_lines_investment ON payout_lines (investment_id);
CREATE INDEX payout_lines_user ON payout_lines (user_id);
CREATE INDEX payout_lines_due ON payout_lines (payout_id) WHERE state IN ('due', 'failed');
CREATE INDEX payout_lines_sent ON payout_lines (payout_id) WHERE state = 'sent';

CREATE FUNCTION refuse_rewriting_payouts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.state = 'draft' THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'DELETE' OR NEW.id <> OLD.id OR NEW.created_at <> OLD.created_at OR (OLD.state <> 'draft' AND (NEW.state = 'draft'
     OR (NEW.offer_id, NEW.as_of, NEW.total, NEW.per_share, NEW.tax_percent, NEW.confirmed_at, NEW.confirmed_by)
       IS DISTINCT FROM (OLD.offer_id, OLD.as_of, OLD.total, OLD.per_share, OLD.tax_percent, OLD.confirmed_at, OLD.confirmed_by))) THEN
    RAISE EXCEPTION 'payout % is confirmed, and what it pays never changes', OLD.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER payouts_never_rewritten BEFORE UPDATE OR DELETE ON payouts
  FOR EACH ROW EXECUTE FUNCTION refuse_rewriting_payouts();
CREATE TRIGGER payouts_never_emptied BEFORE TRUNCATE ON payouts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- After the payout is confirmed, only the state of the money changes, and before it is sent (again) the account.
CREATE FUNCTION refuse_rewriting_payout_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.state = 'draft' THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE' AND (
       (OLD.state = 'draft' AND NEW.id = OLD.id AND NEW.payout_id = OLD.payout_id)
    OR ((NEW.id, NEW.payout_id, NEW.investment_id, NEW.user_id, NEW.shares, NEW.gross, NEW.tax, NEW.transaction_id)
          IS NOT DISTINCT FROM (OLD.id, OLD.payout_id, OLD.investment_id, OLD.user_id, OLD.shares, OLD.gross, OLD.tax, OLD.transaction_id)
        AND (NEW.account = OLD.account OR NEW.state = 'due')
        AND (OLD.state, NEW.state) IN (('due', 'due'), ('due', 'sent'), ('due', 'paid'), ('sent', 'due'), ('sent', 'paid'),
          ('sent', 'failed'), ('paid', 'failed'), ('paid', 'sent'), ('paid', 'due'), ('failed', 'due')))) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'line % of payout % is confirmed: only the state of its money changes', OLD.id, OLD.payout_id
    USING ERRCODE = 'check_violation';
END $$;
CREATE TRIGGER payout_lines_never_rewritten BEFORE UPDATE OR DELETE ON payout_lines
  FOR EACH ROW EXECUTE FUNCTION refuse_rewriting_payout_lines();
CREATE TRIGGER payout_lines_never_emptied BEFORE TRUNCATE ON payout_lines FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The tax that is withheld from a dividend: `amount` is gross, and the investor gets `amount - tax`.
ALTER TABLE transactions
  ADD COLUMN tax numeric(15, 2) NOT NULL DEFAULT 0,
  ADD CONSTRAINT transactions_tax CHECK (tax BETWEEN 0 AND amount AND (tax = 0 OR type = 'dividend'));

CREATE OR REPLACE FUNCTION refuse_rewriting_transactions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.order_id, NEW.investment_id, NEW.user_id, NEW.type, NEW.original_amount, NEW.date, NEW.tax)
     IS DISTINCT FROM (OLD.order_id, OLD.investment_id, OLD.user_id, OLD.type, OLD.original_amount, OLD.date, OLD.tax) THEN
    RAISE EXCEPTION 'what transaction % pays never changes', OLD.id USING ERRCODE = 'check_violation';
  END IF;
  IF NEW.status <> OLD.status AND NOT (OLD.status, NEW.status) IN
     (('new', 'paid'), ('paid', 'completed'), ('new', 'rejected'), ('paid', 'rejected')) THEN
    RAISE EXCEPTION 'transaction % never goes from % to %', OLD.id, OLD.status, NEW.status USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;

-- Dividends that were in the books before there were payouts belong to none.
CREATE TABLE dividends_before_payouts (transaction_id integer PRIMARY KEY REFERENCES transactions);
INSERT INTO dividends_before_payouts SELECT id FROM transactions WHERE type = 'dividend';
CREATE TRIGGER dividends_before_payouts_never_changed BEFORE INSERT OR UPDATE OR DELETE ON dividends_before_payouts
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER dividends_before_payouts_never_emptied BEFORE TRUNCATE ON dividends_before_payouts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
