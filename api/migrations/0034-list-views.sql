-- Saved views of lists: the query of a list's address under a name.
CREATE TABLE list_views (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id integer NOT NULL REFERENCES users,
  -- The address of the list in the back office.
  screen text NOT NULL,
  name text NOT NULL,
  query jsonb NOT NULL,
  is_shared boolean NOT NULL
);
CREATE INDEX list_views_owner ON list_views (owner_id);

-- The view with which the menu opens a list for a person: one of each list.
CREATE TABLE list_view_defaults (
  user_id integer NOT NULL REFERENCES users,
  screen text NOT NULL,
  view_id integer NOT NULL REFERENCES list_views ON DELETE CASCADE,
  PRIMARY KEY (user_id, screen)
);
CREATE INDEX list_view_defaults_view ON list_view_defaults (view_id);
