-- The totals of the list of e-mails come from counts as well: by state and day of creation. Counts per user are not needed.
CREATE FUNCTION email_state(sent_at timestamptz, given_up_at timestamptz) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN sent_at IS NOT NULL THEN 'sent' WHEN given_up_at IS NOT NULL THEN 'failed' ELSE 'waiting' END
$$;

CREATE FUNCTION count_emails() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO list_changes
      SELECT 'emails', email_state(sent_at, given_up_at), (created_at AT TIME ZONE 'Europe/Warsaw')::date, 0, count(*), 0
      FROM new_rows GROUP BY 2, 3;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO list_changes
      SELECT 'emails', email_state(sent_at, given_up_at), (created_at AT TIME ZONE 'Europe/Warsaw')::date, 0, -count(*), 0
      FROM old_rows GROUP BY 2, 3;
  ELSE
    INSERT INTO list_changes
      SELECT 'emails', email_state(sent_at, given_up_at), (created_at AT TIME ZONE 'Europe/Warsaw')::date, 0, sum(sign), 0
      FROM (SELECT 1 AS sign, sent_at, given_up_at, created_at FROM new_rows
        UNION ALL SELECT -1, sent_at, given_up_at, created_at FROM old_rows) both_rows
      GROUP BY 2, 3 HAVING sum(sign) <> 0;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER emails_counted_on_insert AFTER INSERT ON emails
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_emails();
CREATE TRIGGER emails_counted_on_update AFTER UPDATE ON emails
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_emails();
CREATE TRIGGER emails_counted_on_delete AFTER DELETE ON emails
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_emails();

CREATE OR REPLACE FUNCTION fold_list_changes() RETURNS void LANGUAGE sql AS $$
  WITH folded AS (
    DELETE FROM list_changes RETURNING *
  ), by_user AS (
    INSERT INTO list_user_counts AS c
    SELECT list, user_id, sum(rows), sum(amount) FROM folded WHERE list IN ('orders', 'transactions') GROUP BY 1, 2
    HAVING sum(rows) <> 0 OR sum(amount) <> 0
    ON CONFLICT (list, user_id) DO UPDATE SET rows = c.rows + excluded.rows, amount = c.amount + excluded.amount
  )
  INSERT INTO list_counts AS c
  SELECT list, unit, date_trunc(unit, day::timestamp)::date, status, sum(rows), sum(amount)
  FROM folded CROSS JOIN (VALUES ('year'), ('month'), ('day')) units (unit)
  GROUP BY 1, 2, 3, 4 HAVING sum(rows) <> 0 OR sum(amount) <> 0
  ON CONFLICT (list, unit, start, status) DO UPDATE SET rows = c.rows + excluded.rows, amount = c.amount + excluded.amount
$$;

CREATE OR REPLACE VIEW list_rows AS
  SELECT 'orders' AS list, status, (date AT TIME ZONE 'Europe/Warsaw')::date AS day, user_id, total_amount AS amount FROM orders
  UNION ALL
  SELECT 'transactions', status, (date AT TIME ZONE 'Europe/Warsaw')::date, user_id, amount FROM transactions
  UNION ALL
  SELECT 'users', CASE WHEN is_admin THEN 'staff' ELSE 'investor' END, (created_at AT TIME ZONE 'Europe/Warsaw')::date, 0, 0::numeric(15,2)
  FROM users WHERE deleted_at IS NULL
  UNION ALL
  SELECT 'emails', email_state(sent_at, given_up_at), (created_at AT TIME ZONE 'Europe/Warsaw')::date, 0, 0::numeric(15,2) FROM emails;

CREATE OR REPLACE FUNCTION recount_lists() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7206);
  LOCK TABLE orders, transactions, users, emails IN SHARE MODE;
  DELETE FROM list_changes;
  DELETE FROM list_counts;
  DELETE FROM list_user_counts;
  INSERT INTO list_user_counts
    SELECT list, user_id, count(*), sum(amount) FROM list_rows WHERE list IN ('orders', 'transactions') GROUP BY 1, 2 ORDER BY 1, 2;
  INSERT INTO list_counts
    SELECT list, unit, date_trunc(unit, day::timestamp)::date, status, sum(rows), sum(amount)
    FROM (SELECT list, day, status, count(*) AS rows, sum(amount) AS amount FROM list_rows GROUP BY 1, 2, 3) days
    CROSS JOIN (VALUES ('year'), ('month'), ('day')) units (unit)
    GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4;
END $$;

SELECT recount_lists();
