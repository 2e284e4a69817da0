-- Addresses that were registered on the public site and have no account yet.
CREATE TABLE registrations (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text NOT NULL CHECK (email = lower(email)),
  token_hash text NOT NULL UNIQUE CHECK (length(token_hash) = 64),
  language text NOT NULL CHECK (language IN ('pl', 'en')),
  -- The agreements as they were shown, and the answers to them.
  agreements jsonb NOT NULL,
  answers jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX registrations_email ON registrations (email);
CREATE INDEX registrations_expiry ON registrations (expires_at);
