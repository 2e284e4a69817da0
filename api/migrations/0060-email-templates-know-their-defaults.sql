-- The name and the subject with which a template was delivered last, as default_body is its text: new ones reach templates that
-- nobody has edited. Null: delivered before they were stored.
ALTER TABLE email_templates ADD COLUMN default_name jsonb, ADD COLUMN default_subject jsonb;
