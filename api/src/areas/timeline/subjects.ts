import { MAP_KEY } from '@share/contract/areas/static-content/static-content.schemas.ts';
import type { ErrorCode } from '@share/contract/shared/errors.ts';
import { type SQL, sql } from 'drizzle-orm';

export interface Subjects {
  /** Selects `entity` and `id`. No rows mean that the record does not exist: every investment has an order. */
  rows: SQL;
  refusal: ErrorCode;
  /** Actions to leave out, because they show data that the screen of the record does not show. */
  withheld: readonly string[];
}

/** A record whose screen stays open while others may change it. */
export interface Watched extends Subjects {
  /** Selects one number, `revision`: the sum of the versions of the records that the screen shows. */
  revision: SQL;
}

/** Notes of colleagues are shown beside the history of an order, and not on other screens. */
const notes = ['order.add-note', 'order.remove-note'];
const documents = ['order.attach-document', 'order.remove-document'];

/** An order and its transactions. */
export const ofOrder = (id: number): Watched => ({
  rows: sql`SELECT 'order' AS entity, id FROM orders WHERE id = ${id}
    UNION ALL SELECT 'transaction', id FROM transactions WHERE order_id = ${id}`,
  revision: sql`SELECT o.version + sum(t.version)::int AS revision FROM orders o JOIN transactions t ON t.order_id = o.id
    WHERE o.id = ${id} GROUP BY o.id`,
  refusal: 'ORDER_NOT_EXISTS',
  withheld: notes,
});

/**
 * A transaction and the order that it pays. The order's investor data and documents are left out, because the screen of a
 * transaction does not show them.
 */
export const ofTransaction = (id: number): Watched => ({
  rows: sql`SELECT 'transaction' AS entity, id FROM transactions WHERE id = ${id}
    UNION ALL SELECT 'order', order_id FROM transactions WHERE id = ${id} AND order_id IS NOT NULL`,
  revision: sql`SELECT version AS revision FROM transactions WHERE id = ${id}`,
  refusal: 'TRANSACTION:NOT_FOUND',
  withheld: ['order.update', ...documents, ...notes],
});

/** Every order and transaction of an investment. Documents are left out, because the screen of an investment does not show them. */
export const ofInvestment = (id: number): Watched => ({
  rows: sql`SELECT 'order' AS entity, id FROM orders WHERE investment_id = ${id}
    UNION ALL SELECT 'transaction', id FROM transactions WHERE investment_id = ${id}`,
  revision: sql`SELECT sum(version)::int AS revision FROM (
    SELECT version FROM orders WHERE investment_id = ${id}
    UNION ALL SELECT version FROM transactions WHERE investment_id = ${id}) of_investment HAVING count(*) > 0`,
  refusal: 'INVESTMENT_NOT_EXISTS',
  withheld: [...documents, ...notes],
});

const ofMap = sql`FROM static_contents WHERE key LIKE ${`${MAP_KEY}.%`}`;

/** The three elements of the map of the static content; each can also be changed on its own. */
export const ofStaticMap: Watched = {
  rows: sql`SELECT 'staticContent' AS entity, id ${ofMap}`,
  revision: sql`SELECT sum(version)::int AS revision ${ofMap} HAVING count(*) > 0`,
  refusal: 'NOT_FOUND',
  withheld: [],
};
