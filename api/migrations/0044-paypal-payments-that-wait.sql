-- The card of payments to accept leaves these out: PayPal confirms them, not staff.
CREATE INDEX transactions_paypal_waiting ON transactions (wait_until) INCLUDE (amount) WHERE status = 'new' AND method = 'payPal';
