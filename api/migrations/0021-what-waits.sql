-- Home counts and sums what waits without reading its rows, in the order in which it is shown.
DROP INDEX transactions_waiting;
CREATE INDEX transactions_waiting ON transactions (wait_until, id) INCLUDE (amount) WHERE status = 'new';
DROP INDEX refunds_due;
CREATE INDEX refunds_due ON refunds (due_since, id) INCLUDE (order_id, amount) WHERE returned_on IS NULL;
