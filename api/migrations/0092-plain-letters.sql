-- What people search for is compared without capitals and accents: MULLER finds Müller. The server has the same rule for what is
-- typed (`plainLetters`). Letters that no accent makes are replaced one by one.
CREATE FUNCTION plain_letters(text text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN translate(
    replace(replace(replace(replace(
      regexp_replace(normalize(lower(text), NFD), '[\u0300-\u036f]', '', 'g'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    'łøđðħıŧŋ', 'loddhitn');

-- Stored, because each row that the index finds is compared once more.
ALTER TABLE users ADD COLUMN searched text NOT NULL
  GENERATED ALWAYS AS (plain_letters(first_name || ' ' || last_name || ' ' || email)) STORED;
DROP INDEX users_searched;
CREATE INDEX users_searched ON users USING gin (searched gin_trgm_ops);

-- Orders and transactions are found by the titles of offers; the line between the two languages belongs to neither.
ALTER TABLE offers ADD COLUMN searched text NOT NULL
  GENERATED ALWAYS AS (plain_letters(coalesce(title->>'pl', '') || E'\n' || coalesce(title->>'en', ''))) STORED;

-- People are found by the first digits of their bank account too, not only by the last ones.
CREATE INDEX users_account_start ON users (account_number text_pattern_ops) WHERE account_number <> '';
