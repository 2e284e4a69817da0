-- How many entries all seals up to this one cover: so nobody counts the whole audit trail for a page of the journal.
ALTER TABLE audit_seals ADD COLUMN total bigint;
ALTER TABLE audit_seals DISABLE TRIGGER audit_seals_never_changed;
UPDATE audit_seals s SET total = counted.total
  FROM (SELECT id, sum(entries) OVER (ORDER BY id) AS total FROM audit_seals) counted WHERE counted.id = s.id;
ALTER TABLE audit_seals ENABLE TRIGGER audit_seals_never_changed;
ALTER TABLE audit_seals ALTER COLUMN total SET NOT NULL, ADD CONSTRAINT audit_seals_total CHECK (total >= entries);
