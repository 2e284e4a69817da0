-- Messages of the contact form have a sender of their own and are answered to their visitor.
ALTER TABLE emails
  ADD COLUMN sender jsonb,
  ADD COLUMN reply_to jsonb;

-- Which reminders of a bank transfer were sent. Another term is reminded of again.
CREATE TABLE payment_reminders (
  transaction_id integer NOT NULL REFERENCES transactions,
  kind text NOT NULL CHECK (kind IN ('three-days', 'one-day')),
  wait_until timestamptz NOT NULL,
  sent_at timestamptz NOT NULL,
  PRIMARY KEY (transaction_id, kind, wait_until)
);
