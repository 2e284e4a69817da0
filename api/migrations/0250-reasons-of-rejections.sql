-- Why an order was rejected or cancelled, in the words of who did it. An expired order has none.
ALTER TABLE orders ADD COLUMN rejection_note text NOT NULL DEFAULT '' CHECK (length(rejection_note) <= 500),
  ADD CONSTRAINT orders_rejection_note CHECK (rejection_note = '' OR rejection_reason IN ('staff', 'investor'));
