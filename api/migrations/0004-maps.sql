-- Maps in the offer editor: the id under which staff use Google Maps, and what the geocoder answered before.

ALTER TABLE site_settings ADD COLUMN google_maps_id text CHECK (btrim(google_maps_id) <> '');

CREATE TABLE geocoder_answers (
  language text NOT NULL,
  query text NOT NULL,
  answer jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (language, query)
);
CREATE INDEX geocoder_answers_age ON geocoder_answers (created_at);
