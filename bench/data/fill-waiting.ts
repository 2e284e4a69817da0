import type pg from 'pg';

/** The triggers of these tables are switched off, because they count nothing that changes here. */
const CHANGED = ['orders', 'transactions', 'refunds'];

/**
 * Adds to filled books what waits on each card of the home screen, a few rows more than it shows, the latest sales as if they had
 * just been made, and bank accounts by which people are found.
 */
export async function fillWaiting(client: pg.Client): Promise<void> {
  for (const table of CHANGED) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  for (const statement of [...PAYMENTS, ...ORDERS, ...CONTENT, ...OTHERS]) await client.query(statement);
  for (const table of CHANGED) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  await client.query('VACUUM ANALYZE');
}

const PAYMENTS = [
  // Payments that PayPal may be taking do not expire: half of these are overdue, half are due soon.
  `UPDATE transactions SET method = 'payPal', capturing_since = now() - interval '1 hour',
     wait_until = now() + (id % 2 * 2 - 1) * interval '1 day'
   WHERE id IN (SELECT id FROM transactions WHERE status = 'new' ORDER BY id LIMIT 24)`,
  `INSERT INTO paypal_payments (id, transaction_id, state, is_holding, released_at, amount, production_mode, client_id, client_secret,
     paypal_order_id, created_at)
   SELECT gen_random_uuid(), id, state, state <> 'failed', CASE state WHEN 'failed' THEN now() END, amount, false, '', '',
     'waits ' || id, now() - interval '2 hours'
   FROM (SELECT id, amount, (ARRAY['unknown', 'capturing', 'failed'])[1 + id % 3] AS state
     FROM transactions WHERE capturing_since IS NOT NULL ORDER BY id LIMIT 6) t`,
  `UPDATE transactions SET method = 'payPal', returned_as = CASE id % 3 WHEN 0 THEN 'waits ' || id END,
     returned_in_part = id % 3 = 1, disputed_as = CASE id % 3 WHEN 2 THEN 'waits ' || id END
   WHERE id IN (SELECT id FROM transactions WHERE status = 'completed' ORDER BY id LIMIT 6)`,
];

const ORDERS = [
  // The latest sales are moved to the weeks before this moment.
  `UPDATE orders SET date_completed = date_completed + (now() - newest)
   FROM (SELECT max(date_completed) AS newest FROM orders WHERE status = 'completed') sold
   WHERE status = 'completed' AND date_completed > newest - interval '84 days'`,
  `UPDATE refunds SET returned_on = current_date, reference = 'Przelew', closed_at = now(), closed_by = 'admin@example.com'
   WHERE id IN (SELECT id FROM refunds ORDER BY due_since LIMIT 3)`,
  // Orders of which two refunds are due.
  `INSERT INTO refunds (order_id, transaction_id, reason, amount, due_since)
   SELECT order_id, transaction_id, 'surplus', 1, due_since + (id % 2 * 2 - 1) * interval '2 years'
   FROM (SELECT * FROM refunds WHERE returned_on IS NULL ORDER BY due_since LIMIT 4) first`,
];

const both = (pl: string, en: string) => `jsonb_build_object('pl', '${pl} ' || n, 'en', '${en} ' || n)`;

const CONTENT = [
  // From 19 shares left to none; half have no account.
  `INSERT INTO series (name, display_name, share_limit, issued, price_per_share, available_from, available_to, account_number,
     allow_online_payments, use_default_paypal_config)
   SELECT name, name, 100, 80 + n, 1000, '2020-01-01', '2030-01-01',
     CASE WHEN n > 10 THEN '61109010140000071219812874' ELSE '' END, false, true
   FROM generate_series(1, 20) n, LATERAL (SELECT ${both('Końcówka', 'Remainder')} AS name) x`,
  // Some have ended, some have no series, some have one without shares.
  `INSERT INTO offers (title, slug, is_open, is_visible, main_description, project_type, address, total_cost, position,
     investment_start, investment_end, investment_return, template_name, series_id)
   SELECT ${both('Łąka', 'Meadow')}, jsonb_build_object('pl', 'laka-' || n, 'en', 'meadow-' || n), true, true, '{"pl":"","en":""}', '',
     '', 0, n, '2020-01-01', CASE WHEN n > 8 THEN date '2030-01-01' ELSE current_date - n END, '{"pl":"","en":""}', '',
     CASE WHEN n <= 8 THEN 1 WHEN n > 12 THEN (SELECT id FROM series WHERE issued = share_limit) END
   FROM generate_series(1, 16) n`,
  `INSERT INTO agreements (position, active, required, name, content, type, target)
   SELECT n, true, true, ${both('Regulamin', 'Terms')}, '{"pl":"","en":""}', 'terms', 'investment' FROM generate_series(1, 8) n`,
  `WITH image AS (
     INSERT INTO files (key, file_name, content_type, size, sha256) VALUES ('waits', 'waits.png', 'image/png', 0, repeat('0', 64))
     RETURNING id
   )
   INSERT INTO slides (position, active, name, content, guest_button_label, guest_button_url, logged_user_button_label,
     logged_user_button_url, image_file_id)
   SELECT n, false, ${both('Slajd', 'Slide')}, x, label, x, label, x, image.id
   FROM generate_series(1, 6) n, image, LATERAL (SELECT '{"pl":"","en":""}'::jsonb AS x, ${both('Dalej', 'Go on')} AS label) texts`,
  `INSERT INTO record_languages (entity, record_id, gaps, older)
   SELECT entity, id, CASE WHEN id % 3 = 0 THEN '{missing-en}'::text[] ELSE '{}' END, '{}'
   FROM (SELECT 'offer' AS entity, id FROM offers UNION ALL SELECT 'series', id FROM series
     UNION ALL SELECT 'agreement', id FROM agreements UNION ALL SELECT 'slide', id FROM slides) records`,
];

const OTHERS = [
  `INSERT INTO registrations (email, token_hash, language, agreements, answers, created_at, expires_at)
   SELECT 'new' || n || '@example.com', encode(sha256(n::text::bytea), 'hex'), 'pl', '[]', '[]', now(), now() + interval '1 day'
   FROM generate_series(1, 20) n`,
  // E-mails of all kinds that can be sent again, and some of each kind that cannot.
  `INSERT INTO emails (event, type, recipient, user_id, subject, keeps_text, body, due_at, created_at, given_up_at, again_at)
   SELECT CASE type WHEN 'activation' THEN 'activation ' || encode(sha256(n::text::bytea), 'hex') ELSE 'waits ' || n END,
     type, 'a@example.com', CASE WHEN type IN ('set-password', 'password-reset') THEN
       (SELECT id FROM users WHERE NOT is_admin AND (deleted_at IS NOT NULL) = (n % 8 = 1) ORDER BY id LIMIT 1) END,
     '', type = 'contact', CASE WHEN type = 'contact' AND n % 8 > 0 THEN 'v1.a.b.c' END, at, at, at, CASE WHEN n % 5 = 0 THEN at END
   FROM generate_series(1, 40) n, LATERAL (SELECT now() - n * interval '1 day' AS at,
     (ARRAY['contact', 'set-password', 'password-reset', 'activation'])[1 + n % 4] AS type) x`,
  `INSERT INTO books_checks VALUES (current_date + 2, now(), '{"I-1":2,"I-7":1}')`,
  `UPDATE users SET account_number = '6110901014000007121981' || to_char(id % 10000, 'FM0000')
   WHERE email LIKE 'investor%' AND id % 10 = 4`,
];
