-- The search from everywhere finds by its amount, among a million of them, the order or payment that waits for its money.
CREATE INDEX orders_amount_to_be_paid ON orders (total_amount, id) WHERE status = 'new';
CREATE INDEX transactions_amount_to_be_paid ON transactions (amount, id) WHERE status = 'new';
