-- The address of a deleted account is free for a new one; orders for it are still refused while no new account has it.
DROP INDEX users_email_key;
CREATE UNIQUE INDEX users_email_key ON users (email) WHERE deleted_at IS NULL;
CREATE INDEX users_deleted_email ON users (email) WHERE deleted_at IS NOT NULL;

-- The list of users. Every column that it is sorted by has an index that ends in the id, so that a page is picked from the index.
-- The counts of all users and of a type come from the narrow index by type.
CREATE INDEX users_created ON users (created_at, id) WHERE deleted_at IS NULL;
CREATE INDEX users_first_name ON users (first_name COLLATE "pl-x-icu", id) WHERE deleted_at IS NULL;
CREATE INDEX users_last_name ON users (last_name COLLATE "pl-x-icu", id) WHERE deleted_at IS NULL;
CREATE INDEX users_type ON users (is_admin, id) WHERE deleted_at IS NULL;
CREATE INDEX users_staff ON users (created_at, id) WHERE is_admin AND deleted_at IS NULL;
-- The first name again behind the last one: people search "Anna Nowak" and "Nowak Anna".
CREATE INDEX users_search ON users USING gin
  (lower(first_name || ' ' || last_name || ' ' || first_name || ' ' || email || ' ' || replace(phone_number, ' ', '')) gin_trgm_ops);

-- Who holds which permission and through what: `role_id` is null for personal permissions. Requests are decided by it, and it
-- answers why somebody may do something. Super administrators hold every permission without a row here.
CREATE VIEW held_permissions AS
  SELECT ur.user_id, rp.permission_id, ur.role_id FROM user_roles ur JOIN role_permissions rp ON rp.role_id = ur.role_id
  UNION ALL
  SELECT user_id, permission_id, NULL FROM user_permissions;

-- Whoever changes an account: what it may no longer have ends in the same transaction. A changed e-mail or bank account may
-- be a stranger's work, and somebody who becomes or stops being an administrator signs in again.
CREATE FUNCTION end_access() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE sessions SET ended_at = greatest(now(), created_at) WHERE user_id = NEW.id AND ended_at IS NULL;
  UPDATE password_tokens SET used_at = greatest(now(), created_at) WHERE user_id = NEW.id AND used_at IS NULL;
  IF NEW.deleted_at IS NOT NULL OR NOT NEW.is_admin THEN
    DELETE FROM user_roles WHERE user_id = NEW.id;
    IF OLD.is_admin OR NEW.deleted_at IS NOT NULL THEN
      DELETE FROM user_permissions WHERE user_id = NEW.id;
    END IF;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER users_end_access AFTER UPDATE ON users FOR EACH ROW WHEN (
  (OLD.active AND NOT NEW.active)
  OR (OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL)
  OR (OLD.email, OLD.is_admin, OLD.is_super_admin, OLD.password_changed_at, OLD.bank_country, OLD.bank_name, OLD.account_number)
    IS DISTINCT FROM
    (NEW.email, NEW.is_admin, NEW.is_super_admin, NEW.password_changed_at, NEW.bank_country, NEW.bank_name, NEW.account_number)
) EXECUTE FUNCTION end_access();
