-- Sections that staff keep for further offers: the elements as in an offer, with the ids of their files.
CREATE TABLE section_patterns (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  version integer NOT NULL DEFAULT 1,
  name text NOT NULL CHECK (name <> ''),
  elements jsonb NOT NULL
);

-- The files to which the elements of a pattern refer: as long as it is there, they are neither swept nor deleted.
CREATE TABLE section_pattern_files (
  pattern_id integer NOT NULL REFERENCES section_patterns ON DELETE CASCADE,
  file_id integer NOT NULL REFERENCES files,
  PRIMARY KEY (pattern_id, file_id)
);
CREATE INDEX section_pattern_files_file ON section_pattern_files (file_id);

CREATE OR REPLACE VIEW file_uses AS
  SELECT file_id, entity, record_id, bool_or(is_present) AS is_present
  FROM (
    SELECT vf.file_id, v.entity, v.record_id, NOT EXISTS (
        SELECT FROM record_versions later
        WHERE later.entity = v.entity AND later.record_id = v.record_id AND later.version > v.version) AS is_present
      FROM record_version_files vf JOIN record_versions v ON v.id = vf.version_id
    UNION ALL SELECT image_file_id, 'offer', id, true FROM offers WHERE image_file_id IS NOT NULL
    UNION ALL SELECT file_id, 'offer', offer_id, true FROM offer_content_files
    UNION ALL SELECT file_id, 'sectionPattern', pattern_id, true FROM section_pattern_files
    UNION ALL SELECT image_file_id, 'page', id, true FROM pages WHERE image_file_id IS NOT NULL
    UNION ALL SELECT image_file_id, 'slide', id, true FROM slides
    UNION ALL SELECT image_file_id, 'staticContent', id, true FROM static_contents WHERE image_file_id IS NOT NULL
  ) used
  GROUP BY file_id, entity, record_id;
