-- Exact totals and sums of orders and transactions without reading their rows. Writers only add rows to list_changes, so that
-- they never wait for each other; a job folds them into counts per year, month and day, and per user; readers add both in one
-- statement.
DROP TRIGGER orders_counted_on_insert ON orders;
DROP TRIGGER orders_counted_on_update ON orders;
DROP TRIGGER transactions_counted_on_insert ON transactions;
DROP TRIGGER transactions_counted_on_update ON transactions;
DROP FUNCTION count_by_status_and_day();
DROP TABLE list_counts;

-- What was added (or, if negative, taken away) and is not folded yet. Without an index: it is short, and every writer writes it.
CREATE TABLE list_changes (
  list text NOT NULL,
  status text NOT NULL,
  -- In Warsaw.
  day date NOT NULL,
  user_id integer NOT NULL,
  rows integer NOT NULL,
  amount numeric NOT NULL
) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);

CREATE TABLE list_counts (
  list text NOT NULL,
  unit text NOT NULL CHECK (unit IN ('year', 'month', 'day')),
  -- The first day of the year or month, or the day.
  start date NOT NULL,
  status text NOT NULL,
  rows integer NOT NULL,
  amount numeric NOT NULL,
  PRIMARY KEY (list, unit, start, status) INCLUDE (rows)
);

CREATE TABLE list_user_counts (
  list text NOT NULL,
  user_id integer NOT NULL,
  rows integer NOT NULL,
  amount numeric NOT NULL,
  PRIMARY KEY (list, user_id) INCLUDE (rows)
);

CREATE FUNCTION count_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO list_changes
      SELECT 'orders', status, (date AT TIME ZONE 'Europe/Warsaw')::date, user_id, count(*), sum(total_amount)
      FROM new_rows GROUP BY 2, 3, 4;
  ELSE
    INSERT INTO list_changes
      SELECT 'orders', status, (date AT TIME ZONE 'Europe/Warsaw')::date, user_id, sum(sign), sum(sign * total_amount)
      FROM (SELECT 1 AS sign, * FROM new_rows UNION ALL SELECT -1, * FROM old_rows) both_rows GROUP BY 2, 3, 4
      HAVING sum(sign) <> 0 OR sum(sign * total_amount) <> 0;
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION count_transactions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO list_changes
      SELECT 'transactions', status, (date AT TIME ZONE 'Europe/Warsaw')::date, user_id, count(*), sum(amount)
      FROM new_rows GROUP BY 2, 3, 4;
  ELSE
    INSERT INTO list_changes
      SELECT 'transactions', status, (date AT TIME ZONE 'Europe/Warsaw')::date, user_id, sum(sign), sum(sign * amount)
      FROM (SELECT 1 AS sign, * FROM new_rows UNION ALL SELECT -1, * FROM old_rows) both_rows GROUP BY 2, 3, 4
      HAVING sum(sign) <> 0 OR sum(sign * amount) <> 0;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER orders_counted_on_insert AFTER INSERT ON orders
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_orders();
CREATE TRIGGER orders_counted_on_update AFTER UPDATE ON orders
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_orders();
CREATE TRIGGER transactions_counted_on_insert AFTER INSERT ON transactions
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_transactions();
CREATE TRIGGER transactions_counted_on_update AFTER UPDATE ON transactions
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_transactions();

-- One statement, so that readers see the changes either before or after it. Two at once would wait for each other's counts:
-- callers hold the advisory lock 7206.
CREATE FUNCTION fold_list_changes() RETURNS void LANGUAGE sql AS $$
  WITH folded AS (
    DELETE FROM list_changes RETURNING *
  ), by_user AS (
    INSERT INTO list_user_counts AS c
    SELECT list, user_id, sum(rows), sum(amount) FROM folded GROUP BY 1, 2 HAVING sum(rows) <> 0 OR sum(amount) <> 0
    ON CONFLICT (list, user_id) DO UPDATE SET rows = c.rows + excluded.rows, amount = c.amount + excluded.amount
  )
  INSERT INTO list_counts AS c
  SELECT list, unit, date_trunc(unit, day::timestamp)::date, status, sum(rows), sum(amount)
  FROM folded CROSS JOIN (VALUES ('year'), ('month'), ('day')) units (unit)
  GROUP BY 1, 2, 3, 4 HAVING sum(rows) <> 0 OR sum(amount) <> 0
  ON CONFLICT (list, unit, start, status) DO UPDATE SET rows = c.rows + excluded.rows, amount = c.amount + excluded.amount
$$;

-- What the counts have to be. The rows do not pass through list_changes: a million deleted rows there would delay every list
-- until they are vacuumed.
CREATE VIEW list_rows AS
  SELECT 'orders' AS list, status, (date AT TIME ZONE 'Europe/Warsaw')::date AS day, user_id, total_amount AS amount FROM orders
  UNION ALL
  SELECT 'transactions', status, (date AT TIME ZONE 'Europe/Warsaw')::date, user_id, amount FROM transactions;

-- Counts everything again. Writers wait meanwhile.
CREATE FUNCTION recount_lists() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7206);
  LOCK TABLE orders, transactions IN SHARE MODE;
  DELETE FROM list_changes;
  DELETE FROM list_counts;
  DELETE FROM list_user_counts;
  INSERT INTO list_user_counts SELECT list, user_id, count(*), sum(amount) FROM list_rows GROUP BY 1, 2 ORDER BY 1, 2;
  INSERT INTO list_counts
    SELECT list, unit, date_trunc(unit, day::timestamp)::date, status, sum(rows), sum(amount)
    FROM (SELECT list, day, status, count(*) AS rows, sum(amount) AS amount FROM list_rows GROUP BY 1, 2, 3) days
    CROSS JOIN (VALUES ('year'), ('month'), ('day')) units (unit)
    GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4;
END $$;

SELECT recount_lists();
