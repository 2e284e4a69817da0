-- Seals of version 2 have a hash under a key that is not in the database. Those of version 1 are followed by one of version 2,
-- whose hash covers theirs.
ALTER TABLE audit_seals ADD COLUMN version smallint NOT NULL DEFAULT 1 CHECK (version IN (1, 2));
