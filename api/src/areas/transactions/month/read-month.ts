import { laterDay } from '@share/contract/shared/dates.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import type { PoolClient } from 'pg';
import type { Context } from '../../../platform/context.ts';
import { inSnapshot } from '../../../platform/lists/export/in-snapshot.ts';
import { MOVEMENTS } from '../../ledger/ledger.shared.ts';

/** What happened on an account, or with the money of an offer, in PLN. Commission and tax are parts of what was received and paid out. */
export interface MonthSums {
  opening: string;
  received: string;
  returned: string;
  /** Without the tax that was withheld. */
  paidOut: string;
  commission: string;
  tax: string;
  closing: string;
}

interface OfAccount extends MonthSums {
  account: string;
}

/** Money that belongs to nobody yet has no offer. */
interface OfOffer extends MonthSums {
  title: Translated | null;
}

export interface Movement {
  day: string;
  kind: 'received' | 'returned' | 'paidOut';
  amount: string;
  commission: string;
  tax: string;
  account: string;
  offer: Translated | null;
  series: Translated | null;
  transactionId: number | null;
  orderId: number | null;
  userName: string | null;
  userEmail: string | null;
  reference: string;
  statementId: number | null;
  lineId: number | null;
}

/** The sums come first, then all movements of the month by their days, in batches. */
export type MonthPart = { accounts: OfAccount[]; offers: OfOffer[] } | { movements: Movement[] };

const BATCH = 1_000;

/** The books of a month, YYYY-MM, from one snapshot. */
export const readMonth = (context: Context, month: string, signal: AbortSignal) =>
  inSnapshot<MonthPart>(context, signal, async function* (client) {
    const first = `${month}-01`;
    const days = [first, laterDay(`${laterDay(first, 31).slice(0, 7)}-01`, -1)];
    yield await readSums(client, days);
    await client.query({
      text: `DECLARE movements NO SCROLL CURSOR FOR SELECT m.day, m.kind, m.amount, m.commission, m.tax, m.account, f.title AS offer,
          s.name AS series, m.transaction_id AS "transactionId", m.order_id AS "orderId",
          nullif(btrim(u.first_name || ' ' || u.last_name), '') AS "userName", u.email AS "userEmail",
          m.reference, m.statement_id AS "statementId", m.line_id AS "lineId"
        FROM (${MOVEMENTS}) m LEFT JOIN offers f ON f.id = m.offer_id LEFT JOIN series s ON s.id = m.series_id
        LEFT JOIN users u ON u.id = m.user_id
        WHERE m.day BETWEEN $1::date AND $2::date ORDER BY m.day, m.transaction_id, m.line_id, m.kind, m.amount`,
      values: days,
    });
    for (;;) {
      const { rows } = await client.query<Movement>(`FETCH ${BATCH} FROM movements`);
      if (rows.length === 0) return;
      yield { movements: rows };
    }
  });

interface Sums extends MonthSums {
  isOfAccount: boolean;
  account: string;
  title: Translated | null;
}

async function readSums(client: PoolClient, days: string[]) {
  const signed = `CASE kind WHEN 'received' THEN amount ELSE -amount END`;
  const inMonth = (what: string, condition: string) =>
    `coalesce(sum(${what}) FILTER (WHERE day >= $1::date AND ${condition}), 0)`;
  const { rows } = await client.query<Sums>({
    text: `SELECT sums.*, f.title FROM (
        SELECT grouping(account) = 0 AS "isOfAccount", account, offer_id,
          coalesce(sum(${signed}) FILTER (WHERE day < $1::date), 0) AS opening,
          ${inMonth('amount', `kind = 'received'`)} AS received,
          ${inMonth('amount', `kind = 'returned'`)} AS returned,
          ${inMonth('amount', `kind = 'paidOut'`)} AS "paidOut",
          ${inMonth('commission', 'true')} AS commission,
          ${inMonth('tax', 'true')} AS tax,
          coalesce(sum(${signed}), 0) AS closing
        FROM (${MOVEMENTS}) m WHERE day <= $2::date GROUP BY GROUPING SETS ((account), (offer_id))
      ) sums LEFT JOIN offers f ON f.id = sums.offer_id ORDER BY account, offer_id`,
    values: days,
  });
  return {
    accounts: rows.filter(({ isOfAccount }) => isOfAccount),
    offers: rows.filter(({ isOfAccount }) => !isOfAccount),
  };
}
