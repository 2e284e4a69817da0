-- The ground: people, permissions, sessions, the books (series, orders, transactions, shares), offers, files, mail, audit.

CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- People -------------------------------------------------------------------------------------------------------------

CREATE TABLE users (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  email text NOT NULL CHECK (email = lower(btrim(email)) AND length(email) BETWEEN 3 AND 254),
  first_name text NOT NULL,
  last_name text NOT NULL,
  position text NOT NULL DEFAULT '',
  active boolean NOT NULL DEFAULT true,
  is_admin boolean NOT NULL DEFAULT false,
  is_super_admin boolean NOT NULL DEFAULT false,
  password_hash text,
  password_changed_at timestamptz,
  phone_number text NOT NULL DEFAULT '',
  address text NOT NULL DEFAULT '',
  zip text NOT NULL DEFAULT '',
  city text NOT NULL DEFAULT '',
  country integer,
  state integer,
  bank_country integer,
  bank_name text NOT NULL DEFAULT '',
  account_number text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  CONSTRAINT users_super_admin_is_admin CHECK (is_admin OR NOT is_super_admin)
);
-- A deleted user keeps the address: an order for it is refused, and nobody can take it over.
CREATE UNIQUE INDEX users_email_key ON users (email);
CREATE INDEX users_email_trgm ON users USING gin (email gin_trgm_ops);

CREATE TABLE permissions (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  name text NOT NULL CONSTRAINT permissions_name_key UNIQUE,
  description jsonb NOT NULL,
  is_system boolean NOT NULL DEFAULT false
);

CREATE TABLE roles (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  name text NOT NULL,
  description text NOT NULL
);

CREATE TABLE role_permissions (
  role_id integer NOT NULL REFERENCES roles,
  permission_id integer NOT NULL REFERENCES permissions,
  PRIMARY KEY (role_id, permission_id)
);
CREATE INDEX role_permissions_permission ON role_permissions (permission_id);

CREATE TABLE user_roles (
  user_id integer NOT NULL REFERENCES users,
  role_id integer NOT NULL REFERENCES roles,
  PRIMARY KEY (user_id, role_id)
);
CREATE INDEX user_roles_role ON user_roles (role_id);

CREATE TABLE user_permissions (
  user_id integer NOT NULL REFERENCES users,
  permission_id integer NOT NULL REFERENCES permissions,
  PRIMARY KEY (user_id, permission_id)
);
CREATE INDEX user_permissions_permission ON user_permissions (permission_id);

-- Sessions: one row is one family of refresh tokens. Each token is derived from (id, generation), so that the newest
-- can be told again to a second tab that still holds its predecessor; the database keeps hashes only.
CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users,
  generation integer NOT NULL DEFAULT 1,
  token_hash text NOT NULL CHECK (length(token_hash) = 64),
  rotated_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE INDEX sessions_user ON sessions (user_id) WHERE ended_at IS NULL;
CREATE INDEX sessions_expiry ON sessions (expires_at);

CREATE TABLE password_tokens (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users,
  token_hash text NOT NULL CONSTRAINT password_tokens_hash_key UNIQUE CHECK (length(token_hash) = 64),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
-- A new link makes the older one worthless.
CREATE UNIQUE INDEX password_tokens_one_open ON password_tokens (user_id) WHERE used_at IS NULL;

CREATE TABLE throttles (
  key text PRIMARY KEY,
  tries integer NOT NULL,
  window_ends_at timestamptz NOT NULL
);

-- Files --------------------------------------------------------------------------------------------------------------

CREATE TABLE files (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  key text NOT NULL CONSTRAINT files_key_key UNIQUE,
  thumb_key text,
  file_name text NOT NULL,
  content_type text NOT NULL,
  size bigint NOT NULL CHECK (size >= 0),
  sha256 text NOT NULL CHECK (length(sha256) = 64),
  is_private boolean NOT NULL DEFAULT false,
  created_by integer REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- Series -------------------------------------------------------------------------------------------------------------

CREATE TABLE series (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  name jsonb NOT NULL,
  display_name jsonb NOT NULL,
  share_limit integer NOT NULL CHECK (share_limit >= 0),
  issued integer NOT NULL DEFAULT 0 CHECK (issued >= 0),
  reserved integer NOT NULL DEFAULT 0 CHECK (reserved >= 0),
  price_per_share numeric(15,2) NOT NULL CHECK (price_per_share > 0 AND price_per_share <= 9999999999999.99),
  available_from timestamptz NOT NULL CHECK (isfinite(available_from)),
  available_to timestamptz NOT NULL CHECK (isfinite(available_to)),
  account_number text NOT NULL DEFAULT '',
  bank_name text NOT NULL DEFAULT '',
  account_holder text NOT NULL DEFAULT '',
  allow_online_payments boolean NOT NULL,
  use_default_paypal_config boolean NOT NULL,
  paypal_production_mode boolean NOT NULL DEFAULT false,
  paypal_production_client_id text NOT NULL DEFAULT '',
  paypal_production_client_secret text,
  paypal_sandbox_client_id text NOT NULL DEFAULT '',
  paypal_sandbox_client_secret text,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT series_capacity CHECK (issued::bigint + reserved <= share_limit),
  CONSTRAINT series_available CHECK (available_from <= available_to)
);
CREATE INDEX series_name_pl ON series (lower(name->>'pl'), id);
CREATE INDEX series_name_en ON series (lower(name->>'en'), id);

-- Agreements ---------------------------------------------------------------------------------------------------------

CREATE TABLE agreements (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  position integer NOT NULL CHECK (position >= 1),
  active boolean NOT NULL,
  required boolean NOT NULL,
  name jsonb NOT NULL,
  content jsonb NOT NULL,
  type text NOT NULL,
  target text NOT NULL,
  CONSTRAINT agreements_position_key UNIQUE (position) DEFERRABLE INITIALLY DEFERRED
);

-- Offers -------------------------------------------------------------------------------------------------------------

CREATE TABLE offers (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  title jsonb NOT NULL,
  slug jsonb NOT NULL,
  is_open boolean NOT NULL,
  is_visible boolean NOT NULL,
  main_description jsonb NOT NULL,
  project_type text NOT NULL,
  address text NOT NULL,
  total_cost numeric(15,2) NOT NULL CHECK (total_cost >= 0 AND total_cost <= 9999999999999.99),
  position integer NOT NULL CHECK (position >= 0),
  investment_start date NOT NULL CHECK (isfinite(investment_start)),
  investment_end date NOT NULL CHECK (isfinite(investment_end)),
  investment_return jsonb NOT NULL,
  fixed_investors_equity numeric(15,2) CHECK (fixed_investors_equity >= 0 AND fixed_investors_equity <= 9999999999999.99),
  template_name text NOT NULL,
  series_id integer REFERENCES series,
  image_file_id integer REFERENCES files,
  cost_per_stock numeric(15,2) CHECK (cost_per_stock >= 0 AND cost_per_stock <= 9999999999999.99),
  min_stock integer CHECK (min_stock >= 0),
  developer_equity numeric(15,2) CHECK (developer_equity >= 0 AND developer_equity <= 9999999999999.99),
  investors_equity numeric(15,2) CHECK (investors_equity >= 0 AND investors_equity <= 9999999999999.99),
  debt numeric(15,2) CHECK (debt >= 0 AND debt <= 9999999999999.99),
  redemption_cap_rate numeric(9,4) CHECK (redemption_cap_rate >= 0 AND redemption_cap_rate <= 1000),
  tenants jsonb NOT NULL DEFAULT '{"pl":"","en":""}',
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT offers_both_titles CHECK (btrim(title->>'pl') <> '' AND btrim(title->>'en') <> ''),
  CONSTRAINT offers_both_slugs CHECK (slug->>'pl' <> '' AND slug->>'en' <> ''),
  CONSTRAINT offers_investment_dates CHECK (investment_start <= investment_end)
);
CREATE UNIQUE INDEX offers_slug_pl_key ON offers ((slug->>'pl'));
CREATE UNIQUE INDEX offers_slug_en_key ON offers ((slug->>'en'));
CREATE INDEX offers_position ON offers (position, id);
CREATE INDEX offers_series ON offers (series_id);
CREATE INDEX offers_image ON offers (image_file_id);

CREATE TABLE offer_agreements (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  offer_id integer NOT NULL REFERENCES offers ON DELETE CASCADE,
  position integer NOT NULL CHECK (position >= 1),
  name jsonb NOT NULL,
  content jsonb NOT NULL,
  active boolean NOT NULL,
  required boolean NOT NULL,
  type text NOT NULL,
  target text NOT NULL,
  CONSTRAINT offer_agreements_position_key UNIQUE (offer_id, position) DEFERRABLE INITIALLY DEFERRED
);

-- The books ----------------------------------------------------------------------------------------------------------

CREATE TABLE investments (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users,
  offer_id integer NOT NULL REFERENCES offers,
  invested_amount numeric(15,2) NOT NULL DEFAULT 0 CHECK (invested_amount >= 0 AND invested_amount <= 9999999999999.99),
  number_of_shares integer NOT NULL DEFAULT 0 CHECK (number_of_shares >= 0),
  pending_orders integer NOT NULL DEFAULT 0 CHECK (pending_orders >= 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT investments_user_offer_key UNIQUE (user_id, offer_id)
);
CREATE INDEX investments_offer ON investments (offer_id);
CREATE INDEX investments_amount ON investments (invested_amount, id);
CREATE INDEX investments_shares ON investments (number_of_shares, id);

CREATE TABLE orders (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  investment_id integer NOT NULL REFERENCES investments,
  user_id integer NOT NULL REFERENCES users,
  offer_id integer NOT NULL REFERENCES offers,
  series_id integer NOT NULL REFERENCES series,
  status text NOT NULL CHECK (status IN ('new', 'paid', 'completed', 'rejected')),
  date timestamptz NOT NULL CHECK (isfinite(date)),
  date_completed timestamptz CHECK (isfinite(date_completed)),
  date_rejected timestamptz CHECK (isfinite(date_rejected)),
  quantity integer NOT NULL CHECK (quantity >= 1),
  price_per_share numeric(15,2) NOT NULL CHECK (price_per_share > 0 AND price_per_share <= 9999999999999.99),
  total_amount numeric(15,2) NOT NULL CHECK (total_amount > 0 AND total_amount <= 9999999999999.99),
  -- The investor's particulars as given with the order, and what was bought as it was called then.
  investor_data jsonb NOT NULL,
  offer_title jsonb NOT NULL,
  series_name jsonb NOT NULL,
  CONSTRAINT orders_total CHECK (total_amount = quantity * price_per_share),
  CONSTRAINT orders_completed CHECK ((status = 'completed') = (date_completed IS NOT NULL)),
  CONSTRAINT orders_rejected CHECK ((status = 'rejected') = (date_rejected IS NOT NULL))
);
-- Every column a list sorts or filters by has an index that ends in the id, so that a page is picked from the index.
CREATE INDEX orders_date ON orders (date, id);
CREATE INDEX orders_status_date ON orders (status, date, id);
CREATE INDEX orders_quantity ON orders (quantity, id);
CREATE INDEX orders_total_amount ON orders (total_amount, id);
CREATE INDEX orders_user ON orders (user_id, date, id);
CREATE INDEX orders_offer ON orders (offer_id, date, id);
CREATE INDEX orders_series ON orders (series_id);
CREATE INDEX orders_investment ON orders (investment_id, id);

CREATE TABLE transactions (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  order_id integer REFERENCES orders,
  investment_id integer NOT NULL REFERENCES investments,
  user_id integer NOT NULL REFERENCES users,
  type text NOT NULL CHECK (type IN ('investment', 'dividend')),
  method text NOT NULL CHECK (method IN ('bankTransfer', 'payPal')),
  method_id text,
  status text NOT NULL CHECK (status IN ('new', 'paid', 'completed', 'rejected')),
  original_amount numeric(15,2) NOT NULL CHECK (original_amount >= 0 AND original_amount <= 9999999999999.99),
  commission numeric(15,2) NOT NULL CHECK (commission >= 0 AND commission <= 9999999999999.99),
  commission_percent numeric(9,6) NOT NULL CHECK (commission_percent BETWEEN 0 AND 1),
  amount numeric(15,2) NOT NULL CHECK (amount >= 0 AND amount <= 9999999999999.99),
  date timestamptz NOT NULL CHECK (isfinite(date)),
  date_completed timestamptz CHECK (isfinite(date_completed)),
  date_rejected timestamptz CHECK (isfinite(date_rejected)),
  wait_until timestamptz CHECK (isfinite(wait_until)),
  CONSTRAINT transactions_amount CHECK (amount = original_amount + commission),
  CONSTRAINT transactions_commission CHECK (commission = round(original_amount * commission_percent, 2)),
  CONSTRAINT transactions_order CHECK ((type = 'investment') = (order_id IS NOT NULL)),
  CONSTRAINT transactions_completed CHECK ((status = 'completed') = (date_completed IS NOT NULL)),
  CONSTRAINT transactions_rejected CHECK ((status = 'rejected') = (date_rejected IS NOT NULL)),
  CONSTRAINT transactions_new_waits CHECK (status <> 'new' OR wait_until IS NOT NULL)
);
-- An order has one transaction that is not rejected.
CREATE UNIQUE INDEX transactions_one_current ON transactions (order_id) WHERE status <> 'rejected';
CREATE INDEX transactions_order ON transactions (order_id);
CREATE INDEX transactions_date ON transactions (date, id);
CREATE INDEX transactions_status_date ON transactions (status, date, id);
CREATE INDEX transactions_type_date ON transactions (type, date, id);
CREATE INDEX transactions_method_date ON transactions (method, date, id);
CREATE INDEX transactions_amount_id ON transactions (amount, id);
CREATE INDEX transactions_user ON transactions (user_id, date, id);
CREATE INDEX transactions_investment ON transactions (investment_id, id);
CREATE INDEX transactions_waiting ON transactions (wait_until) WHERE status = 'new';

CREATE TABLE shares (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  series_id integer NOT NULL REFERENCES series,
  investment_id integer NOT NULL REFERENCES investments,
  order_id integer NOT NULL REFERENCES orders,
  share_number integer NOT NULL CHECK (share_number >= 1),
  price numeric(15,2) NOT NULL CHECK (price > 0 AND price <= 9999999999999.99),
  date timestamptz NOT NULL,
  CONSTRAINT shares_number_key UNIQUE (series_id, share_number)
);
CREATE INDEX shares_investment ON shares (investment_id, id);
CREATE INDEX shares_order ON shares (order_id);

CREATE TABLE user_agreements (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users,
  order_id integer REFERENCES orders,
  target text NOT NULL,
  type text NOT NULL,
  is_required boolean NOT NULL,
  is_accepted boolean NOT NULL,
  name jsonb NOT NULL,
  content jsonb NOT NULL,
  content_sha256 text NOT NULL CHECK (length(content_sha256) = 64),
  created_at timestamptz NOT NULL
);
CREATE INDEX user_agreements_user ON user_agreements (user_id, id);
CREATE INDEX user_agreements_order ON user_agreements (order_id);

-- Second line of defence: what the books say is never rewritten.
CREATE FUNCTION refuse_rewriting_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.price_per_share, NEW.quantity, NEW.total_amount, NEW.series_id, NEW.offer_id, NEW.user_id, NEW.investment_id, NEW.date)
     IS DISTINCT FROM
     (OLD.price_per_share, OLD.quantity, OLD.total_amount, OLD.series_id, OLD.offer_id, OLD.user_id, OLD.investment_id, OLD.date) THEN
    RAISE EXCEPTION 'what order % bought never changes', OLD.id USING ERRCODE = 'check_violation';
  END IF;
  IF NEW.status <> OLD.status AND NOT (OLD.status, NEW.status) IN
     (('new', 'paid'), ('paid', 'completed'), ('new', 'rejected'), ('paid', 'rejected')) THEN
    RAISE EXCEPTION 'order % never goes from % to %', OLD.id, OLD.status, NEW.status USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER orders_never_rewritten BEFORE UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION refuse_rewriting_orders();

CREATE FUNCTION refuse_rewriting_transactions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.order_id, NEW.investment_id, NEW.user_id, NEW.type, NEW.original_amount, NEW.date)
     IS DISTINCT FROM (OLD.order_id, OLD.investment_id, OLD.user_id, OLD.type, OLD.original_amount, OLD.date) THEN
    RAISE EXCEPTION 'what transaction % pays never changes', OLD.id USING ERRCODE = 'check_violation';
  END IF;
  IF NEW.status <> OLD.status AND NOT (OLD.status, NEW.status) IN
     (('new', 'paid'), ('paid', 'completed'), ('new', 'rejected'), ('paid', 'rejected')) THEN
    RAISE EXCEPTION 'transaction % never goes from % to %', OLD.id, OLD.status, NEW.status USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER transactions_never_rewritten BEFORE UPDATE ON transactions FOR EACH ROW EXECUTE FUNCTION refuse_rewriting_transactions();

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed or deleted', TG_TABLE_NAME USING ERRCODE = 'check_violation';
END $$;
CREATE TRIGGER orders_never_deleted BEFORE DELETE ON orders FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER transactions_never_deleted BEFORE DELETE ON transactions FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER shares_never_changed BEFORE UPDATE OR DELETE ON shares FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER user_agreements_never_changed BEFORE UPDATE OR DELETE ON user_agreements FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Settings, mail, audit, repeated requests ---------------------------------------------------------------------------

CREATE TABLE site_settings (
  id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  version integer NOT NULL DEFAULT 1,
  maintenance_mode boolean NOT NULL DEFAULT false,
  maintenance_mode_title jsonb NOT NULL,
  maintenance_mode_message jsonb NOT NULL,
  -- The operator's switch, set by the command `npm run maintenance`.
  system_maintenance boolean NOT NULL DEFAULT false,
  system_maintenance_mode_title jsonb NOT NULL,
  system_maintenance_mode_message jsonb NOT NULL
);
INSERT INTO site_settings (maintenance_mode_title, maintenance_mode_message, system_maintenance_mode_title, system_maintenance_mode_message)
VALUES (
  '{"pl":"Przerwa techniczna","en":"Maintenance"}',
  '{"pl":"Pracujemy nad serwisem. Zapraszamy wkrótce.","en":"We are working on the site. Please come back soon."}',
  '{"pl":"Przerwa techniczna","en":"Maintenance"}',
  '{"pl":"Panel administracyjny jest chwilowo niedostępny. Wróci za kilka minut.","en":"The back office is unavailable for a moment. It will be back in a few minutes."}'
);

CREATE TABLE email_templates (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  type text NOT NULL CONSTRAINT email_templates_type_key UNIQUE,
  name jsonb NOT NULL,
  subject jsonb NOT NULL,
  body jsonb NOT NULL,
  default_body jsonb NOT NULL
);

-- The outbox: an e-mail is written in the transaction of what it tells, and sent afterwards.
CREATE TABLE emails (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event text NOT NULL,
  recipient text NOT NULL,
  subject text NOT NULL,
  -- Encrypted while it waits, since links in it open accounts; emptied once sent.
  body text,
  attempts integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL,
  leased_until timestamptz,
  sent_at timestamptz,
  given_up_at timestamptz,
  last_error text,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT emails_event_key UNIQUE (event, recipient)
);
CREATE INDEX emails_due ON emails (due_at) WHERE sent_at IS NULL AND given_up_at IS NULL;

CREATE TABLE audit_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  actor_id integer,
  actor_label text NOT NULL,
  ip text,
  request_id text,
  action text NOT NULL,
  entity text NOT NULL,
  entity_id integer,
  before jsonb,
  after jsonb
);
CREATE INDEX audit_entries_entity ON audit_entries (entity, entity_id, id);
CREATE TRIGGER audit_entries_never_changed BEFORE UPDATE OR DELETE ON audit_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE idempotent_answers (
  actor_id integer NOT NULL,
  route text NOT NULL,
  key text NOT NULL,
  body_sha256 text NOT NULL,
  answer jsonb,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (actor_id, route, key)
);
CREATE INDEX idempotent_answers_age ON idempotent_answers (created_at);
