-- The words of the newer language, from which the older one was made, by the key of the text: once they are back, nothing is
-- older. Absent where a text was marked before these words were stored.
ALTER TABLE record_languages ADD COLUMN made_from jsonb NOT NULL DEFAULT '{}';
-- A version that is brought back brings them along.
ALTER TABLE record_versions ADD COLUMN made_from jsonb NOT NULL DEFAULT '{}';
