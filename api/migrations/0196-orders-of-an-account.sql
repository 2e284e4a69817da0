-- The last orders of an account are read from the index, however many it has. Without a row for orders that have no account, its
-- statistics are those of real accounts.
CREATE INDEX orders_of_account ON orders ((investor_data -> 'bankAccount' ->> 'accountNumber'), id DESC)
  WHERE investor_data -> 'bankAccount' ->> 'accountNumber' <> '';
DROP INDEX orders_investor_account;
