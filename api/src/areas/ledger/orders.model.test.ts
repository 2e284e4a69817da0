import type { OrderStatus } from '@share/contract/areas/orders/orders.schemas.ts';
import type { RefundState } from '@share/contract/areas/orders/refunds.schemas.ts';
import { toMinorUnits } from '@share/contract/shared/numbers/money.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Context, type Services, systemContext } from '../../platform/context.ts';
import { openServices } from '../../server.ts';
import { aManualOrder, anOffer, aSeries } from '../../testing/books.ts';
import { after, make, start } from '../../testing/orders/model-moves.ts';
import {
  type Command,
  type Modelled,
  type Move,
  outcomeOf,
  outcomes,
  paidAgain,
  paidLate,
  refunded,
  refusals,
  rounds,
  sequence,
  usedBy,
} from '../../testing/orders/orders-model.ts';
import { anInvestor } from '../../testing/people.ts';
import { aSeriesInput } from '../../testing/series.ts';
import { aTestApp, type TestApp } from '../../testing/test-app.ts';
import { series } from '../series/series.tables.ts';
import { updateSeries } from '../series/series.verbs.ts';
import { runBooksCheck } from './books-check/run-books-check.ts';
import { investments } from './investments.tables.ts';
import { orders, userAgreements } from './orders.tables.ts';
import { placeManualOrder } from './place/place-manual-order.ts';
import { refunds } from './refunds/refunds.tables.ts';

const LIMIT = 12;
const PRICE = '33.33';

let app: TestApp;
let other: ReturnType<typeof openServices>;
/** Two members of staff on two servers, and the job on a server whose clock is after the first terms. */
let staff: [Context, Context];
let job: Context;
beforeAll(async () => {
  app = await aTestApp();
  app.setClock(start);
  await app.as('super admin');
  other = openServices(app.services.environment, app.databaseUrl);
  const at = (now: Date): Services => ({ ...other.services, log: app.services.log, now: () => now });
  staff = [app.context, systemContext(at(start))];
  job = systemContext(at(after(14.5)));
});
afterAll(async () => {
  await other.close();
  await app.close();
});

/** The outcomes that occurred: an outcome that never occurs is not tested. */
const met = new Set<string>();
const meet = (does: Command['does'], outcome: string) => {
  met.add(`${does} ${outcome}`);
  return outcome;
};

/** A series, an offer with one required and one optional agreement, and two investors. */
async function aMarket() {
  const sold = await aSeries(app.context, { limit: LIMIT, pricePerShare: PRICE });
  const agreements = [{ required: true }, { required: false }];
  const offer = await anOffer(app.context, { seriesId: sold.id, agreements });
  return { sold, offer, people: [await anInvestor(app.context), await anInvestor(app.context)] };
}

test('whatever staff and the job do at the same time, the books agree exactly with a simple model', async () => {
  await fc.assert(
    fc.asyncProperty(rounds, async (all) => {
      const { sold, offer, people } = await aMarket();
      const model: Modelled[] = [];
      let limit = LIMIT;
      let limitChanges = 0;
      const readSeries = async () =>
        (await app.context.db.select().from(series).where(eq(series.id, sold.id)))[0];

      for (const round of all) {
        const known = model.length;
        const usedBefore = usedBy(model);
        const refusedQuantities: number[] = [];
        const limits: { limit: number; outcome: string }[] = [];
        const done: { does: Move; order: Modelled }[] = [];

        const place = async (
          context: Context,
          { quantity, investor, consents }: Command & { does: 'place' },
        ) => {
          const agreements = offer.agreements.map(({ id, required }) => ({
            agreement: id,
            isAccepted: consents || !required,
          }));
          const email = people[investor]?.email ?? '';
          const placing = placeManualOrder(context, aManualOrder(offer, { quantity, email, agreements }));
          const outcome = meet('place', await outcomeOf(placing));
          const missing = consents ? [] : ['IS_REQUIRED'];
          const full = outcome.includes('NOT_ENOUGH') ? ['NOT_ENOUGH_SHARES_AVAILABLE'] : [];
          expect(outcome).toBe([...missing, ...full].join() || 'OK');
          if (full.length > 0) refusedQuantities.push(quantity);
          if (outcome !== 'OK') return;
          const { id, transactions } = await placing;
          const transactionId = transactions[0]?.id ?? 0;
          model.push({
            id,
            transactionId,
            investor,
            quantity,
            status: 'new',
            isExtended: false,
            refund: null,
            further: [],
          });
        };

        await Promise.all(
          round.map(async (command) => {
            const context = staff[command.by === 0 ? 0 : 1];
            if (command.does === 'place') return place(context, command);
            if (command.does === 'limit') {
              const input = aSeriesInput({ limit: command.limit, pricePerShare: Number(PRICE) });
              const outcome = await outcomeOf(updateSeries(context, { id: sold.id, ifMatch: null }, input));
              limits.push({ limit: command.limit, outcome: meet('limit', outcome) });
              return;
            }
            const order = known > 0 ? model[command.order % known] : undefined;
            if (!order) return;
            const outcome = meet(command.does, await outcomeOf(make(command.does, order, context, job)));
            if (outcome === 'OK') done.push({ does: command.does, order });
            else
              expect([command.does, refusals[command.does]]).toEqual([
                command.does,
                expect.arrayContaining([outcome]),
              ]);
          }),
        );

        // The concurrent moves that succeeded must also be possible one after the other.
        for (const { does, order } of done.sort(
          (one, two) => sequence.indexOf(one.does) - sequence.indexOf(two.does),
        )) {
          const change = outcomes[does](order);
          expect([does, order.status, change]).not.toEqual([does, order.status, null]);
          Object.assign(order, change);
        }
        const usedAtMost = usedBefore + usedBy(model.slice(known), 'ever');
        const usedAtLeast = usedBy(model.slice(0, known));
        const changed = limits.filter(({ outcome }) => outcome === 'OK').map((change) => change.limit);
        // An order refused for lack of shares must not fit beside everything that was placed meanwhile, under one of the limits.
        for (const quantity of refusedQuantities) {
          expect(usedAtMost + quantity).toBeGreaterThan(Math.min(limit, ...changed));
        }
        // A limit must be refused exactly if it was below the shares in use at some moment.
        for (const { limit: wanted, outcome } of limits) {
          if (outcome === 'OK') expect(wanted).toBeGreaterThanOrEqual(usedAtLeast);
          else expect([outcome, wanted < usedAtMost]).toEqual(['LIMIT_BELOW_SHARES_IN_USE', true]);
        }
        limitChanges += changed.length;
        const left = await readSeries();
        expect(changed.length > 0 ? changed : [limit]).toContain(left?.limit);
        limit = left?.limit ?? 0;
        expect(usedBy(model)).toBeLessThanOrEqual(limit);
      }

      const stored = await app.context.db
        .select({
          order: orders,
          refund: refunds,
          further: sql<
            RefundState[]
          >`(SELECT coalesce(json_agg(CASE WHEN r.returned_on IS NULL THEN 'due' ELSE 'returned' END ORDER BY r.id), '[]')
            FROM refunds r WHERE r.order_id = ${orders.id} AND r.reason = 'further')`,
        })
        .from(orders)
        .leftJoin(refunds, and(eq(refunds.orderId, orders.id), eq(refunds.reason, 'rejection')))
        .where(eq(orders.offerId, offer.id))
        .orderBy(asc(orders.id));
      const byId = model.toSorted((one, two) => one.id - two.id);
      expect(
        stored.map(({ order: { id, status, quantity }, refund, further }) => [
          id,
          status,
          quantity,
          refund && (refund.returnedOn === null ? 'due' : 'returned'),
          further,
        ]),
      ).toEqual(
        byId.map(({ id, status, quantity, refund, further }) => [id, status, quantity, refund, further]),
      );
      const sharesOf = (...statuses: OrderStatus[]) =>
        usedBy(model.filter(({ status }) => statuses.includes(status)));
      expect(await readSeries()).toMatchObject({
        issued: sharesOf('completed'),
        reserved: sharesOf('new', 'paid'),
        version: 1 + limitChanges,
      });
      for (const [nth, { id }] of people.entries()) {
        const [held] = await app.context.db.select().from(investments).where(eq(investments.userId, id));
        const bought = usedBy(
          model.filter(({ investor, status }) => investor === nth && status === 'completed'),
        );
        expect(toMinorUnits(held?.investedAmount ?? '0.00')).toBe(BigInt(bought) * toMinorUnits(PRICE));
        expect(held?.numberOfShares ?? 0).toBe(bought);
        const consents = await app.context.db
          .select()
          .from(userAgreements)
          .where(eq(userAgreements.userId, id));
        expect(consents).toHaveLength(2 * model.filter(({ investor }) => investor === nth).length);
      }
      expect(await runBooksCheck(app.context.db, start)).toEqual([]);
    }),
    { numRuns: 50, examples: [[refunded], [paidAgain], [paidLate]], endOnFailure: true },
  );
  const successes = sequence.map((does) => `${does} OK`);
  const others = ['place OK', 'place IS_REQUIRED', 'place NOT_ENOUGH_SHARES_AVAILABLE', 'limit OK'];
  expect([...met]).toEqual(
    expect.arrayContaining([...successes, ...others, 'limit LIMIT_BELOW_SHARES_IN_USE']),
  );
});
