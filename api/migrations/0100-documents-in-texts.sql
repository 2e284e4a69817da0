-- Documents to which the texts of offers and of patterns of sections link belong to them as attachments do: they are served to everybody
-- only while a part for everybody links to them. Pictures stay public, and attachments of pages follow their page.
CREATE TEMP VIEW documents_for_texts AS
  SELECT f.id, f.key FROM files f
  WHERE f.thumb_key IS NULL AND NOT f.is_private
    AND NOT EXISTS (SELECT FROM page_attachments a WHERE a.file_id = f.id)
    AND NOT EXISTS (SELECT FROM record_versions v JOIN record_version_files vf ON vf.version_id = v.id
      WHERE vf.file_id = f.id AND v.entity = 'page'
        AND jsonb_path_exists(v.content::jsonb, '$.**.fileId ? (@ == $file)', jsonb_build_object('file', f.id)));

INSERT INTO offer_content_files (offer_id, file_id)
  SELECT t.offer_id, d.id
  FROM (
    SELECT offer_id, data::text AS text FROM offer_elements
    UNION ALL SELECT offer_id, content::text FROM offer_descriptions
    UNION ALL SELECT id, main_description::text || tenants::text FROM offers) t,
    regexp_matches(t.text, '/api/files/([\w-]+)/', 'g') AS match
    JOIN documents_for_texts d ON d.key = match[1]
  WHERE t.text LIKE '%/api/files/%'
  ON CONFLICT DO NOTHING;

INSERT INTO section_pattern_files (pattern_id, file_id)
  SELECT p.id, d.id
  FROM section_patterns p, regexp_matches(p.elements::text, '/api/files/([\w-]+)/', 'g') AS match
    JOIN documents_for_texts d ON d.key = match[1]
  ON CONFLICT DO NOTHING;

-- Those of former versions too: their links were removed.
UPDATE files SET is_attachment = true
  WHERE NOT is_attachment AND id IN (SELECT id FROM documents_for_texts) AND id IN (
    SELECT file_id FROM offer_content_files
    UNION ALL SELECT file_id FROM section_pattern_files
    UNION ALL SELECT vf.file_id FROM record_version_files vf JOIN record_versions v ON v.id = vf.version_id
      WHERE v.entity = 'offer');

DROP VIEW documents_for_texts;
