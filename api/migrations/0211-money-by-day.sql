-- The books of a month read receipts and returns by their days.
CREATE INDEX receipts_received_on ON receipts (received_on, transaction_id);
CREATE INDEX refunds_returned_on ON refunds (returned_on) WHERE returned_on IS NOT NULL;
