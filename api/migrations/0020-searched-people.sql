-- People are found by parts of their names and their e-mail, without regard to capitals and Polish marks.
CREATE INDEX users_searched ON users
  USING gin (translate(lower(first_name || ' ' || last_name || ' ' || email), 'ąćęłńóśźż', 'acelnoszz') gin_trgm_ops);
