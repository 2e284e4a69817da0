-- Every save of a record of content keeps what it was then: the whole content as the API shows it, and who saved it when.
CREATE TABLE record_versions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  entity text NOT NULL,
  record_id integer NOT NULL,
  version integer NOT NULL,
  -- Null: saved before versions were kept, and the audit trail does not know when.
  at timestamptz,
  actor_id integer,
  actor_label text NOT NULL,
  -- The fields that differ from the version before; null for the first one that is known.
  changed text[],
  -- The version that was brought back by this one.
  restored integer,
  -- The language of each text that was older then: a version that is brought back brings it along.
  older jsonb NOT NULL,
  -- Not jsonb, which would lose the order of the fields.
  content json NOT NULL,
  CONSTRAINT record_versions_key UNIQUE (entity, record_id, version)
);

-- The files to which a version refers. While a row is here, the clean-up does not delete the file.
CREATE TABLE record_version_files (
  version_id bigint NOT NULL REFERENCES record_versions ON DELETE CASCADE,
  file_id integer NOT NULL REFERENCES files,
  PRIMARY KEY (version_id, file_id)
);
CREATE INDEX record_version_files_file ON record_version_files (file_id);
