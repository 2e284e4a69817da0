-- The places of the public site that feature offers. Staff edit them; new ones come by migration.
CREATE TABLE featured_placements (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  name text NOT NULL CONSTRAINT featured_placements_name_key UNIQUE,
  title jsonb NOT NULL,
  -- False: offers of which the caller holds shares are left out.
  return_already_invested boolean NOT NULL,
  shuffle boolean NOT NULL
);

-- Entries with the same position are in the order in which staff listed them. A deleted offer is featured no longer.
CREATE TABLE featured_offers (
  placement_id integer NOT NULL REFERENCES featured_placements ON DELETE CASCADE,
  offer_id integer NOT NULL REFERENCES offers ON DELETE CASCADE,
  position integer NOT NULL CHECK (position >= 1),
  listed_as integer NOT NULL,
  fixed_position boolean NOT NULL,
  PRIMARY KEY (placement_id, offer_id)
);
CREATE INDEX featured_offers_offer ON featured_offers (offer_id);

INSERT INTO featured_placements (name, title, return_already_invested, shuffle) VALUES
  ('homepage-single-offer', '{"pl":"Polecana oferta","en":"Featured offer"}', true, false),
  ('homepage-offer-list', '{"pl":"Nasze oferty","en":"Our offers"}', true, false),
  ('investor-panel', '{"pl":"Może Cię zainteresować","en":"You may also like"}', false, true),
  ('featured-offers-widget', '{"pl":"Polecane oferty","en":"Featured offers"}', true, true);
