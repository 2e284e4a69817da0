-- The journal lists the audit trail by day, person, action and record.
CREATE INDEX audit_entries_at ON audit_entries (at, id);
CREATE INDEX audit_entries_actor ON audit_entries (actor_id, at, id);
CREATE INDEX audit_entries_action ON audit_entries (action, at, id);
CREATE INDEX audit_entries_kind ON audit_entries (entity, at, id);

-- A seal covers the entries after those of the seal before, up to `last_id`, and carries its hash: whoever changes, deletes or
-- adds an entry afterwards would have to replace all later seals, too. Writers know nothing of it.
CREATE TABLE audit_seals (
  id integer PRIMARY KEY CHECK (id >= 1),
  sealed_at timestamptz NOT NULL,
  last_id bigint NOT NULL,
  entries integer NOT NULL CHECK (entries >= 1),
  hash text NOT NULL CHECK (length(hash) = 64)
);
CREATE TRIGGER audit_seals_never_changed BEFORE UPDATE OR DELETE ON audit_seals
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_seals_never_emptied BEFORE TRUNCATE ON audit_seals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- A transaction takes its number before an entry takes its id. So when all transactions below a number have ended, no entry can
-- appear any more whose id was taken before that number: the entries up to there can be sealed, and none is skipped.
CREATE FUNCTION take_transaction_number() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_current_xact_id();
  RETURN NULL;
END $$;
CREATE TRIGGER audit_entries_numbered BEFORE INSERT ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION take_transaction_number();
