-- Lists are filtered and sorted by the term of a payment. An order whose method of payment was changed has several transactions;
-- all but the last are replaced, so that each order has one term, also when it was rejected.
ALTER TABLE transactions ADD COLUMN replaced boolean NOT NULL DEFAULT false;
UPDATE transactions t SET replaced = true WHERE EXISTS (
  SELECT FROM transactions later WHERE later.order_id = t.order_id AND later.id > t.id);
CREATE UNIQUE INDEX transactions_present ON transactions (order_id) WHERE NOT replaced AND order_id IS NOT NULL;
CREATE INDEX transactions_term ON transactions (wait_until, id);
CREATE INDEX transactions_term_of_orders ON transactions (wait_until, order_id) WHERE NOT replaced AND order_id IS NOT NULL;
