-- The list of e-mails counts those of each state. These indexes answer without the rows, which hold the texts.
DROP INDEX emails_created;
DROP INDEX emails_type;
CREATE INDEX emails_created ON emails (created_at, id) INCLUDE (sent_at, given_up_at);
CREATE INDEX emails_type ON emails (type, created_at, id) INCLUDE (sent_at, given_up_at);
