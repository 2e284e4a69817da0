-- The settings of the site, of PayPal, and who an e-mail is from and answered to where that is not the installation.

ALTER TABLE site_settings
  ADD COLUMN seo_title jsonb NOT NULL DEFAULT '{"pl":"","en":""}',
  ADD COLUMN seo_description jsonb NOT NULL DEFAULT '{"pl":"","en":""}',
  ADD COLUMN contact_send_from text NOT NULL DEFAULT '',
  ADD COLUMN contact_send_to text NOT NULL DEFAULT '',
  ADD COLUMN contact_send_from_name text NOT NULL DEFAULT '',
  -- Told to visitors; the maintenance ends when it is switched off.
  ADD COLUMN maintenance_until timestamptz CHECK (isfinite(maintenance_until)),
  -- Always five entries, one per icon.
  ADD COLUMN social_media_icons jsonb NOT NULL DEFAULT '[
    {"id":1,"icon":"linkedin","isEnabled":false,"url":"","position":1},
    {"id":2,"icon":"facebook","isEnabled":false,"url":"","position":2},
    {"id":3,"icon":"twitter","isEnabled":false,"url":"","position":3},
    {"id":4,"icon":"instagram","isEnabled":false,"url":"","position":4},
    {"id":5,"icon":"youtube","isEnabled":false,"url":"","position":5}]',
  ADD COLUMN google_analytics_id text CHECK (btrim(google_analytics_id) <> ''),
  ADD COLUMN reminders_enabled boolean NOT NULL DEFAULT true;

CREATE TABLE paypal_settings (
  id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  version integer NOT NULL DEFAULT 1,
  max_amount numeric(15,2) NOT NULL DEFAULT 0 CHECK (max_amount BETWEEN 0 AND 9999999999999.99),
  production_mode boolean NOT NULL DEFAULT false,
  production_client_id text NOT NULL DEFAULT '',
  production_client_secret text CHECK (production_client_secret LIKE 'v1.%'),
  sandbox_client_id text NOT NULL DEFAULT '',
  sandbox_client_secret text CHECK (sandbox_client_secret LIKE 'v1.%')
);
INSERT INTO paypal_settings DEFAULT VALUES;
