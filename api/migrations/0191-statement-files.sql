-- Which column of a bank's CSV is which, by the names of its columns, as a clerk said the last time.
CREATE TABLE statement_layouts (
  header text PRIMARY KEY,
  layout jsonb NOT NULL,
  changed_at timestamptz NOT NULL CHECK (isfinite(changed_at)),
  changed_by text NOT NULL
);

-- Lines like one that was set aside are proposed as not ours.
CREATE TABLE statement_rules (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  line_id integer NOT NULL REFERENCES statement_lines,
  kind text NOT NULL CHECK (kind IN ('account', 'title')),
  value text NOT NULL CHECK (value <> ''),
  created_at timestamptz NOT NULL CHECK (isfinite(created_at)),
  created_by text NOT NULL,
  UNIQUE (kind, value)
);
CREATE INDEX statement_rules_line ON statement_rules (line_id);
