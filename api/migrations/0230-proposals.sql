-- Which actions a second person confirms. Nothing is switched on until somebody does it.
ALTER TABLE site_settings ADD COLUMN four_eyes jsonb NOT NULL DEFAULT '{}';

-- A request of one member of staff that another one confirms.
CREATE TABLE proposals (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  actions text[] NOT NULL CHECK (cardinality(actions) > 0),
  method text NOT NULL,
  path text NOT NULL,
  -- Any of these lets another person confirm it.
  permissions text[] NOT NULL CHECK (cardinality(permissions) > 0),
  -- The sealed request; it is gone as soon as the proposal has ended.
  request text,
  request_fingerprint text NOT NULL,
  -- What the request would have recorded, in the form of audit_entries.
  changes jsonb NOT NULL,
  -- The fingerprint of the values that it would have changed.
  base text NOT NULL,
  confirmed_base text,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'confirmed', 'withdrawn', 'rejected', 'outdated', 'expired')),
  proposed_by integer NOT NULL REFERENCES users,
  proposed_at timestamptz NOT NULL CHECK (isfinite(proposed_at)),
  expires_at timestamptz NOT NULL CHECK (isfinite(expires_at)),
  decided_by integer REFERENCES users,
  decided_at timestamptz CHECK (isfinite(decided_at)),
  note text NOT NULL DEFAULT '',
  CHECK ((state = 'waiting') = (decided_at IS NULL)),
  CHECK ((state = 'waiting') = (request IS NOT NULL)),
  CHECK ((state = 'confirmed') = (confirmed_base IS NOT NULL)),
  CONSTRAINT proposals_confirmed_by_another CHECK (state <> 'confirmed' OR (decided_by IS NOT NULL AND decided_by <> proposed_by)),
  CONSTRAINT proposals_confirmed_on_their_base CHECK (state <> 'confirmed' OR confirmed_base = base)
);
CREATE INDEX proposals_waiting ON proposals (expires_at) WHERE state = 'waiting';
CREATE INDEX proposals_proposed_at ON proposals (proposed_at, id);
CREATE UNIQUE INDEX proposals_once ON proposals (proposed_by, request_fingerprint) WHERE state = 'waiting';

CREATE FUNCTION refuse_rewriting_proposals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> 'waiting'
     OR (NEW.id, NEW.actions, NEW.method, NEW.path, NEW.permissions, NEW.request_fingerprint, NEW.changes, NEW.base,
         NEW.proposed_by, NEW.proposed_at, NEW.expires_at)
       IS DISTINCT FROM (OLD.id, OLD.actions, OLD.method, OLD.path, OLD.permissions, OLD.request_fingerprint, OLD.changes, OLD.base,
         OLD.proposed_by, OLD.proposed_at, OLD.expires_at) THEN
    RAISE EXCEPTION 'proposal % is decided once and otherwise never changes', OLD.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER proposals_never_rewritten BEFORE UPDATE ON proposals FOR EACH ROW EXECUTE FUNCTION refuse_rewriting_proposals();
CREATE TRIGGER proposals_never_deleted BEFORE DELETE ON proposals FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER proposals_never_emptied BEFORE TRUNCATE ON proposals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
