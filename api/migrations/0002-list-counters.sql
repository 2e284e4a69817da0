-- Exact totals without counting: how many rows of a list have a status on a Warsaw day. Writers only add rows, so that they
-- never wait for each other; a job folds them; readers sum them in one statement.
CREATE TABLE list_counts (
  list text NOT NULL,
  status text NOT NULL,
  day date NOT NULL,
  change integer NOT NULL
);
CREATE INDEX list_counts_day ON list_counts (list, day, status) INCLUDE (change);

CREATE FUNCTION count_by_status_and_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO list_counts
      SELECT TG_TABLE_NAME, status, (date AT TIME ZONE 'Europe/Warsaw')::date, -count(*)::int FROM old_rows GROUP BY 2, 3;
  END IF;
  INSERT INTO list_counts
    SELECT TG_TABLE_NAME, status, (date AT TIME ZONE 'Europe/Warsaw')::date, count(*)::int FROM new_rows GROUP BY 2, 3;
  RETURN NULL;
END $$;

CREATE TRIGGER orders_counted_on_insert AFTER INSERT ON orders
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_by_status_and_day();
CREATE TRIGGER orders_counted_on_update AFTER UPDATE ON orders
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_by_status_and_day();
CREATE TRIGGER transactions_counted_on_insert AFTER INSERT ON transactions
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_by_status_and_day();
CREATE TRIGGER transactions_counted_on_update AFTER UPDATE ON transactions
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_by_status_and_day();

INSERT INTO list_counts
  SELECT 'orders', status, (date AT TIME ZONE 'Europe/Warsaw')::date, count(*) FROM orders GROUP BY 2, 3
  UNION ALL
  SELECT 'transactions', status, (date AT TIME ZONE 'Europe/Warsaw')::date, count(*) FROM transactions GROUP BY 2, 3;
