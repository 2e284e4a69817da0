-- PayPal has returned a part of the money: the rest does not pay for the shares.
ALTER TABLE transactions
  ADD COLUMN returned_in_part boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT transactions_returned_in_part CHECK (NOT returned_in_part OR (method = 'payPal' AND status <> 'new'));
-- Home counts what is unclear.
CREATE INDEX transactions_part_returned ON transactions (id) WHERE status = 'paid' AND returned_in_part;
