import { randomUUID } from 'node:crypto';
import type pg from 'pg';

/**
 * Two baselines for verbs. Both write every row that the product writes, also the audit entry, the e-mail and the stored
 * answer; the e-mails are not due, so that the product does not send them. The first is one statement that gets as parameters
 * what the product has to read. The second is a transaction of plain statements with the necessary locks and reads, as one
 * would write it by hand.
 */
const ACCEPT = `
  WITH accepted AS (
    UPDATE orders SET status = 'completed', version = version + 1, date_completed = $2 WHERE id = $1 AND status = 'paid'
    RETURNING *
  ), paid AS (
    UPDATE transactions SET status = 'completed', version = version + 1, date_completed = $2
    WHERE order_id = (SELECT id FROM accepted) AND status = 'paid' RETURNING id
  ), counted AS (
    UPDATE series s SET reserved = reserved - a.quantity, issued = issued + a.quantity FROM accepted a
    WHERE s.id = a.series_id AND reserved >= a.quantity RETURNING s.issued
  ), numbered AS (
    INSERT INTO shares (series_id, investment_id, order_id, share_number, price, date)
    SELECT a.series_id, a.investment_id, a.id, number, a.price_per_share, $2
    FROM accepted a, counted c, generate_series(c.issued - a.quantity + 1, c.issued) AS number
  ), invested AS (
    UPDATE investments i SET invested_amount = i.invested_amount + a.total_amount,
      number_of_shares = i.number_of_shares + a.quantity, pending_orders = i.pending_orders - 1
    FROM accepted a WHERE i.id = a.investment_id
  ), notified AS (
    INSERT INTO emails (type, user_id, keeps_text, event, recipient, subject, body, due_at)
    SELECT 'order-accepted', u.id, true, 'bare accept ' || a.id, u.email, 'Accepted', $3, '2100-01-01' FROM accepted a JOIN users u ON u.id = a.user_id
  )
  INSERT INTO audit_entries (at, actor_id, actor_label, action, entity, entity_id, before, after)
  SELECT $2, 1, 'bench@example.com', 'order.accept', 'order', id, '{"status":"paid"}', '{"status":"completed"}'
  FROM accepted WHERE EXISTS (SELECT FROM paid)`;

export async function bareAccept(pool: pg.Pool, id: number, email: string): Promise<void> {
  const { rowCount } = await pool.query({ name: 'accept', text: ACCEPT, values: [id, new Date(), email] });
  if (rowCount !== 1) throw new Error(`Order ${id} was not accepted`);
}

/** Runs one statement of the transaction and returns its first row; throws if it finds or changes nothing. */
type Step = (name: string, text: string, values: unknown[]) => Promise<Record<string, unknown>>;

async function inSteps(pool: pg.Pool, work: (step: Step) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await work(async (name, text, values) => {
      const { rowCount, rows } = await client.query({ name, text, values });
      if (rowCount === 0) throw new Error(`The step ${name} did nothing`);
      return rows[0];
    });
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}

const VIEW = `
  SELECT o.*, u.email, f.title, t.amount, t.status AS paid FROM orders o JOIN users u ON u.id = o.user_id
  JOIN offers f ON f.id = o.offer_id JOIN transactions t ON t.order_id = o.id WHERE o.id = $1`;

export async function bareAcceptInSteps(pool: pg.Pool, id: number, email: string): Promise<void> {
  const at = new Date();
  await inSteps(pool, async (step) => {
    await step(
      'lock_series',
      'SELECT s.id FROM series s JOIN orders o ON o.series_id = s.id WHERE o.id = $1 FOR NO KEY UPDATE OF s',
      [id],
    );
    await step('lock_order', "SELECT * FROM orders WHERE id = $1 AND status = 'paid' FOR NO KEY UPDATE", [
      id,
    ]);
    await step('lock_payment', 'SELECT * FROM transactions WHERE order_id = $1 FOR NO KEY UPDATE', [id]);
    await step(
      'issue',
      `WITH counted AS (
         UPDATE series s SET reserved = reserved - o.quantity, issued = issued + o.quantity
         FROM orders o WHERE o.id = $1 AND s.id = o.series_id AND reserved >= o.quantity RETURNING s.issued
       )
       INSERT INTO shares (series_id, investment_id, order_id, share_number, price, date)
       SELECT o.series_id, o.investment_id, o.id, number, o.price_per_share, $2
       FROM orders o, counted c, generate_series(c.issued - o.quantity + 1, c.issued) AS number WHERE o.id = $1`,
      [id, at],
    );
    await step(
      'complete_order',
      "UPDATE orders SET status = 'completed', version = version + 1, date_completed = $2 WHERE id = $1 AND status = 'paid'",
      [id, at],
    );
    await step(
      'complete_payment',
      "UPDATE transactions SET status = 'completed', version = version + 1, date_completed = $2 WHERE order_id = $1 AND status = 'paid'",
      [id, at],
    );
    await step(
      'invest',
      `UPDATE investments i SET invested_amount = i.invested_amount + o.total_amount,
         number_of_shares = i.number_of_shares + o.quantity, pending_orders = i.pending_orders - 1
       FROM orders o WHERE o.id = $1 AND i.id = o.investment_id`,
      [id],
    );
    await step('view', VIEW, [id]);
    await step(
      'tell',
      `INSERT INTO emails (type, user_id, keeps_text, event, recipient, subject, body, due_at)
       SELECT 'order-accepted', u.id, true, 'bare accept ' || o.id, u.email, 'Accepted', $2, '2100-01-01' FROM orders o JOIN users u ON u.id = o.user_id
       WHERE o.id = $1`,
      [id, email],
    );
    await step(
      'audit',
      `INSERT INTO audit_entries (at, actor_id, actor_label, action, entity, entity_id, before, after)
       VALUES ($2, 1, 'bench@example.com', 'order.accept', 'order', $1, '{"status":"paid"}', '{"status":"completed"}')`,
      [id, at],
    );
  });
}

const ORDER = `
  WITH claimed AS (
    INSERT INTO idempotent_answers (actor_id, route, key, body_sha256, answer, created_at)
    VALUES (1, 'bare', $1, repeat('x', 64), $2, $3) RETURNING key
  ), offered AS (
    SELECT o.* FROM offers o WHERE o.id = $4 AND o.is_open FOR SHARE
  ), investor AS (
    SELECT id, email FROM users WHERE email = $5 AND deleted_at IS NULL FOR SHARE
  ), reserved AS (
    UPDATE series SET reserved = reserved + $6::int
    WHERE id = $7 AND issued::bigint + reserved + $6::int <= share_limit RETURNING *
  ), invested AS (
    INSERT INTO investments (user_id, offer_id, pending_orders) SELECT investor.id, offered.id, 1 FROM investor, offered
    ON CONFLICT (user_id, offer_id) DO UPDATE SET pending_orders = investments.pending_orders + 1 RETURNING id
  ), placed AS (
    INSERT INTO orders (investment_id, user_id, offer_id, series_id, status, date, quantity, price_per_share, total_amount,
      investor_data, offer_title, series_name)
    SELECT invested.id, investor.id, offered.id, reserved.id, 'new', $3, $6, price_per_share, price_per_share * $6, $8,
      offered.title, reserved.name
    FROM claimed, invested, investor, offered, reserved RETURNING *
  ), awaited AS (
    INSERT INTO transactions (order_id, investment_id, user_id, type, method, status, original_amount, commission,
      commission_percent, amount, date, wait_until)
    SELECT id, investment_id, user_id, 'investment', 'bankTransfer', 'new', total_amount, 0, 0, total_amount, date,
      date + interval '14 days'
    FROM placed
  ), notified AS (
    INSERT INTO emails (type, user_id, keeps_text, event, recipient, subject, body, due_at)
    SELECT 'order-created', investor.id, true, 'bare order ' || placed.id, investor.email, 'Created', $9, '2100-01-01' FROM placed, investor
  )
  INSERT INTO audit_entries (at, actor_id, actor_label, action, entity, entity_id, after)
  SELECT $3, 1, 'bench@example.com', 'order.place', 'order', id, $2 FROM placed`;

interface Order {
  email: string;
  offer: number;
  series: number;
  quantity: number;
  investorData: unknown;
}

export async function bareOrder(pool: pg.Pool, order: Order, email: string): Promise<void> {
  const answer = JSON.stringify({ order, view: 'x'.repeat(1_000) });
  const { rowCount } = await pool.query({
    name: 'order',
    text: ORDER,
    values: [
      randomUUID(),
      answer,
      new Date(),
      order.offer,
      order.email,
      order.quantity,
      order.series,
      JSON.stringify(order.investorData),
      email,
    ],
  });
  if (rowCount !== 1) throw new Error('An order was not placed');
}

export async function bareOrderInSteps(pool: pg.Pool, order: Order, email: string): Promise<void> {
  const at = new Date();
  const key = randomUUID();
  const investorData = JSON.stringify(order.investorData);
  await inSteps(pool, async (step) => {
    await step(
      'claim',
      `INSERT INTO idempotent_answers (actor_id, route, key, body_sha256, created_at)
       VALUES (1, 'bare', $1, repeat('x', 64), $2) ON CONFLICT DO NOTHING`,
      [key, at],
    );
    const offer = await step('offer', 'SELECT * FROM offers WHERE id = $1 AND is_open FOR SHARE', [
      order.offer,
    ]);
    await step('agreements', 'SELECT count(*) FROM offer_agreements WHERE offer_id = $1 AND active', [
      offer.id,
    ]);
    const user = await step('investor', 'SELECT * FROM users WHERE email = $1 FOR SHARE', [order.email]);
    const series = await step(
      'reserve',
      `UPDATE series SET reserved = reserved + $2::int
       WHERE id = $1 AND issued::bigint + reserved + $2::int <= share_limit RETURNING *`,
      [order.series, order.quantity],
    );
    const investment = await step(
      'pending',
      `INSERT INTO investments (user_id, offer_id, pending_orders) VALUES ($1, $2, 1)
       ON CONFLICT (user_id, offer_id) DO UPDATE SET pending_orders = investments.pending_orders + 1 RETURNING id`,
      [user.id, offer.id],
    );
    const placed = await step(
      'place',
      `INSERT INTO orders (investment_id, user_id, offer_id, series_id, status, date, quantity, price_per_share, total_amount,
         investor_data, offer_title, series_name)
       VALUES ($1, $2, $3, $4, 'new', $5, $6::int, $7::numeric, $7::numeric * $6::int, $8, $9, $10) RETURNING *`,
      [
        investment.id,
        user.id,
        offer.id,
        series.id,
        at,
        order.quantity,
        series.price_per_share,
        investorData,
        offer.title,
        series.name,
      ],
    );
    await step(
      'await_payment',
      `INSERT INTO transactions (order_id, investment_id, user_id, type, method, status, original_amount, commission,
         commission_percent, amount, date, wait_until)
       VALUES ($1, $2, $3, 'investment', 'bankTransfer', 'new', $4, 0, 0, $4, $5::timestamptz, $5::timestamptz + interval '14 days')`,
      [placed.id, investment.id, user.id, placed.total_amount, at],
    );
    await step('view', VIEW, [placed.id]);
    await step(
      'tell_placed',
      `INSERT INTO emails (type, user_id, keeps_text, event, recipient, subject, body, due_at)
       VALUES ('order-created', $4, true, $1, $2, 'Created', $3, '2100-01-01')`,
      [`bare order ${placed.id}`, user.email, email, user.id],
    );
    const answer = JSON.stringify({ order, view: 'x'.repeat(1_000) });
    await step(
      'audit_placed',
      `INSERT INTO audit_entries (at, actor_id, actor_label, action, entity, entity_id, after)
       VALUES ($1, 1, 'bench@example.com', 'order.place', 'order', $2, $3)`,
      [at, placed.id, answer],
    );
    await step(
      'keep',
      "UPDATE idempotent_answers SET answer = $2 WHERE actor_id = 1 AND route = 'bare' AND key = $1",
      [key, answer],
    );
  });
}
