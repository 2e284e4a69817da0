-- The screen of a user shows the e-mails to them.
CREATE INDEX emails_recipient ON emails (recipient, id);
