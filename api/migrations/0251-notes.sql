-- What colleagues write for each other on an order, a person or an offer. Notes on an offer are deleted with it.
CREATE TABLE notes (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id integer REFERENCES orders,
  user_id integer REFERENCES users,
  offer_id integer REFERENCES offers ON DELETE CASCADE,
  text text NOT NULL CHECK (text <> '' AND length(text) <= 2000),
  written_by integer NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL CHECK (isfinite(created_at)),
  CHECK (num_nonnulls(order_id, user_id, offer_id) = 1)
);
CREATE INDEX notes_order ON notes (order_id, id) WHERE order_id IS NOT NULL;
CREATE INDEX notes_user ON notes (user_id, id) WHERE user_id IS NOT NULL;
CREATE INDEX notes_offer ON notes (offer_id, id) WHERE offer_id IS NOT NULL;
