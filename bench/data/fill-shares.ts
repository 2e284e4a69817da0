import type pg from 'pg';

const SHARES_PER_ORDER = 50;

/**
 * Adds an offer with one series, and that many shares of it, issued with orders of 50 shares in the two years before 2026-06-30. Each
 * of its holders orders as often as any other.
 */
export async function fillShares(client: pg.Client, shares: number, holders = 2_000): Promise<void> {
  const tables = ['series', 'offers', 'investments', 'orders', 'shares', 'users'];
  for (const table of tables) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  const { rows } = await client.query<{ offer: number; series: number }>(
    `WITH one AS (INSERT INTO series (name, display_name, share_limit, issued, price_per_share, available_from, available_to,
         account_number, allow_online_payments, use_default_paypal_config)
       SELECT name, display_name, $1, $1, 100, available_from, available_to, account_number, false, true
       FROM series ORDER BY id LIMIT 1 RETURNING id)
     INSERT INTO offers (title, slug, is_open, is_visible, main_description, project_type, address, total_cost, position,
       investment_start, investment_end, investment_return, template_name, series_id)
     SELECT title, '{"pl":"udzialy","en":"shares"}', true, true, main_description, project_type, address, 0, 999,
       investment_start, investment_end, investment_return, '', one.id FROM offers, one ORDER BY offers.id LIMIT 1
     RETURNING id AS offer, series_id AS series`,
    [shares],
  );
  const [added] = rows;
  if (!added) throw new Error('No offer was added');
  await client.query(
    `WITH people AS (INSERT INTO users (email, first_name, last_name)
       SELECT 'holder' || n || '@example.com', 'Jan', 'Kowalski' FROM generate_series(1, $2::int) n RETURNING id)
     INSERT INTO investments (user_id, offer_id) SELECT id, $1 FROM people`,
    [added.offer, holders],
  );
  await client.query(
    `INSERT INTO orders (investment_id, user_id, offer_id, series_id, status, date, date_completed, quantity, price_per_share,
       total_amount, investor_data, offer_title, series_name)
     SELECT i.id, i.user_id, $1, $2, 'completed', at, at, $4, 100, 100 * $4::int, '{}', '{"pl":"A","en":"A"}', '{"pl":"A","en":"A"}'
     FROM generate_series(1, $3::int / $4::int) n
     CROSS JOIN LATERAL (SELECT timestamptz '2024-06-30' + n * interval '730 days' / ($3::int / $4::int) AS at) t
     JOIN (SELECT id, user_id, row_number() OVER (ORDER BY id) AS place FROM investments WHERE offer_id = $1) i
       ON i.place = 1 + n * 7919 % $5::int
     ORDER BY n`,
    [added.offer, added.series, shares, SHARES_PER_ORDER, holders],
  );
  await client.query(
    `INSERT INTO shares (series_id, investment_id, order_id, share_number, price, date)
     SELECT series_id, investment_id, id, first + n, 100, date_completed
     FROM (SELECT *, (row_number() OVER (ORDER BY id) - 1) * quantity AS first FROM orders WHERE series_id = $1) o
     CROSS JOIN generate_series(1, o.quantity) n`,
    [added.series],
  );
  for (const table of tables) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  await client.query('VACUUM ANALYZE');
}
