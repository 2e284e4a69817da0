-- When the owner of the present address opened a link that was mailed there; null while staff alone say whose address it is.
ALTER TABLE users ADD COLUMN email_confirmed_at timestamptz;
-- Passwords are chosen by such links. An address that staff changed since then got no link, and its former one got an e-mail.
UPDATE users u SET email_confirmed_at = coalesce(password_changed_at, created_at)
  WHERE password_hash IS NOT NULL AND deleted_at IS NULL AND NOT EXISTS (
    SELECT FROM emails e WHERE e.user_id = u.id AND e.type = 'account-changed' AND e.recipient <> u.email);

-- A message of a visitor is to the office, whoever has the office's address.
UPDATE emails SET user_id = NULL WHERE type = 'contact' AND user_id IS NOT NULL;
