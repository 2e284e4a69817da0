-- The second factor of an account: an app that shows one-time codes, passkeys, and recovery codes for when both are out of reach.
CREATE TABLE one_time_codes (
  id uuid PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users CONSTRAINT one_time_codes_user_key UNIQUE,
  -- Encrypted, bound to the id of the row.
  secret text NOT NULL,
  created_at timestamptz NOT NULL,
  -- Null until a first code has proved that the app has the secret.
  confirmed_at timestamptz,
  -- The time step of the last accepted code: neither it nor an older one is accepted again.
  last_step integer NOT NULL DEFAULT 0
);

CREATE TABLE recovery_codes (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users,
  code_hash text NOT NULL,
  used_at timestamptz,
  CONSTRAINT recovery_codes_key UNIQUE (user_id, code_hash)
);

-- Between the right password and the second factor. It opens nothing but the second step.
CREATE TABLE half_sessions (
  token_hash text PRIMARY KEY CHECK (length(token_hash) = 64),
  user_id integer NOT NULL REFERENCES users,
  -- The kind of session that it becomes.
  kind text NOT NULL CHECK (kind IN ('staff', 'investor')),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX half_sessions_user ON half_sessions (user_id);

-- Half a sign-in ends with whatever ends sessions; a deleted account keeps no secrets.
CREATE FUNCTION end_half_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM half_sessions WHERE user_id = NEW.id;
  IF NEW.deleted_at IS NOT NULL THEN
    DELETE FROM one_time_codes WHERE user_id = NEW.id;
    DELETE FROM recovery_codes WHERE user_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER users_end_half_sessions AFTER UPDATE ON users FOR EACH ROW WHEN (
  (OLD.active, OLD.deleted_at, OLD.email, OLD.is_admin, OLD.is_super_admin, OLD.password_changed_at)
  IS DISTINCT FROM
  (NEW.active, NEW.deleted_at, NEW.email, NEW.is_admin, NEW.is_super_admin, NEW.password_changed_at)
) EXECUTE FUNCTION end_half_sessions();

-- All staff must have a second factor.
ALTER TABLE site_settings ADD COLUMN second_factor_demanded boolean NOT NULL DEFAULT false;

-- Who lacks a demanded second factor reaches hardly anything: servers are told in the instant in which that changes.
CREATE TRIGGER one_time_codes_told AFTER INSERT OR UPDATE OF confirmed_at OR DELETE ON one_time_codes
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_rights();
CREATE TRIGGER second_factor_demanded_told AFTER UPDATE OF second_factor_demanded ON site_settings
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_rights();
