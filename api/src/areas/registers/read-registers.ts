import { createHash } from 'node:crypto';
import { registerText } from '@share/contract/areas/registers/register-text.ts';
import type { CapTable, Holder, SeriesRegister } from '@share/contract/areas/registers/registers.schemas.ts';
import { endOfWarsawDay, warsawDay } from '@share/contract/shared/dates.ts';
import { fromMinorUnits, toMinorUnits } from '@share/contract/shared/numbers/money.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findHoldersOfSeries, findHoldingsBySeries } from '../ledger/ledger.shared.ts';
import { offers } from '../offers/offers.tables.ts';
import { series } from '../series/series.tables.ts';
import { userMeta } from '../users/users.shared.ts';
import { users } from '../users/users.tables.ts';

/** Longer than issuing shares ever takes: shares that were issued before midnight are stored by then. */
const UNTIL_FINAL = 5 * 60_000;

/** The day that was asked for, or today. Refuses with REGISTER_OF_A_FUTURE_DAY. */
function dayOf({ now }: Context, asOf: string | undefined): { asOf: string; isFinal: boolean } {
  const today = warsawDay(now());
  if (asOf !== undefined && asOf > today) throw new Refusal('REGISTER_OF_A_FUTURE_DAY', 'asOf');
  const day = asOf ?? today;
  return { asOf: day, isFinal: now().getTime() >= endOfWarsawDay(day).getTime() + UNTIL_FINAL };
}

/** Refuses with SERIES_NOT_EXISTS, and for a day to come. */
export async function readSeriesRegister(
  context: Context,
  id: number,
  asked: string | undefined,
): Promise<SeriesRegister> {
  const { db } = context;
  const day = dayOf(context, asked);
  const [named] = await db.select({ id: series.id, name: series.name }).from(series).where(eq(series.id, id));
  if (!named) throw new Refusal('SERIES_NOT_EXISTS');
  const held = await findHoldersOfSeries(db, id, day.asOf);
  const holders = await readHolders(
    db,
    held.map(({ userId }) => userId),
  );
  const rows = held.map(({ userId, runs, since, amount, ...holder }) => ({
    ...holder,
    id: userId,
    user: holderIn(holders, userId),
    ranges: rangesOf(runs),
    since: since.toISOString(),
    amount: Number(amount),
  }));
  const register = { ...day, ...sumOf(held), series: named, rows };
  return { ...register, sha256: createHash('sha256').update(registerText(register)).digest('hex') };
}

/** Refuses with OFFER_NOT_EXISTS, and for a day to come. */
export async function readCapTable(
  context: Context,
  id: number,
  asked: string | undefined,
): Promise<CapTable> {
  const { db } = context;
  const day = dayOf(context, asked);
  const [offer] = await db
    .select({ id: offers.id, title: offers.title })
    .from(offers)
    .where(eq(offers.id, id));
  if (!offer) throw new Refusal('OFFER_NOT_EXISTS');
  const held = await findHoldingsBySeries(db, id, day.asOf);
  const bySeries = Map.groupBy(held, ({ seriesId }) => seriesId);
  const holders = await readHolders(
    db,
    held.map(({ userId }) => userId),
  );
  const sold = await db
    .select({ id: series.id, name: series.name })
    .from(series)
    .where(inArray(series.id, [...bySeries.keys()]))
    .orderBy(series.id);
  const all = sumOf(held);
  const rows = [...Map.groupBy(held, ({ investmentId }) => investmentId)].map(([investmentId, own]) => {
    const total = sumOf(own);
    return {
      id: investmentId,
      user: holderIn(holders, own[0]?.userId ?? 0),
      ...total,
      part: total.shares / all.shares,
      bySeries: sold.map((one) => own.find(({ seriesId }) => seriesId === one.id)?.shares ?? 0),
    };
  });
  return {
    ...day,
    ...all,
    offer,
    series: sold.map((one) => ({ ...one, ...sumOf(bySeries.get(one.id) ?? []) })),
    rows: rows.sort((one, other) => other.shares - one.shares || one.id - other.id),
  };
}

const sumOf = (held: readonly { shares: number; amount: string }[]) => ({
  shares: held.reduce((sum, { shares }) => sum + shares, 0),
  amount: Number(fromMinorUnits(held.reduce((sum, { amount }) => sum + toMinorUnits(amount), 0n))),
});

/** The runs of a multirange, whose ends PostgreSQL leaves out: `{[1,21),[45,46)}` are 1 to 20, and 45. */
const rangesOf = (runs: string): [number, number][] =>
  [...runs.matchAll(/\[(\d+),(\d+)\)/g)].map(([, first, end]) => [Number(first), Number(end) - 1]);

async function readHolders(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Holder>> {
  const found = await db
    .select({ ...userMeta, isErased: sql<boolean>`${users.erasedAt} IS NOT NULL` })
    .from(users)
    .where(sql`${users.id} = ANY(${sql.param([...new Set(ids)])}::int[])`);
  return new Map(found.map((user) => [user.id, user]));
}

function holderIn(holders: ReadonlyMap<number, Holder>, id: number): Holder {
  const holder = holders.get(id);
  if (!holder) throw new Error(`There is no user ${id}`);
  return holder;
}
