-- The language of a person's e-mails; without one they are in the language of the platform.
ALTER TABLE users ADD COLUMN language text CHECK (language IN ('pl', 'en'));
