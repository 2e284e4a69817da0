-- Servers remember what the public site has read; they are notified in the moment in which any of it changes.
CREATE FUNCTION notify_of_public_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NOTIFY public_content;
  RETURN NULL;
END $$;

CREATE TRIGGER faq_notified AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON faq
  FOR EACH STATEMENT EXECUTE FUNCTION notify_of_public_content();
CREATE TRIGGER slides_notified AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON slides
  FOR EACH STATEMENT EXECUTE FUNCTION notify_of_public_content();
CREATE TRIGGER pages_notified AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON pages
  FOR EACH STATEMENT EXECUTE FUNCTION notify_of_public_content();
CREATE TRIGGER page_slugs_notified AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON page_slugs
  FOR EACH STATEMENT EXECUTE FUNCTION notify_of_public_content();
CREATE TRIGGER page_attachments_notified AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON page_attachments
  FOR EACH STATEMENT EXECUTE FUNCTION notify_of_public_content();
CREATE TRIGGER static_contents_notified AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON static_contents
  FOR EACH STATEMENT EXECUTE FUNCTION notify_of_public_content();
CREATE TRIGGER site_settings_notified AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON site_settings
  FOR EACH STATEMENT EXECUTE FUNCTION notify_of_public_content();

-- The instants at which the public site changes by itself. Every table with these columns belongs here.
CREATE VIEW shown_instants AS
  SELECT visible_from AS at FROM faq WHERE active AND visible_from IS NOT NULL
  UNION ALL SELECT visible_until FROM faq WHERE active AND visible_until IS NOT NULL
  UNION ALL SELECT visible_from FROM slides WHERE active AND visible_from IS NOT NULL
  UNION ALL SELECT visible_until FROM slides WHERE active AND visible_until IS NOT NULL
  UNION ALL SELECT visible_from FROM pages WHERE active AND visible_from IS NOT NULL
  UNION ALL SELECT visible_until FROM pages WHERE active AND visible_until IS NOT NULL;
