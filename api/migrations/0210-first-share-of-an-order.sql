-- A register of holders reads the first share of each order: the others follow it without a gap.
CREATE INDEX shares_order_number ON shares (order_id, share_number);
DROP INDEX shares_order;
