import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fromWarsaw } from '@share/contract/shared/dates.ts';
import { inArray } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { runBooksCheck } from './areas/ledger/books-check/run-books-check.ts';
import { orders } from './areas/ledger/orders.tables.ts';
import { transactions } from './areas/ledger/transactions.tables.ts';
import { openSession } from './areas/sessions/sign-in.ts';
import { users } from './areas/users/users.tables.ts';
import { type Context, systemContext } from './platform/context.ts';
import { runningEmbeddedUrl } from './platform/embedded-postgres/running-embedded-url.ts';
import { readEnvironment } from './platform/environment.ts';
import { openServices } from './server.ts';
import { anOffer, aSeries } from './testing/books.ts';
import { aClerk, type Case } from './testing/clerk.ts';
import { aMuteMailServer } from './testing/mail/mute-mail-server.ts';
import { aUser } from './testing/people.ts';
import { kill, type Victims } from './testing/processes/kill.ts';
import { runProcess } from './testing/processes/processes.ts';
import { addressOf, callerAt, main } from './testing/processes/server-processes.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const KILLS = 20;
const CLERKS = 6;
const victims: readonly Victims[] = ['the server', 'the database', 'both'];

it(`kill -9 under load, ${KILLS} times: nothing acknowledged is lost, nothing is done twice or in part`, async () => {
  const folder = temporaryFolder();
  const dataDir = join(folder, 'data');
  const mail = await aMuteMailServer();
  onTestFinished(mail.close);
  const variables = {
    DATA_DIR: dataDir,
    PORT: '0',
    DEMO: '0',
    LOG_LEVEL: 'fatal',
    NODE_NO_WARNINGS: '1',
    SMTP_URL: mail.url,
    ACCESS_TOKEN_SECONDS: '3600',
  };
  const start = () => {
    const server = runProcess(main, [], variables, folder);
    onTestFinished(async () => {
      server.child.kill('SIGTERM');
      await server.exit;
    });
    return server;
  };
  /** Reads the running database directly, not through the server. */
  const inBooks = async <Found>(look: (context: Context) => Promise<Found>): Promise<Found> => {
    const { services, close } = openServices(readEnvironment(variables), runningEmbeddedUrl(dataDir) ?? '');
    return look(systemContext(services)).finally(close);
  };

  let server = start();
  let address = await addressOf(server);
  const { offer, token } = await inBooks(async (context) => {
    const { id: seriesId } = await aSeries(context, { limit: 1_000_000 });
    const { accessToken } = await openSession(context, await aUser(context, { isSuperAdmin: true }));
    return { offer: await anOffer(context, { seriesId, agreements: [{}] }), token: accessToken };
  });
  const clerks = Array.from({ length: CLERKS }, () => aClerk(offer));
  const cases = () => clerks.flatMap((clerk) => clerk.cases);
  const answered = () => cases().reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);

  for (let nth = 0; nth < KILLS; nth += 1) {
    const victim = victims[nth % victims.length] ?? 'both';
    const enough = answered() + 10 + Math.random() * 30;
    let isOver = false;
    const working = clerks.map((clerk) => clerk.work(callerAt(address, token), () => isOver));
    await expect.poll(answered, { interval: 1 }).toBeGreaterThan(enough);
    // A random delay, so that the kill does not always come right after an answer.
    await wait(Math.random() * 25);
    kill(victim, server, dataDir);
    isOver = true;
    await Promise.all(working);
    if (victim === 'the database') {
      await isReady(address);
    } else {
      await server.exit;
      server = start();
      address = await addressOf(server);
    }
    await inBooks(async (context) => {
      const found = await statesOf(context, cases());
      for (const one of cases()) {
        expect(possible(one), `${one.body.email} after the death of ${victim}`).toContain(found(one));
      }
      const isDone = (one: Case) => found(one) === possible(one).at(-1);
      await Promise.all(clerks.map((clerk) => clerk.repeat(callerAt(address, token), isDone)));
      expect(await runBooksCheck(context.db)).toEqual([]);
    });
  }

  await inBooks(async (context) => {
    const found = await statesOf(context, cases());
    expect(cases().map(found)).toEqual(cases().map(({ acknowledged }) => stateAfter(acknowledged)));
  });
});

/** The state of an order is its status and whether its term was extended; `nothing` if not even the account exists. */
const NOTHING = 'nothing';

function stateAfter(steps: Case['steps']): string {
  const states = { place: 'new', extend: 'new', pay: 'paid', accept: 'completed', reject: 'rejected' };
  const last = steps.at(-1);
  return last ? `${states[last]}${steps.includes('extend') ? ', extended' : ''}` : NOTHING;
}

/** The allowed states: with all acknowledged steps, and with or without the step that got no answer. */
const possible = ({ acknowledged, unknown }: Case): string[] => [
  stateAfter(acknowledged),
  ...(unknown ? [stateAfter([...acknowledged, unknown])] : []),
];

async function statesOf({ db }: Context, cases: readonly Case[]): Promise<(one: Case) => string> {
  const emails = cases.map(({ body }) => body.email);
  const people = await db.select().from(users).where(inArray(users.email, emails));
  const ids = people.map(({ id }) => id);
  const placed = await db.select().from(orders).where(inArray(orders.userId, ids));
  const paid = await db.select().from(transactions).where(inArray(transactions.userId, ids));
  return ({ body, waitUntil }) => {
    const person = people.find(({ email }) => email === body.email);
    if (!person) return NOTHING;
    const own = placed.filter(({ userId }) => userId === person.id);
    const payments = paid.filter(({ userId }) => userId === person.id);
    const [order, payment] = [own[0], payments[0]];
    if (own.length !== 1 || payments.length !== 1 || order?.status !== payment?.status) {
      return `an account with ${own.length} orders, ${payments.length} transactions`;
    }
    const isExtended = payment?.waitUntil?.getTime() === fromWarsaw(waitUntil).getTime();
    return `${order?.status}${isExtended ? ', extended' : ''}`;
  };
}

async function isReady(address: string): Promise<void> {
  const status = () =>
    fetch(`${address}/api/health/ready`).then(
      (answer) => answer.status,
      () => 0,
    );
  await expect.poll(status, { interval: 25 }).toBe(200);
}
