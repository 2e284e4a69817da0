-- What was sold in a week, without reading the orders themselves.
CREATE INDEX orders_completed ON orders (date_completed) INCLUDE (quantity, total_amount) WHERE status = 'completed';
