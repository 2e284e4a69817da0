-- Passkeys (WebAuthn) as a second factor beside one-time codes: the public key and its id, nothing secret.
CREATE TABLE passkeys (
  id uuid PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users,
  -- The name that its owner gave it.
  name text NOT NULL,
  credential_id text NOT NULL CONSTRAINT passkeys_credential_key UNIQUE,
  public_key text NOT NULL,
  -- The authenticator's count of signatures; 0 where it does not count.
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  -- Whether it checked its user (finger, face, PIN) when it was added: then it has to each time.
  verifies_user boolean NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX passkeys_user ON passkeys (user_id);

-- What an authenticator has to sign: one for each session in which a passkey is added, or half session that one finishes.
CREATE TABLE passkey_challenges (
  place text PRIMARY KEY,
  challenge text NOT NULL,
  expires_at timestamptz NOT NULL
);

-- A deleted account keeps no second factor.
CREATE OR REPLACE FUNCTION end_half_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM half_sessions WHERE user_id = NEW.id;
  IF NEW.deleted_at IS NOT NULL THEN
    DELETE FROM one_time_codes WHERE user_id = NEW.id;
    DELETE FROM recovery_codes WHERE user_id = NEW.id;
    DELETE FROM passkeys WHERE user_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;

-- Who lacks a demanded second factor reaches hardly anything: servers are told in the instant in which that changes.
CREATE TRIGGER passkeys_told AFTER INSERT OR DELETE ON passkeys
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_rights();
