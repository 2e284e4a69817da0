-- What investors read of an offer: sections of elements, and lists beside them. Every part keeps its id for life and has a
-- position within its list, counted from 1.
CREATE TABLE offer_sections (
  offer_id integer NOT NULL REFERENCES offers ON DELETE CASCADE,
  id uuid NOT NULL,
  position integer NOT NULL CHECK (position >= 1),
  PRIMARY KEY (offer_id, id),
  CONSTRAINT offer_sections_position_key UNIQUE (offer_id, position) DEFERRABLE INITIALLY DEFERRED
);

-- `data` is as it is read, with only the ids of files. A child stands in the section of its parent.
CREATE TABLE offer_elements (
  offer_id integer NOT NULL REFERENCES offers ON DELETE CASCADE,
  id uuid NOT NULL,
  section_id uuid NOT NULL,
  parent_id uuid,
  position integer NOT NULL CHECK (position >= 1),
  type text NOT NULL CHECK (type IN ('text', 'image', 'gallery', 'attachments', 'table', 'barChart', 'pieChart', 'counter',
    'timeline', 'map', 'youtube')),
  title jsonb NOT NULL,
  width_desktop integer NOT NULL CHECK (width_desktop IN (3, 6, 9, 12)),
  width_tablet integer NOT NULL CHECK (width_tablet IN (3, 6, 9, 12)),
  width_mobile integer NOT NULL CHECK (width_mobile IN (3, 6, 9, 12)),
  user_must_be_logged_in boolean NOT NULL,
  user_must_invest boolean NOT NULL,
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  PRIMARY KEY (offer_id, id),
  CONSTRAINT offer_elements_section_fkey FOREIGN KEY (offer_id, section_id)
    REFERENCES offer_sections (offer_id, id) ON DELETE CASCADE,
  CONSTRAINT offer_elements_parent_fkey FOREIGN KEY (offer_id, parent_id)
    REFERENCES offer_elements (offer_id, id) ON DELETE CASCADE,
  CONSTRAINT offer_elements_position_key UNIQUE NULLS NOT DISTINCT (offer_id, section_id, parent_id, position)
    DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT offer_elements_not_own_parent CHECK (parent_id <> id),
  CONSTRAINT offer_elements_investors_are_logged_in CHECK (user_must_be_logged_in OR NOT user_must_invest)
);
CREATE INDEX offer_elements_parent ON offer_elements (offer_id, parent_id);

CREATE TABLE offer_badges (
  offer_id integer NOT NULL REFERENCES offers ON DELETE CASCADE,
  id uuid NOT NULL,
  position integer NOT NULL CHECK (position >= 1),
  text jsonb NOT NULL,
  color_text text NOT NULL CHECK (color_text ~ '^#[0-9a-f]{6}$'),
  color_background text NOT NULL CHECK (color_background ~ '^#[0-9a-f]{6}$'),
  PRIMARY KEY (offer_id, id),
  CONSTRAINT offer_badges_position_key UNIQUE (offer_id, position) DEFERRABLE INITIALLY DEFERRED
);

CREATE TABLE offer_descriptions (
  offer_id integer NOT NULL REFERENCES offers ON DELETE CASCADE,
  id uuid NOT NULL,
  position integer NOT NULL CHECK (position >= 1),
  title jsonb NOT NULL,
  content jsonb NOT NULL,
  user_must_be_logged_in boolean NOT NULL,
  user_must_invest boolean NOT NULL,
  PRIMARY KEY (offer_id, id),
  CONSTRAINT offer_descriptions_position_key UNIQUE (offer_id, position) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT offer_descriptions_investors_are_logged_in CHECK (user_must_be_logged_in OR NOT user_must_invest)
);

CREATE TABLE offer_properties (
  offer_id integer NOT NULL REFERENCES offers ON DELETE CASCADE,
  id uuid NOT NULL,
  position integer NOT NULL CHECK (position >= 1),
  label jsonb NOT NULL,
  value jsonb NOT NULL,
  user_must_be_logged_in boolean NOT NULL,
  user_must_invest boolean NOT NULL,
  PRIMARY KEY (offer_id, id),
  CONSTRAINT offer_properties_position_key UNIQUE (offer_id, position) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT offer_properties_investors_are_logged_in CHECK (user_must_be_logged_in OR NOT user_must_invest)
);

CREATE TABLE offer_documents (
  offer_id integer NOT NULL REFERENCES offers ON DELETE CASCADE,
  id uuid NOT NULL,
  position integer NOT NULL CHECK (position >= 1),
  display_name text NOT NULL CHECK (btrim(display_name) <> ''),
  file_id integer NOT NULL REFERENCES files,
  signable boolean NOT NULL,
  notify_investors boolean NOT NULL,
  required boolean NOT NULL,
  notified_at timestamptz,
  PRIMARY KEY (offer_id, id),
  CONSTRAINT offer_documents_position_key UNIQUE (offer_id, position) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT offer_documents_required_is_signable CHECK (signable OR NOT required)
);
CREATE INDEX offer_documents_file ON offer_documents (file_id);

-- The files that the data of an offer's elements name, so that they belong to somebody.
CREATE TABLE offer_content_files (
  offer_id integer NOT NULL REFERENCES offers ON DELETE CASCADE,
  file_id integer NOT NULL REFERENCES files,
  PRIMARY KEY (offer_id, file_id)
);
CREATE INDEX offer_content_files_file ON offer_content_files (file_id);
