-- One sees where one is signed in: the address and the browser of a session's last renewal.
ALTER TABLE sessions ADD COLUMN ip text, ADD COLUMN user_agent text;
-- When the password or a second factor was last given in this session; what matters most asks for it again.
ALTER TABLE sessions ADD COLUMN confirmed_at timestamptz;
UPDATE sessions SET confirmed_at = created_at;
ALTER TABLE sessions ALTER COLUMN confirmed_at SET NOT NULL;
