-- Content of the public site. Positions run from 1 without gaps; they may pass through equal ones within a transaction.
CREATE TABLE faq (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  position integer NOT NULL CHECK (position >= 1),
  active boolean NOT NULL,
  visible_from timestamptz CHECK (isfinite(visible_from)),
  visible_until timestamptz CHECK (isfinite(visible_until)),
  is_featured boolean NOT NULL,
  question jsonb NOT NULL,
  answer jsonb NOT NULL,
  CONSTRAINT faq_position_key UNIQUE (position) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT faq_visible_time CHECK (visible_from < visible_until)
);

CREATE TABLE slides (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  position integer NOT NULL CHECK (position >= 1),
  active boolean NOT NULL,
  visible_from timestamptz CHECK (isfinite(visible_from)),
  visible_until timestamptz CHECK (isfinite(visible_until)),
  name jsonb NOT NULL,
  content jsonb NOT NULL,
  guest_button_label jsonb NOT NULL,
  guest_button_url jsonb NOT NULL,
  logged_user_button_label jsonb NOT NULL,
  logged_user_button_url jsonb NOT NULL,
  image_file_id integer NOT NULL REFERENCES files,
  image_alt jsonb NOT NULL DEFAULT '{"pl":"","en":""}',
  CONSTRAINT slides_position_key UNIQUE (position) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT slides_guest_button_labels
    CHECK (btrim(guest_button_label->>'pl') <> '' AND btrim(guest_button_label->>'en') <> ''),
  CONSTRAINT slides_visible_time CHECK (visible_from < visible_until)
);
CREATE INDEX slides_image ON slides (image_file_id);

CREATE TABLE pages (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  active boolean NOT NULL,
  visible_from timestamptz CHECK (isfinite(visible_from)),
  visible_until timestamptz CHECK (isfinite(visible_until)),
  slug jsonb NOT NULL,
  title jsonb NOT NULL,
  sub_title jsonb NOT NULL,
  content jsonb NOT NULL,
  seo_title jsonb NOT NULL,
  seo_description jsonb NOT NULL,
  image_file_id integer REFERENCES files,
  image_alt jsonb NOT NULL DEFAULT '{"pl":"","en":""}',
  CONSTRAINT pages_both_titles CHECK (btrim(title->>'pl') <> '' AND btrim(title->>'en') <> ''),
  CONSTRAINT pages_both_slugs CHECK (slug->>'pl' <> '' AND slug->>'en' <> ''),
  CONSTRAINT pages_slugs_are_no_ids CHECK (slug->>'pl' !~ '^[0-9]+$' AND slug->>'en' !~ '^[0-9]+$'),
  CONSTRAINT pages_visible_time CHECK (visible_from < visible_until)
);
CREATE UNIQUE INDEX pages_slug_pl_key ON pages ((slug->>'pl'));
CREATE UNIQUE INDEX pages_slug_en_key ON pages ((slug->>'en'));
CREATE INDEX pages_image ON pages (image_file_id);

CREATE TABLE page_attachments (
  id uuid PRIMARY KEY,
  page_id integer NOT NULL REFERENCES pages ON DELETE CASCADE,
  position integer NOT NULL CHECK (position >= 1),
  display_name text NOT NULL,
  file_id integer NOT NULL REFERENCES files,
  CONSTRAINT page_attachments_position_key UNIQUE (page_id, position) DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX page_attachments_file ON page_attachments (file_id);

-- As offer_slugs: an address belongs to one page, whatever its language; a former one leads to its page until another takes it.
CREATE TABLE page_slugs (
  slug text PRIMARY KEY,
  page_id integer NOT NULL REFERENCES pages ON DELETE CASCADE,
  is_present boolean NOT NULL
);
CREATE INDEX page_slugs_page ON page_slugs (page_id);

-- Slugs are claimed in one order, so that two pages cannot wait for each other.
CREATE FUNCTION claim_page_slugs() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  claimed record;
BEGIN
  UPDATE page_slugs SET is_present = false
    WHERE page_id = NEW.id AND is_present AND slug NOT IN (NEW.slug->>'pl', NEW.slug->>'en');
  FOR claimed IN SELECT value AS slug, key AS language FROM jsonb_each_text(NEW.slug) ORDER BY value, key LOOP
    INSERT INTO page_slugs VALUES (claimed.slug, NEW.id, true)
      ON CONFLICT (slug) DO UPDATE SET page_id = NEW.id, is_present = true
      WHERE page_slugs.page_id = NEW.id OR NOT page_slugs.is_present;
    IF NOT FOUND THEN
      RAISE unique_violation USING MESSAGE = 'another page has this slug',
        CONSTRAINT = 'pages_slug_' || claimed.language || '_key', TABLE = 'pages';
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER pages_claim_slugs AFTER INSERT OR UPDATE OF slug ON pages
  FOR EACH ROW EXECUTE FUNCTION claim_page_slugs();
