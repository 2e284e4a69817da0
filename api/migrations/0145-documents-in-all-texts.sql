-- Documents to which the texts of pages, questions, slides, static content, agreements and e-mail templates link are attachments, as those
-- of offers are: they are public only while a public text or record shows them. Those of former versions too: their links were removed.
UPDATE files SET is_attachment = true
  WHERE thumb_key IS NULL AND NOT is_private AND NOT is_attachment AND (
    id IN (SELECT file_id FROM record_version_files)
    OR key IN (
      SELECT match[1]
      FROM (
        SELECT content::text AS text FROM pages
        UNION ALL SELECT answer::text FROM faq
        UNION ALL SELECT content::text || guest_button_url::text || logged_user_button_url::text FROM slides
        UNION ALL SELECT content::text FROM static_contents
        UNION ALL SELECT content::text FROM agreements
        UNION ALL SELECT body::text FROM email_templates) t,
        regexp_matches(t.text, '/api/files/([\w-]+)/', 'g') AS match
      WHERE t.text LIKE '%/api/files/%'));
