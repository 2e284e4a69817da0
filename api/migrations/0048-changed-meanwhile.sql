-- Ends a transaction as one that has to be run again: what it was decided on has changed meanwhile. A statement that must find or change a row
-- calls it where there is none, so that everything sent after it, the commit too, does nothing.
CREATE FUNCTION changed_meanwhile() RETURNS integer LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'What this was decided on has changed meanwhile' USING ERRCODE = 'serialization_failure';
END
$$;
