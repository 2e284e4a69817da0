-- Everything stored about one person can be erased while amounts, dates and the chain of the audit trail stay.

-- From the seed and the secret key, which is outside the database, comes the key under which a person's values in the audit trail
-- are sealed. Without the seed nobody can read them any more.
ALTER TABLE users
  ADD COLUMN seal_seed uuid DEFAULT gen_random_uuid(),
  ADD COLUMN erased_at timestamptz CHECK (isfinite(erased_at)),
  ADD CONSTRAINT users_erased CHECK (erased_at IS NULL OR (deleted_at IS NOT NULL AND seal_seed IS NULL));

-- Values that entries before this version hold unsealed are taken out when their person is erased. The former hash goes on standing
-- for the entry, so that the seals still fit; the entry of the erasure proves the present one.
CREATE TABLE erased_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  entry_id bigint NOT NULL REFERENCES audit_entries,
  user_id integer NOT NULL REFERENCES users,
  former_hash text NOT NULL CHECK (length(former_hash) = 64),
  present_hash text NOT NULL CHECK (length(present_hash) = 64),
  -- An entry may name two persons; it is emptied of each once.
  CONSTRAINT erased_entries_key UNIQUE (entry_id, user_id)
);
CREATE INDEX erased_entries_user ON erased_entries (user_id, id);
CREATE TRIGGER erased_entries_never_changed BEFORE UPDATE OR DELETE ON erased_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER erased_entries_never_emptied BEFORE TRUNCATE ON erased_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE FUNCTION audit_entry_hash(e audit_entries) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT encode(sha256(convert_to(json_build_array(e.id, (extract(epoch FROM e.at) * 1000000)::bigint, e.actor_id, e.actor_label,
    e.ip, e.request_id, e.action, e.entity, e.entity_id, e.before, e.after)::text, 'UTF8')), 'hex')
$$;

-- An entry changes only in what may name a person, and only as it was noted.
CREATE FUNCTION refuse_changing_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.at, NEW.actor_id, NEW.request_id, NEW.action, NEW.entity, NEW.entity_id)
     IS DISTINCT FROM (OLD.id, OLD.at, OLD.actor_id, OLD.request_id, OLD.action, OLD.entity, OLD.entity_id)
     OR NOT EXISTS (SELECT FROM erased_entries WHERE entry_id = OLD.id
       AND former_hash = audit_entry_hash(OLD) AND present_hash = audit_entry_hash(NEW)) THEN
    RAISE EXCEPTION 'rows of audit_entries are never changed or deleted' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
DROP TRIGGER audit_entries_never_changed ON audit_entries;
CREATE TRIGGER audit_entries_never_changed BEFORE UPDATE ON audit_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_changing_entries();
CREATE TRIGGER audit_entries_never_deleted BEFORE DELETE ON audit_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE FUNCTION is_of_erased_person(order_asked integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM orders o JOIN users u ON u.id = o.user_id WHERE o.id = order_asked AND u.erased_at IS NOT NULL)
$$;

-- Free texts and documents of erased persons go; everything else of the books stays as it is.
CREATE OR REPLACE FUNCTION refuse_rewriting_refunds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.order_id, NEW.transaction_id, NEW.reason, NEW.amount, NEW.due_since)
     IS DISTINCT FROM (OLD.order_id, OLD.transaction_id, OLD.reason, OLD.amount, OLD.due_since)
     OR (OLD.returned_on IS NOT NULL AND NOT (
       (NEW.returned_on, NEW.closed_at, NEW.returning_since)
         IS NOT DISTINCT FROM (OLD.returned_on, OLD.closed_at, OLD.returning_since)
       AND (NEW.reference = OLD.reference OR (NEW.reference = '–' AND is_of_erased_person(OLD.order_id)))
       AND (NEW.closed_by = OLD.closed_by
         OR EXISTS (SELECT FROM users WHERE NEW.closed_by = '#' || id AND erased_at IS NOT NULL)))) THEN
    RAISE EXCEPTION 'refund % is closed once and otherwise never changes', OLD.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE FUNCTION refuse_rewriting_receipts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.transaction_id, NEW.amount, NEW.received_on)
     IS DISTINCT FROM (OLD.id, OLD.transaction_id, OLD.amount, OLD.received_on)
     OR NEW.note <> ''
     OR NOT is_of_erased_person((SELECT order_id FROM transactions WHERE id = OLD.transaction_id)) THEN
    RAISE EXCEPTION 'rows of receipts are never changed or deleted' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
DROP TRIGGER receipts_never_changed ON receipts;
CREATE TRIGGER receipts_never_changed BEFORE UPDATE ON receipts FOR EACH ROW EXECUTE FUNCTION refuse_rewriting_receipts();
CREATE TRIGGER receipts_never_deleted BEFORE DELETE ON receipts FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE OR REPLACE FUNCTION refuse_deleting_signed_documents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM orders WHERE id = OLD.order_id AND status = 'completed') AND NOT is_of_erased_person(OLD.order_id) THEN
    RAISE EXCEPTION 'what was signed for the completed order % is never deleted', OLD.order_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN OLD;
END $$;
