import type pg from 'pg';
import {
  type HomeCard,
  homeCardNames,
  MOST_OFFERS_LEFT,
  type OfferLeft,
  SOLD_WEEKS,
  type SoldWeek,
} from '../../contract/src/areas/home/home.endpoints.ts';

/** Runs a statement that is prepared under that name. */
export type Run = <Row extends pg.QueryResultRow>(name: string, text: string) => Promise<Row[]>;

const PERSON = "coalesce(nullif(btrim(u.first_name || ' ' || u.last_name), ''), u.email)";
const FIVE = 5;

/** A card with one query for its `total`, and another one for its five oldest records, each as `item`. */
const card = (name: string, total: string, oldest: string) =>
  `SELECT '${name}' AS name, total.rows::int, total.amount::float8,
     (SELECT coalesce(json_agg(item), '[]') FROM (${oldest}) found) AS oldest FROM (${total}) total`;

/** A card of few rows, which are read by one query: each `item` of the five oldest comes with the number of all `rows`. */
const fewOf = (name: string, found: string, amount = 'NULL::float8') =>
  `SELECT '${name}' AS name, coalesce(max(rows), 0)::int AS rows, ${amount} AS amount, coalesce(json_agg(item), '[]') AS oldest
   FROM (${found}) found`;

const countedBy = (list: string, status: string) =>
  `SELECT coalesce(sum(rows), 0) AS rows, coalesce(sum(amount), 0) AS amount FROM (
     SELECT rows, amount FROM list_counts WHERE list = '${list}' AND unit = 'year' AND status = '${status}'
     UNION ALL SELECT rows, amount FROM list_changes WHERE list = '${list}' AND status = '${status}') c`;

const PAYMENT = `json_build_object('id', t.id, 'person', ${PERSON}, 'title', f.title, 'amount', t.amount, 'at', t.at) AS item`;
const OF_PAYMENT = `JOIN users u ON u.id = t.user_id JOIN investments i ON i.id = t.investment_id
  JOIN offers f ON f.id = i.offer_id ORDER BY t.at, t.id`;
const oldestPayments = (condition: string, at: string) =>
  `SELECT ${PAYMENT} FROM (SELECT id, user_id, investment_id, amount, ${at} AS at FROM transactions
     WHERE status = 'new' AND ${condition} ORDER BY ${at}, id LIMIT ${FIVE}) t ${OF_PAYMENT}`;
const DUE_SOON = "wait_until >= now() AND wait_until < now() + interval '3 days'";

const UNCLEAR = `SELECT p.transaction_id FROM paypal_payments p WHERE p.state = 'unknown'
  UNION SELECT p.transaction_id FROM paypal_payments p JOIN transactions c ON c.id = p.transaction_id
    WHERE p.state = 'capturing' AND c.capturing_since < now() - interval '10 minutes'
  UNION SELECT transaction_id FROM paypal_payments WHERE released_at > now() - interval '30 days'
  UNION SELECT id FROM transactions WHERE status <> 'rejected' AND returned_as IS NOT NULL
  UNION SELECT id FROM transactions WHERE status <> 'rejected' AND returned_in_part
  UNION SELECT id FROM transactions WHERE disputed_as IS NOT NULL`;

/** Payments to accept are all new ones except those that are overdue and those that PayPal confirms. */
const PAYMENTS = `
  WITH overdue AS MATERIALIZED (
    SELECT count(*) AS rows, coalesce(sum(amount), 0) AS amount FROM transactions WHERE status = 'new' AND wait_until < now()
  ), online AS (
    SELECT count(*) AS rows, coalesce(sum(amount), 0) AS amount FROM transactions
    WHERE status = 'new' AND method = 'payPal' AND wait_until >= now()
  )
  ${card(
    'paymentsToAccept',
    `SELECT c.rows - overdue.rows - online.rows AS rows, c.amount - overdue.amount - online.amount AS amount
     FROM (${countedBy('transactions', 'new')}) c, overdue, online`,
    oldestPayments("method = 'bankTransfer' AND wait_until >= now()", 'date'),
  )}
  UNION ALL ${card(
    'paymentsDueSoon',
    `SELECT count(*) AS rows, coalesce(sum(amount), 0) AS amount FROM transactions WHERE status = 'new' AND ${DUE_SOON}`,
    oldestPayments(DUE_SOON, 'wait_until'),
  )}
  UNION ALL ${card('paymentsOverdue', 'SELECT * FROM overdue', oldestPayments('wait_until < now()', 'wait_until'))}
  UNION ALL ${fewOf(
    'payPalUnclear',
    `SELECT ${PAYMENT}, t.rows, t.sum FROM (
       SELECT t.id, t.user_id, t.investment_id, t.amount, count(*) OVER () AS rows, sum(t.amount) OVER () AS sum,
         coalesce(t.capturing_since, (SELECT min(created_at) FROM paypal_payments p WHERE p.transaction_id = t.id
           AND (p.state = 'unknown' OR p.released_at IS NOT NULL)), t.date) AS at
       FROM transactions t WHERE t.id IN (${UNCLEAR}) ORDER BY at, t.id LIMIT ${FIVE}) t ${OF_PAYMENT}`,
    'coalesce(max(sum), 0)::float8',
  )}`;

/** An order may have several refunds due; the oldest decides its place, and the index of due refunds is in this order. */
const ORDERS = `
  ${card(
    'ordersToAccept',
    countedBy('orders', 'paid'),
    `SELECT json_build_object('id', o.id, 'person', ${PERSON}, 'title', f.title, 'amount', o.total_amount, 'shares', o.quantity,
         'at', o.date) AS item
     FROM (SELECT id, user_id, offer_id, total_amount, quantity, date FROM orders WHERE status = 'paid'
       ORDER BY date, id LIMIT ${FIVE}) o
     JOIN users u ON u.id = o.user_id JOIN offers f ON f.id = o.offer_id ORDER BY o.date, o.id`,
  )}
  UNION ALL ${card(
    'refundsDue',
    `SELECT count(DISTINCT order_id) AS rows, coalesce(sum(amount), 0) AS amount FROM refunds WHERE returned_on IS NULL`,
    `SELECT json_build_object('id', r.order_id, 'person', ${PERSON}, 'title', f.title, 'amount', r.amount, 'at', r.due_since) AS item
     FROM (SELECT r.order_id, r.due_since, (SELECT sum(amount) FROM refunds WHERE order_id = r.order_id AND returned_on IS NULL) AS amount
       FROM refunds r WHERE r.returned_on IS NULL AND NOT EXISTS (SELECT FROM refunds e
         WHERE e.order_id = r.order_id AND e.returned_on IS NULL AND (e.due_since, e.id) < (r.due_since, r.id))
       ORDER BY r.due_since, r.order_id LIMIT ${FIVE}) r
     JOIN orders o ON o.id = r.order_id JOIN users u ON u.id = o.user_id JOIN offers f ON f.id = o.offer_id
     ORDER BY r.due_since, r.order_id`,
  )}`;

const LEFT = 'share_limit - issued - reserved';
const seriesThat = (condition: string) =>
  `SELECT json_build_object('id', id, 'title', name, 'shares', ${LEFT}) AS item, count(*) OVER () AS rows
   FROM series WHERE is_open AND available_to >= now() AND ${condition} ORDER BY ${LEFT}, id LIMIT ${FIVE}`;
const TODAY = "(now() AT TIME ZONE 'Europe/Warsaw')::date";
const offersThat = (condition: string) =>
  `SELECT json_build_object('id', o.id, 'title', o.title, 'at', o.investment_end) AS item, count(*) OVER () AS rows
   FROM offers o LEFT JOIN series s ON s.id = o.series_id
   WHERE o.is_open AND o.is_visible AND ${condition} ORDER BY o.investment_end, o.id LIMIT ${FIVE}`;

const FAILED_EMAILS = `SELECT e.id, e.type, e.given_up_at, count(*) OVER () AS rows
  FROM emails e LEFT JOIN users u ON u.id = e.user_id
  WHERE e.given_up_at > now() - interval '30 days' AND e.again_at IS NULL AND u.deleted_at IS NULL
    AND CASE WHEN e.keeps_text THEN e.body IS NOT NULL
      WHEN e.type = 'set-password' THEN u.id IS NOT NULL AND u.password_hash IS NULL
      WHEN e.type = 'password-reset' THEN u.id IS NOT NULL
      WHEN e.type = 'activation' THEN EXISTS (SELECT FROM registrations r
        WHERE r.token_hash = substr(e.event, 1 + length('activation ')) AND r.expires_at > now()
          AND NOT EXISTS (SELECT FROM users WHERE email = r.email AND deleted_at IS NULL)) END
  ORDER BY e.given_up_at, e.id LIMIT ${FIVE}`;

const CONTENT = `
  ${fewOf(
    'seriesNearlySoldOut',
    seriesThat(`available_from <= now() AND ${LEFT} > 0 AND (${LEFT})::bigint * 10 <= share_limit`),
  )}
  UNION ALL ${fewOf('seriesWithoutAccount', seriesThat("share_limit > 0 AND account_number = ''"))}
  UNION ALL ${fewOf('offersWithoutShares', offersThat(`o.investment_end >= ${TODAY} AND coalesce(${LEFT}, 0) <= 0`))}
  UNION ALL ${fewOf('offersPastEnd', offersThat(`o.investment_end < ${TODAY}`))}
  UNION ALL ${fewOf(
    'slidesNotShown',
    `SELECT json_build_object('id', id, 'title', json_build_object('pl', coalesce(nullif(name->>'pl', ''), name->>'en'),
         'en', coalesce(nullif(name->>'en', ''), name->>'pl'))) AS item, count(*) OVER () AS rows
     FROM slides WHERE NOT EXISTS (SELECT FROM slides WHERE active AND (visible_from IS NULL OR visible_from <= now())
       AND (visible_until IS NULL OR visible_until > now())) ORDER BY position LIMIT ${FIVE}`,
  )}
  UNION ALL SELECT 'languagesIncomplete', count(*)::int, NULL, '[]' FROM record_languages WHERE gaps <> '{}'
  UNION ALL ${fewOf(
    'emailsFailed',
    `SELECT json_build_object('id', f.id, 'title', coalesce(t.name, jsonb_build_object('pl', f.type, 'en', f.type)),
         'at', f.given_up_at) AS item, f.rows
     FROM (${FAILED_EMAILS}) f LEFT JOIN email_templates t ON t.type = f.type ORDER BY f.given_up_at, f.id`,
  )}`;

const BOOKS = `SELECT 'booksCheck' AS name, checked_at AS "asOf", '[]'::json AS oldest,
    (SELECT coalesce(sum(broken::int), 0)::int FROM jsonb_path_query(violations, '$.*') broken) AS rows
  FROM books_checks ORDER BY night DESC LIMIT 1`;

const OFFERS = `SELECT first.*, (SELECT coalesce(sum(invested_amount), 0)::float8 FROM investments WHERE offer_id = first.id) AS raised
  FROM (SELECT o.id, o.title, coalesce(${LEFT}, 0) AS left, coalesce(reserved, 0) AS reserved, coalesce(share_limit, 0) AS limit,
      coalesce(share_limit * price_per_share, 0)::float8 AS target, count(*) OVER ()::int AS rows
    FROM offers o LEFT JOIN series s ON s.id = o.series_id
    WHERE o.is_open AND o.is_visible AND o.investment_end >= ${TODAY} ORDER BY 3, o.id LIMIT ${MOST_OFFERS_LEFT}) first
  ORDER BY first.left, first.id`;

/** The weeks after that Monday, the current one last. */
const weeksAfter = (monday: string) => `
  SELECT to_char(monday, 'YYYY-MM-DD') AS monday, sold.amount, sold.shares, until < now() - interval '1 hour' AS "hasEnded"
  FROM date_trunc('week', now() AT TIME ZONE 'Europe/Warsaw') this_week,
    generate_series(this_week - interval '${SOLD_WEEKS - 1} weeks', this_week, '1 week') monday,
    LATERAL (SELECT monday AT TIME ZONE 'Europe/Warsaw' AS start, (monday + interval '1 week') AT TIME ZONE 'Europe/Warsaw' AS until) week,
    LATERAL (SELECT coalesce(sum(total_amount), 0)::float8 AS amount, coalesce(sum(quantity), 0)::int AS shares FROM orders
      WHERE status = 'completed' AND date_completed >= start AND date_completed < until) sold
  WHERE monday > '${monday}' ORDER BY 1`;

type Week = SoldWeek & { hasEnded: boolean };

/** Weeks that have ended are read once, as by the product. */
const ended: Week[] = [];

async function readWeeks(run: Run): Promise<Week[]> {
  const after = ended.at(-1)?.monday ?? '-infinity';
  const read = await run<Week>(`weeks after ${after}`, weeksAfter(after));
  ended.push(...read.filter(({ hasEnded }) => hasEnded));
  return [...ended, ...read.filter(({ hasEnded }) => !hasEnded)].slice(-SOLD_WEEKS);
}

/** The home screen of somebody who may see everything: six statements at once. */
export async function readHome(run: Run) {
  const [payments, orders, content, books, offers, weeks] = await Promise.all([
    run<HomeCard>('payments', PAYMENTS),
    run<HomeCard>('orders', ORDERS),
    run<HomeCard>('content', CONTENT),
    run<HomeCard>('books', BOOKS),
    run<OfferLeft & { rows: number }>('offers', OFFERS),
    readWeeks(run),
  ]);
  const cards = [...payments, ...orders, ...content, ...books];
  return {
    cards: homeCardNames.flatMap((name) => cards.filter((one) => one.name === name)),
    offers: { rows: offers[0]?.rows ?? 0, first: offers },
    weeks,
  };
}
