-- People are found by the last digits of their bank account.
CREATE INDEX users_account_end ON users (reverse(account_number) text_pattern_ops) WHERE account_number <> '';
