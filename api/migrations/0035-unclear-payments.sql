-- Home counts the payments whose outcome is not known: few of many.
CREATE INDEX paypal_payments_unclear ON paypal_payments (transaction_id) WHERE state IN ('capturing', 'unknown');
