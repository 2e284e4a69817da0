-- What the nightly checks of the books found: one row per night, written by the process that checked.
CREATE TABLE books_checks (
  night date PRIMARY KEY,
  checked_at timestamptz NOT NULL,
  -- How many rows break each invariant that is broken.
  violations jsonb NOT NULL
);
