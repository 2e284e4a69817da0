-- A debit may also pay lines of payouts; their dividends are its transactions.
ALTER TABLE statement_line_parts
  DROP CONSTRAINT statement_line_parts_kind_check,
  DROP CONSTRAINT statement_line_parts_check1,
  DROP CONSTRAINT statement_line_parts_check2,
  ADD COLUMN payout_line_id integer REFERENCES payout_lines,
  ADD CONSTRAINT statement_line_parts_kind_check
    CHECK (kind IN ('receipt', 'late', 'further', 'unknown', 'refund', 'return', 'payout')),
  ADD CONSTRAINT statement_line_parts_order CHECK ((kind IN ('unknown', 'return', 'payout')) = (order_id IS NULL)),
  ADD CONSTRAINT statement_line_parts_paid CHECK ((kind IN ('unknown', 'return')) = (transaction_id IS NULL)),
  ADD CONSTRAINT statement_line_parts_payout CHECK ((kind = 'payout') = (payout_line_id IS NOT NULL));
-- A payment that failed is sent again, and is then paid by another part.
CREATE INDEX statement_line_parts_payout_line ON statement_line_parts (payout_line_id) WHERE payout_line_id IS NOT NULL;

-- The part of a payout is withdrawn after its line was marked as sent again.
CREATE OR REPLACE FUNCTION refuse_rewriting_parts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND (
       (OLD.kind = 'late' AND NOT EXISTS (SELECT FROM receipts WHERE transaction_id = OLD.transaction_id))
    OR (OLD.kind = 'further' AND NOT EXISTS (SELECT FROM refunds WHERE id = OLD.refund_id))
    OR (OLD.kind = 'unknown' AND NOT EXISTS (SELECT FROM unknown_money WHERE id = OLD.unknown_id AND state <> 'given'))
    OR (OLD.kind = 'payout' AND NOT EXISTS (SELECT FROM payout_lines WHERE id = OLD.payout_line_id AND state = 'paid'))) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'part % of line % stays as long as its money is recorded', OLD.id, OLD.line_id USING ERRCODE = 'check_violation';
END $$;
