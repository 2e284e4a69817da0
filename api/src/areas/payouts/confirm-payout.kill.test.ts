import { confirmPayout, createPayout } from '@share/contract/areas/payouts/payouts.endpoints.ts';
import { warsawDay } from '@share/contract/shared/dates.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { anOffer, anOrder, aSeries } from '../../testing/books.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { holdLock } from '../../testing/held-lock.ts';
import { aUser } from '../../testing/people.ts';
import { aServerToKill, untilQuiet } from '../../testing/processes/killed-server.ts';
import { runBooksCheck } from '../ledger/books-check/run-books-check.ts';
import { openSession } from '../sessions/sign-in.ts';

const HOLDERS = 1_000;
const app = appForAllTests();
const staff = callerForAllTests(app, 'super admin');
let offer: Awaited<ReturnType<typeof anOffer>>;

beforeAll(async () => {
  const { id: seriesId } = await aSeries(app.context, { limit: HOLDERS });
  offer = await anOffer(app.context, { seriesId });
  for (let nth = 0; nth < HOLDERS; nth += 1)
    await anOrder(app.context, {
      of: offer,
      quantity: 1,
      email: `holder${nth}@example.com`,
      status: 'completed',
    });
});

async function aDraft(): Promise<number> {
  const body = { offer: offer.id, asOf: warsawDay(app.context.now()), total: 12_345.67, tax: 19 };
  return (await staff(createPayout, { body })).data.id;
}

async function aServer() {
  const { accessToken } = await openSession(app.context, await aUser(app.context, { isSuperAdmin: true }));
  const { call, stop } = await aServerToKill(app, accessToken);
  return { confirm: (id: number) => call(confirmPayout, { params: { id } }), stop };
}

/** The state of a payout, and how many dividends, e-mails and entries of the audit trail it has. */
async function outcomeOf(id: number) {
  const { rows } = await app.context.db.execute(sql`
    SELECT state, (SELECT count(*)::int FROM payout_lines l JOIN transactions t ON t.id = l.transaction_id
        WHERE l.payout_id = p.id AND l.state = 'due') AS dividends,
      (SELECT count(*)::int FROM emails WHERE event LIKE 'payout-confirmed payout ' || p.id || ' %') AS emails,
      (SELECT count(*)::int FROM audit_entries WHERE action = 'payout.confirm' AND entity_id = p.id) AS entries
    FROM payouts p WHERE id = ${id}`);
  return rows[0];
}
const UNTOUCHED = { state: 'draft', dividends: 0, emails: 0, entries: 0 };
const CONFIRMED = { state: 'confirmed', dividends: HOLDERS, emails: HOLDERS, entries: 1 };

test.each([
  ['the dividends', 'transactions'],
  ['the e-mails', 'emails'],
  ['the audit trail', 'audit_entries'],
])(
  `kill -9 before %s of a payout to ${HOLDERS} holders: nothing of it is there, and it is confirmed later`,
  { tags: 'thorough' },
  async (_, table) => {
    const id = await aDraft();
    const killed = await aServer();
    const lock = await holdLock(app.databaseUrl, `LOCK TABLE ${table} IN SHARE MODE`, []);
    const answer = expect(killed.confirm(id)).rejects.toThrow();
    await lock.untilWaiting(1).finally(killed.stop);
    await answer;
    await lock.release();
    await untilQuiet(app);
    expect(await outcomeOf(id)).toEqual(UNTOUCHED);
    expect(await runBooksCheck(app.context.db)).toEqual([]);

    const next = await aServer();
    expect((await next.confirm(id)).status).toBe(200);
    expect(await outcomeOf(id)).toEqual(CONFIRMED);
    expect(await runBooksCheck(app.context.db)).toEqual([]);
  },
);

test('kill -9 once a payout is confirmed: all of it is there, and it is not confirmed again', {
  tags: 'thorough',
}, async () => {
  const id = await aDraft();
  const killed = await aServer();
  const answer = killed.confirm(id).catch(() => null);
  await expect.poll(async () => (await outcomeOf(id))?.state, { interval: 1 }).toBe('confirmed');
  await killed.stop();
  await answer;
  await untilQuiet(app);
  expect(await outcomeOf(id)).toEqual(CONFIRMED);

  const next = await aServer();
  expect((await next.confirm(id)).codes).toEqual(['PAYOUT_CONFIRMED']);
  expect(await outcomeOf(id)).toEqual(CONFIRMED);
  expect(await runBooksCheck(app.context.db)).toEqual([]);
});
