-- The company's own bank accounts besides those of series, one a line.
ALTER TABLE site_settings ADD COLUMN own_accounts text NOT NULL DEFAULT '';
