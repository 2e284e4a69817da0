-- An address of an offer's page belongs to one offer, whatever its language. A former address leads to the offer until another
-- offer takes it.
CREATE TABLE offer_slugs (
  slug text PRIMARY KEY,
  offer_id integer NOT NULL REFERENCES offers ON DELETE CASCADE,
  is_present boolean NOT NULL
);
CREATE INDEX offer_slugs_offer ON offer_slugs (offer_id);

-- Slugs that can no longer be used get a number, or a word if they are digits only: the offer with the lower id keeps the
-- slug. A slug that is free, or of the same offer, does not change.
CREATE FUNCTION pg_temp.usable_slug(wanted text, word text, own_id integer) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  base text := CASE WHEN wanted ~ '^[0-9]+$' THEN word || '-' || wanted ELSE wanted END;
  candidate text := base;
  number integer := 1;
BEGIN
  WHILE candidate IN ('options', 'slug-suggestion', 'document-file', 'attachment-file')
    OR EXISTS (SELECT FROM offer_slugs WHERE slug = candidate AND offer_id <> own_id)
    OR (candidate <> wanted AND EXISTS (
      SELECT FROM offers WHERE id <> own_id AND candidate IN (slug->>'pl', slug->>'en')))
  LOOP
    number := number + 1;
    candidate := rtrim(left(base, 190), '-') || '-' || number;
  END LOOP;
  RETURN candidate;
END $$;

DO $$
DECLARE
  offer record;
  usable jsonb;
BEGIN
  FOR offer IN SELECT id, slug FROM offers ORDER BY id LOOP
    usable := jsonb_build_object(
      'pl', pg_temp.usable_slug(offer.slug->>'pl', 'oferta', offer.id),
      'en', pg_temp.usable_slug(offer.slug->>'en', 'offer', offer.id));
    INSERT INTO offer_slugs SELECT DISTINCT value, offer.id, true FROM jsonb_each_text(usable);
    CONTINUE WHEN usable = offer.slug;
    UPDATE offers SET slug = usable, version = version + 1 WHERE id = offer.id;
    INSERT INTO audit_entries (at, actor_label, action, entity, entity_id, before, after)
      VALUES (now(), 'system', 'offer.update', 'offer', offer.id,
        jsonb_build_object('slug', offer.slug), jsonb_build_object('slug', usable));
  END LOOP;
END $$;

ALTER TABLE offers ADD CONSTRAINT offers_slugs_are_no_ids CHECK (slug->>'pl' !~ '^[0-9]+$' AND slug->>'en' !~ '^[0-9]+$');

-- Keeps offer_slugs equal to the slugs of offers. The primary key decides between concurrent saves; slugs are claimed in one
-- order, so that two offers cannot wait for each other.
CREATE FUNCTION claim_offer_slugs() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  claimed record;
BEGIN
  UPDATE offer_slugs SET is_present = false
    WHERE offer_id = NEW.id AND is_present AND slug NOT IN (NEW.slug->>'pl', NEW.slug->>'en');
  FOR claimed IN SELECT value AS slug, key AS language FROM jsonb_each_text(NEW.slug) ORDER BY value, key LOOP
    INSERT INTO offer_slugs VALUES (claimed.slug, NEW.id, true)
      ON CONFLICT (slug) DO UPDATE SET offer_id = NEW.id, is_present = true
      WHERE offer_slugs.offer_id = NEW.id OR NOT offer_slugs.is_present;
    IF NOT FOUND THEN
      RAISE unique_violation USING MESSAGE = 'another offer has this slug',
        CONSTRAINT = 'offers_slug_' || claimed.language || '_key', TABLE = 'offers';
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER offers_claim_slugs AFTER INSERT OR UPDATE OF slug ON offers
  FOR EACH ROW EXECUTE FUNCTION claim_offer_slugs();

-- The file of an attachment is served to everybody only while an open part of a visible offer shows it.
ALTER TABLE files ADD COLUMN is_attachment boolean NOT NULL DEFAULT false;
UPDATE files SET is_attachment = true WHERE id IN (
  SELECT (item->>'fileId')::int FROM offer_elements, jsonb_array_elements(data->'items') item WHERE type = 'attachments');

-- SER-14: a series can be stopped without changing its dates or its limit.
ALTER TABLE series ADD COLUMN is_open boolean NOT NULL DEFAULT true;
