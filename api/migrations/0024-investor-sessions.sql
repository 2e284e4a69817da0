-- Sessions of the public site are of another kind than those of the back office, and never become the other.
ALTER TABLE sessions ADD COLUMN kind text NOT NULL DEFAULT 'staff' CHECK (kind IN ('staff', 'investor'));
