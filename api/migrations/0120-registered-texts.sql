-- The texts of agreements that were shown to people who registered, once each, however many registered. Registrations of earlier
-- versions have the texts themselves.
CREATE TABLE registered_texts (
  fingerprint text PRIMARY KEY CHECK (length(fingerprint) = 64),
  name jsonb NOT NULL,
  content jsonb NOT NULL,
  required boolean NOT NULL,
  shown_at timestamptz NOT NULL
);
