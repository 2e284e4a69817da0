-- E-mails are listed after they were sent, and can be sent again: of which type each is, to whom, and with which text. A text
-- whose link opens an account is deleted as soon as the e-mail is sent or given up; the table itself refuses to keep one.
ALTER TABLE emails
  ADD COLUMN type text,
  ADD COLUMN user_id integer REFERENCES users,
  ADD COLUMN keeps_text boolean NOT NULL DEFAULT false,
  -- When another e-mail was queued in place of this one.
  ADD COLUMN again_at timestamptz;

UPDATE emails e SET
  type = split_part(event, ' ', 1),
  keeps_text = split_part(event, ' ', 1) NOT IN ('password-reset', 'set-password'),
  user_id = (SELECT u.id FROM users u
    WHERE u.email = e.recipient AND u.deleted_at IS NULL AND u.created_at <= e.due_at);
UPDATE emails SET body = NULL WHERE NOT keeps_text AND (sent_at IS NOT NULL OR given_up_at IS NOT NULL);

ALTER TABLE emails
  ALTER COLUMN type SET NOT NULL,
  ADD CONSTRAINT emails_secret_text_deleted
    CHECK (keeps_text OR body IS NULL OR (sent_at IS NULL AND given_up_at IS NULL));

CREATE INDEX emails_created ON emails (created_at, id);
CREATE INDEX emails_type ON emails (type, created_at, id);
CREATE INDEX emails_user ON emails (user_id, id);
CREATE INDEX emails_failed ON emails (given_up_at, id) WHERE given_up_at IS NOT NULL;
CREATE INDEX emails_waiting ON emails (created_at, id) WHERE sent_at IS NULL AND given_up_at IS NULL;
