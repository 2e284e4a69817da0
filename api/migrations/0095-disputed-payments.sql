-- PayPal's id of a dispute of the buyer that is open, or was not decided for us: its money may go back.
ALTER TABLE transactions
  ADD COLUMN disputed_as text,
  ADD CONSTRAINT transactions_disputed CHECK (disputed_as IS NULL OR (method = 'payPal' AND status <> 'new'));
-- Home counts what is unclear.
CREATE INDEX transactions_in_dispute ON transactions (id) WHERE disputed_as IS NOT NULL;

-- Money that goes back after the shares were issued is to be clarified, too.
DROP INDEX transactions_money_returned;
CREATE INDEX transactions_money_returned ON transactions (id) WHERE status <> 'rejected' AND returned_as IS NOT NULL;
DROP INDEX transactions_part_returned;
CREATE INDEX transactions_part_returned ON transactions (id) WHERE status <> 'rejected' AND returned_in_part;
