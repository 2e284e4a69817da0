import { laterDay, warsawDay } from '@share/contract/shared/dates.ts';
import { eq, sql } from 'drizzle-orm';
import { investments } from '../areas/ledger/investments.tables.ts';
import { confirmPayout } from '../areas/ledger/payouts/confirm-payout.ts';
import { createPayout } from '../areas/ledger/payouts/draft-payout.ts';
import { markPayout } from '../areas/ledger/payouts/mark-payout.ts';
import { payoutLines } from '../areas/ledger/payouts/payouts.tables.ts';
import type { Context } from '../platform/context.ts';
import type { Random } from '../platform/seeded-random.ts';
import type { DemoOffer } from './demo-offers.ts';

const DAY = 86_400_000;
/** A quarter in days. */
const QUARTER = 91;
/** Each quarter that many offers pay out, in turn. */
const OFFERS_IN_QUARTER = 2;
const TAX = 19;

interface Event {
  at: number;
  happen: () => Promise<void>;
}

/** The payouts of the time before `today`: those of former quarters are paid, and of the newest there is one in each state. */
export function payoutEvents(context: Context, random: Random, today: Date, offers: DemoOffer[]): Event[] {
  const ago = (days: number, happen: () => Promise<void>): Event => ({
    at: today.getTime() - days * DAY,
    happen,
  });
  const nth = (at: number) => offers[at % offers.length];
  const events: Event[] = [];
  let turn = 0;
  for (let age = 5 * QUARTER; age > QUARTER; age -= QUARTER) {
    for (let paid = 0; paid < OFFERS_IN_QUARTER; paid += 1) {
      const offer = nth(turn);
      turn += 1;
      let id = 0;
      const confirm = async () => {
        id = await confirmed(context, random, offer);
      };
      events.push(ago(age, confirm));
      events.push(ago(age - 3, () => pay(context, id)));
    }
  }
  const ids = { failed: 0, sent: 0 };
  return [
    ...events,
    ago(34, async () => {
      ids.failed = await confirmed(context, random, nth(0));
    }),
    ago(31, () => pay(context, ids.failed)),
    ago(29, () => fail(context, ids.failed)),
    ago(6, async () => {
      ids.sent = await confirmed(context, random, nth(1));
    }),
    ago(5, async () => {
      if (ids.sent !== 0) await markPayout(context, ids.sent, { to: 'sent', lines: null });
    }),
    ago(2, async () => void (await confirmed(context, random, nth(2)))),
    ago(0.5, async () => void (await drafted(context, random, nth(3)))),
  ];
}

/** A draft over one and a half to two per cent of what was invested; 0 while nobody holds shares of the offer. */
async function drafted(context: Context, random: Random, of: DemoOffer | undefined): Promise<number> {
  if (!of) return 0;
  const [sum] = await context.db
    .select({ invested: sql<string>`coalesce(sum(${investments.investedAmount}), 0)` })
    .from(investments)
    .where(eq(investments.offerId, of.offer.id));
  const total = Math.round((Number(sum?.invested) * random.integer(15, 22)) / 1_000);
  const asOf = laterDay(warsawDay(context.now()), -1);
  const { rows } = await context.db.execute(sql`SELECT 1 FROM orders
    WHERE offer_id = ${of.offer.id} AND status = 'completed' AND date_completed < ${asOf}::date LIMIT 1`);
  if (total === 0 || rows.length === 0) return 0;
  const input = { offer: of.offer.id, asOf, total, perShare: null, tax: TAX };
  return (await createPayout(context, input)).id;
}

async function confirmed(context: Context, random: Random, of: DemoOffer | undefined): Promise<number> {
  const id = await drafted(context, random, of);
  if (id !== 0) await confirmPayout(context, { id, ifMatch: null });
  return id;
}

async function pay(context: Context, id: number): Promise<void> {
  if (id === 0) return;
  const paidOn = warsawDay(context.now());
  await markPayout(context, id, {
    to: 'paid',
    lines: null,
    paidOn,
    reference: `WYP/${id}/${paidOn.slice(0, 4)}`,
  });
}

/** The transfer to one holder comes back. */
async function fail(context: Context, id: number): Promise<void> {
  const [line] = await context.db.select().from(payoutLines).where(eq(payoutLines.payoutId, id)).limit(1);
  if (!line) return;
  const note = 'Bank odbiorcy zwrócił przelew: rachunek zamknięty';
  await markPayout(context, id, { to: 'failed', lines: [line.id], note });
}
