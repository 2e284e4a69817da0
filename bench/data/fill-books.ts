import type pg from 'pg';

/** The orders are spread over the eight years before this day, each year with twice as many as the year before. */
const LAST_DAY = '2026-06-30';

/** The triggers of these tables are switched off while they are filled; the counts are calculated at the end. */
const FILLED = ['users', 'series', 'offers', 'investments', 'orders', 'transactions', 'refunds'];

/**
 * Fills an empty, migrated database with that many users and orders: a tenth of the users order, each order has its transaction. Orders per
 * investor follow a power law (of 100,000 investors the busiest has one order in a hundred), and 29 % of the investors have
 * one mail provider. Unpaid orders have a late payment term, so that the product does not let them expire during a measurement.
 */
export async function fillBooks(client: pg.Client, orders: number): Promise<void> {
  const investors = Math.max(10, Math.floor(orders / 10));
  for (const table of FILLED) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  const indexes = await withoutIndexes(client);
  await client.query(
    `INSERT INTO users (email, first_name, last_name)
     SELECT 'investor' || n || CASE WHEN n * 37 % 100 < 29 THEN '@gmail.example.com' ELSE '@example.com' END, 'Jan', 'Kowalski'
     FROM generate_series(1, $1::int) n`,
    [investors],
  );
  const {
    rows: [first],
  } = await client.query<{ id: number }>('SELECT min(id) AS id FROM users WHERE NOT is_admin');
  await client.query(
    `INSERT INTO series (name, display_name, share_limit, issued, reserved, price_per_share, available_from, available_to, account_number, allow_online_payments, use_default_paypal_config)
     SELECT t, t, 2000000000, 0, 0, 1000, '2020-01-01', '2030-01-01', '61109010140000071219812874', false, true
     FROM generate_series(1, 100) n, LATERAL (SELECT jsonb_build_object('pl', 'Seria ' || n, 'en', 'Series ' || n) t) x`,
  );
  await client.query(
    `INSERT INTO offers (title, slug, is_open, is_visible, main_description, project_type, address, total_cost, position,
       investment_start, investment_end, investment_return, template_name, series_id)
     SELECT jsonb_build_object('pl', 'Oferta ' || n, 'en', 'Offer ' || n), jsonb_build_object('pl', 'oferta-' || n, 'en', 'offer-' || n),
       true, true, '{"pl":"","en":""}', '', '', 0, n, '2020-01-01', '2030-01-01', '{"pl":"","en":""}', '', n
     FROM generate_series(1, 100) n`,
  );
  await client.query(
    `INSERT INTO investments (user_id, offer_id)
     SELECT $1::int + n - 1, 1 + (n - 1) % 100 FROM generate_series(1, $2::int) n`,
    [first?.id, investors],
  );
  await client.query(
    `INSERT INTO orders (investment_id, user_id, offer_id, series_id, status, date, date_completed, date_rejected, rejection_reason, rejected_by, quantity,
       price_per_share, total_amount, investor_data, offer_title, series_name)
     SELECT i.id, i.user_id, i.offer_id, i.offer_id, status, date,
       CASE status WHEN 'completed' THEN date + interval '3 days' END, CASE status WHEN 'rejected' THEN date + interval '3 days' END,
       CASE WHEN status = 'rejected' THEN CASE n % 80 WHEN 0 THEN 'staff' ELSE 'expired' END END,
       CASE WHEN status = 'rejected' AND n % 80 = 0 THEN 'admin@example.com' END,
       quantity, 1000, quantity * 1000,
       '{"firstName":"Jan","lastName":"Kowalski","phoneNumber":"","address":{"address":"","zip":"","city":"","state":null,"country":616}}'::jsonb
         || jsonb_build_object('bankAccount', jsonb_build_object('country', 616, 'bankName', '', 'accountNumber', lpad(i.user_id::text, 26, '1'))),
       jsonb_build_object('pl', 'Oferta ' || i.offer_id, 'en', 'Offer ' || i.offer_id),
       jsonb_build_object('pl', 'Seria ' || i.offer_id, 'en', 'Series ' || i.offer_id)
     FROM generate_series(1, $1::int) n
     CROSS JOIN LATERAL (SELECT
       1 + (n * 7 % 20) AS quantity,
       timestamptz '${LAST_DAY}' + ln(1 - (1 - n::float8 / $1) * 255 / 256) / ln(2) * interval '365.25 days' AS date,
       CASE WHEN n > $1 - $1 / 25 THEN 'new' WHEN n > $1 - $1 / 12 OR n % 100 = 1 THEN 'paid'
         WHEN n % 8 = 0 THEN 'rejected' ELSE 'completed' END AS status) x
     JOIN investments i ON i.id = 1 + floor($2::int * (n * 0.6180339887498949 % 1)::float8 ^ 2.5)::int
     ORDER BY n`,
    [orders, investors],
  );
  await client.query(
    `INSERT INTO transactions (order_id, investment_id, user_id, type, method, status, original_amount, commission,
       commission_percent, amount, date, date_completed, date_rejected, wait_until)
     SELECT id, investment_id, user_id, 'investment', 'bankTransfer', status, total_amount, 0, 0, total_amount, date,
       date_completed, date_rejected, CASE status WHEN 'new' THEN timestamptz '2100-01-01' ELSE date + interval '14 days' END
     FROM orders`,
  );
  await client.query(
    `INSERT INTO refunds (order_id, transaction_id, amount, due_since)
      SELECT t.order_id, t.id, t.amount, t.date_rejected FROM transactions t JOIN orders o ON o.id = t.order_id
      WHERE o.rejection_reason = 'staff'`,
  );
  await client.query(
    `UPDATE investments i SET invested_amount = sums.amount, number_of_shares = sums.shares, pending_orders = sums.pending
     FROM (SELECT investment_id,
         coalesce(sum(total_amount) FILTER (WHERE status = 'completed'), 0) AS amount,
         coalesce(sum(quantity) FILTER (WHERE status = 'completed'), 0) AS shares,
         count(*) FILTER (WHERE status IN ('new', 'paid')) AS pending
       FROM orders GROUP BY 1) sums
     WHERE i.id = sums.investment_id`,
  );
  await fillUsers(client, orders - investors);
  for (const index of indexes) await client.query(index);
  await client.query('SELECT recount_lists()');
  for (const table of FILLED) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  await client.query('VACUUM ANALYZE');
}

/** Drops the indexes that are no keys, and returns how to create them: filling with them takes several times as long. */
async function withoutIndexes(client: pg.Client): Promise<string[]> {
  await client.query("SET maintenance_work_mem = '1GB'");
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
     WHERE indrelid = ANY($1::regclass[]) AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`,
    [FILLED],
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  return rows.map(({ definition }) => definition);
}

/** Further users, who have ordered nothing: one in 5,000 is staff, one in 50 inactive, one in 1,000 deleted. */
async function fillUsers(client: pg.Client, count: number): Promise<void> {
  await client.query(
    `INSERT INTO users (email, first_name, last_name, phone_number, created_at, is_admin, active, deleted_at)
     SELECT 'person' || n || '@example.com', (ARRAY['Anna', 'Ewa', 'Jan', 'Łukasz', 'Zofia'])[1 + n % 5],
       (ARRAY['Bąk', 'Lis', 'Nowak', 'Wójcik', 'Żak'])[1 + n / 5 % 5] || n % 5000, '+48 600 ' || n % 1000 || ' 100',
       timestamptz '${LAST_DAY}' - n * interval '4 minutes', n % 5000 = 0, n % 50 > 0,
       CASE WHEN n % 1000 = 1 THEN timestamptz '${LAST_DAY}' END
     FROM generate_series(1, $1::int) n`,
    [count],
  );
}
