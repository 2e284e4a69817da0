-- Whoever may write the tables could note any erasure and then rewrite an entry. It now only loses values, and only for somebody
-- who is erased.
CREATE OR REPLACE FUNCTION refuse_changing_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.at, NEW.actor_id, NEW.request_id, NEW.action, NEW.entity, NEW.entity_id)
     IS DISTINCT FROM (OLD.id, OLD.at, OLD.actor_id, OLD.request_id, OLD.action, OLD.entity, OLD.entity_id)
     OR NOT (NEW.before IS NULL OR coalesce(OLD.before @> NEW.before, false))
     OR NOT (NEW.after IS NULL OR coalesce(OLD.after @> NEW.after, false))
     OR NOT (NEW.ip IS NULL OR NEW.ip IS NOT DISTINCT FROM OLD.ip)
     OR NOT EXISTS (SELECT FROM erased_entries r JOIN users u ON u.id = r.user_id AND u.erased_at IS NOT NULL
       WHERE r.entry_id = OLD.id AND r.former_hash = audit_entry_hash(OLD) AND r.present_hash = audit_entry_hash(NEW)
         AND (NEW.actor_label = OLD.actor_label OR (OLD.actor_id = u.id AND NEW.actor_label = '#' || u.id))) THEN
    RAISE EXCEPTION 'rows of audit_entries are never changed or deleted' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER payment_reminders_never_emptied BEFORE TRUNCATE ON payment_reminders
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
