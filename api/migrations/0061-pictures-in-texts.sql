-- Whether a text has the address of the file, as the clean-up has found last: also one of which no version is stored, such as an agreement
-- that somebody has accepted.
ALTER TABLE files ADD COLUMN in_texts boolean NOT NULL DEFAULT false;
