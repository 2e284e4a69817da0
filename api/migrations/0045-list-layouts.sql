-- How a person wants a list: its columns in their order, those that are hidden too.
CREATE TABLE list_layouts (
  user_id integer NOT NULL REFERENCES users,
  -- The address of the list in the back office.
  screen text NOT NULL,
  columns jsonb NOT NULL,
  PRIMARY KEY (user_id, screen)
);

-- How high the rows of all lists are for a person; those without a row here have the comfortable ones.
CREATE TABLE list_densities (
  user_id integer PRIMARY KEY REFERENCES users,
  density text NOT NULL CHECK (density IN ('comfortable', 'compact'))
);
