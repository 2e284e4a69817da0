-- What a record of content lacks in one of its languages, written with every save.
CREATE TABLE record_languages (
  entity text NOT NULL,
  record_id integer NOT NULL,
  -- 'missing-en': a text is there in Polish only; 'older-en': the Polish one was changed since the English one.
  gaps text[] NOT NULL,
  -- The language that is older, by the key of its text.
  older jsonb NOT NULL,
  PRIMARY KEY (entity, record_id)
);
CREATE INDEX record_languages_gaps ON record_languages (entity, record_id) WHERE gaps <> '{}';
