-- How many entries all seals up to this one cover: so nobody counts the whole audit trail for a page of the journal.
ALTER TABLE audit_seals ADD COLUMN total bigint;
ALTER TABLE audit_seals DISABLE TRIGGER audit_seals_never_changed;
UPDATE audit_seals s SET total = counted.total
  FROM (SELECT id, sum(entries) OVER (ORDER BY id) AS total FROM audit_seals) counted WHERE counted.id = s.id;
ALTER TABLE audit_seals ENABLE TRIGGER audit_seals_never_changed;
ALTER TABLE audit_seals ALTER COLUMN total SET NOT NULL, ADD CONSTRAINT audit_seals_total CHECK (total >= entries);
-- The previous version, which may still run beside this one, seals without a total.
CREATE FUNCTION total_of_seal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.total := NEW.entries + coalesce((SELECT total FROM audit_seals ORDER BY id DESC LIMIT 1), 0);
  RETURN NEW;
END $$;
CREATE TRIGGER audit_seals_total BEFORE INSERT ON audit_seals FOR EACH ROW WHEN (NEW.total IS NULL) EXECUTE FUNCTION total_of_seal();
