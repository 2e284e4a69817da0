-- What is known of a picture beyond its bytes: its size in pixels once it was measured, what it shows, and the point, in percent from
-- the left and the top, that stays in sight wherever a page crops it. Pictures of the library stay, also while nothing uses them.
ALTER TABLE files
  ADD COLUMN width integer,
  ADD COLUMN height integer,
  ADD COLUMN alt jsonb NOT NULL DEFAULT '{"pl": "", "en": ""}',
  ADD COLUMN focus_x smallint NOT NULL DEFAULT 50 CHECK (focus_x BETWEEN 0 AND 100),
  ADD COLUMN focus_y smallint NOT NULL DEFAULT 50 CHECK (focus_y BETWEEN 0 AND 100),
  ADD COLUMN in_library boolean NOT NULL DEFAULT false,
  -- Grows with every edit, so that nobody overwrites what somebody else has changed.
  ADD COLUMN version integer NOT NULL DEFAULT 1;

-- The pictures of the library, the newest first.
CREATE INDEX files_pictures ON files (id) WHERE thumb_key IS NOT NULL AND NOT is_private;

CREATE TRIGGER files_notified AFTER UPDATE OF width, height, alt, focus_x, focus_y ON files
  FOR EACH STATEMENT EXECUTE FUNCTION notify_of_public_content();

-- The records that show a file, and whether they do so now or only in a former version.
CREATE VIEW file_uses AS
  SELECT file_id, entity, record_id, bool_or(is_present) AS is_present
  FROM (
    SELECT vf.file_id, v.entity, v.record_id, NOT EXISTS (
        SELECT FROM record_versions later
        WHERE later.entity = v.entity AND later.record_id = v.record_id AND later.version > v.version) AS is_present
      FROM record_version_files vf JOIN record_versions v ON v.id = vf.version_id
    UNION ALL SELECT image_file_id, 'offer', id, true FROM offers WHERE image_file_id IS NOT NULL
    UNION ALL SELECT file_id, 'offer', offer_id, true FROM offer_content_files
    UNION ALL SELECT image_file_id, 'page', id, true FROM pages WHERE image_file_id IS NOT NULL
    UNION ALL SELECT image_file_id, 'slide', id, true FROM slides
    UNION ALL SELECT image_file_id, 'staticContent', id, true FROM static_contents WHERE image_file_id IS NOT NULL
  ) used
  GROUP BY file_id, entity, record_id;
