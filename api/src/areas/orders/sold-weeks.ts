import { SOLD_WEEKS, type SoldWeek } from '@share/contract/areas/home/home.endpoints.ts';
import { listOrders } from '@share/contract/areas/orders/orders.endpoints.ts';
import { laterDay, startOfWarsawDay, warsawDay } from '@share/contract/shared/dates.ts';
import type { Context, Services } from '../../platform/context.ts';
import type { HomeFigure } from '../home/home.shared.ts';

const DAYS_OF_WEEK = 7;

/** The Monday of the week of that day. */
function mondayOf(day: string): string {
  const afterMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % DAYS_OF_WEEK;
  return laterDay(day, -afterMonday);
}

const endOf = (monday: string): Date => startOfWarsawDay(laterDay(monday, DAYS_OF_WEEK));

/** Longer than any transaction takes: every order that was accepted in the week is committed by then. */
const SETTLED_MILLISECONDS = 3_600_000;

/** The cache of each process for weeks that have ended: no order is added to them or removed any more. */
const ended = new WeakMap<Services['db'], Map<string, SoldWeek>>();
const endedOf = ({ db }: Context): Map<string, SoldWeek> => {
  const known = ended.get(db) ?? new Map<string, SoldWeek>();
  ended.set(db, known);
  return known;
};

async function readWeeks({ readers }: Context, mondays: readonly string[]): Promise<SoldWeek[]> {
  const starts = mondays.map(startOfWarsawDay);
  const ends = mondays.map(endOf);
  const { rows } = await readers.generic.query<{ amount: string; shares: string }>({
    text: `SELECT sold.* FROM unnest($1::timestamptz[], $2::timestamptz[]) WITH ORDINALITY week (start, until, nth)
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(total_amount), 0) AS amount, coalesce(sum(quantity), 0) AS shares FROM orders
        WHERE status = 'completed' AND date_completed >= week.start AND date_completed < week.until
      ) sold ORDER BY week.nth`,
    values: [starts, ends],
  });
  return rows.map(({ amount, shares }, at) => ({
    monday: mondays[at] ?? '',
    amount: Number(amount),
    shares: Number(shares),
  }));
}

/** Money and shares of the orders that were accepted in each of the last weeks. Weeks that have ended are cached. */
export const soldWeeks: HomeFigure<'weeks'> = {
  endpoints: [listOrders],
  read: async (context) => {
    const current = mondayOf(warsawDay(context.now()));
    const mondays = Array.from({ length: SOLD_WEEKS }, (_, nth) =>
      laterDay(current, (nth - SOLD_WEEKS + 1) * DAYS_OF_WEEK),
    );
    const known = endedOf(context);
    const read = await readWeeks(
      context,
      mondays.filter((monday) => !known.has(monday)),
    );
    const settled = context.now().getTime() - SETTLED_MILLISECONDS;
    for (const week of read) if (endOf(week.monday).getTime() < settled) known.set(week.monday, week);
    return mondays.flatMap((monday) => known.get(monday) ?? read.filter((week) => week.monday === monday));
  },
};
