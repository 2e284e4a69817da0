import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { agent, call, quantile } from './call.ts';
import { fillBooks } from './data/fill-books.ts';
import { type Investor, signedInInvestors } from './data/investors.ts';
import { closeConnections, send } from './post.ts';
import { type Product, withProduct } from './product.ts';

/**
 * An offer opens: within the same second that many investors, each with an address and a connection of their own, order a share
 * at two processes of the server, and there are fewer shares than investors. An investor who is told to come back later does so
 * after the time in the answer. Meanwhile staff read the list of orders and an order. Measures how long each investor waits for
 * a yes or a true no, whether anybody who came later was preferred, and how long staff wait. `node bench/rush.ts [investors]
 * [shares]`, by default 5000 and 3000.
 */
const [INVESTORS = 5_000, SHARES = 3_000] = process.argv.slice(2).map(Number);
const PATIENCE = 60_000;
const WITHIN = 1_000;
const OFFER = 1;

interface Heard {
  outcome: 'yes' | 'no' | 'error';
  /** Milliseconds after the opening. */
  pressedAt: number;
  heardAt: number;
  /** How often the investor was told to come back later. */
  sentAway: number;
  detail: string;
}

const connections = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

async function press(api: string, { token }: Investor, at: number, opening: number): Promise<Heard> {
  const pressedAt = performance.now() - opening;
  const address = `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`;
  const headers = { 'x-forwarded-for': address, 'idempotency-key': randomUUID() };
  const body = { offer: OFFER, quantity: 1, agreements: [] };
  for (let sentAway = 0; ; sentAway += 1) {
    const heard = (outcome: Heard['outcome'], detail: string): Heard => {
      return { outcome, detail, sentAway, pressedAt, heardAt: performance.now() - opening };
    };
    try {
      const answer = await send(`${api}/order`, { token, body, headers }, connections);
      if (answer.status === 200) return heard('yes', '');
      const [error] = (JSON.parse(answer.body) as { errors: { code: string; message: string }[] }).errors;
      if (error?.code === 'NOT_ENOUGH_SHARES_AVAILABLE') return heard('no', error.message);
      const isLater = (answer.status === 429 || answer.status === 503) && answer.retryAfter > 0;
      if (!isLater || !error?.message) return heard('error', `${answer.status} ${error?.code}`);
      if (performance.now() - opening > PATIENCE) return heard('error', 'sent away for a minute');
      await sleep(answer.retryAfter * 1_000);
    } catch (error) {
      return heard('error', String((error as NodeJS.ErrnoException).code ?? error));
    }
  }
}

/** Reads both screens again and again until told to stop; returns the milliseconds of each, and what failed. */
async function watchAsStaff({ apis, token }: Product, isOver: () => boolean) {
  const took: Record<string, number[]> = { 'list of orders': [], 'one order': [] };
  const failures: string[] = [];
  for (let nth = 0; !isOver(); nth += 1) {
    const [name, path] =
      nth % 2 === 0
        ? (['list of orders', '/admin/order'] as const)
        : (['one order', `/admin/order/${1 + nth}`] as const);
    await call(`${apis[(nth >> 1) % apis.length]}${path}`, token).then(
      (answer) => void took[name]?.push(answer.took),
      (error: Error) => void failures.push(error.message),
    );
    await sleep(50);
  }
  return { took, failures };
}

const seconds = (milliseconds: number) => (milliseconds / 1_000).toFixed(1);
const shown = (values: number[], show: (value: number) => string) =>
  [0.5, 0.95, 0.9999].map((part) => show(quantile(values, part))).join(' / ');

function report(heard: Heard[]): void {
  const of = (outcome: Heard['outcome']) => heard.filter((one) => one.outcome === outcome);
  const [yes, no, errors] = [of('yes'), of('no'), of('error')];
  const waits = heard.map(({ heardAt, pressedAt }) => heardAt - pressedAt);
  const byPress = heard.map(({ pressedAt }) => pressedAt).toSorted((one, other) => one - other);
  const lastInTime = byPress[yes.length - 1] ?? 0;
  const tooLate = yes.map(({ pressedAt }) => pressedAt - lastInTime).filter((late) => late > 0);
  console.log(`${yes.length} yes, ${no.length} no, ${errors.length} errors`);
  for (const [detail, all] of Object.entries(Object.groupBy(errors, (one) => one.detail)))
    console.log(
      `  ${all?.length} × ${detail}, after ${shown(
        (all ?? []).map(({ heardAt, pressedAt }) => heardAt - pressedAt),
        seconds,
      )} s`,
    );
  console.log(`waited p50 / p95 / longest: ${shown(waits, seconds)} s`);
  const sentAway = heard.filter((one) => one.sentAway > 0);
  console.log(
    `told to come back later: ${sentAway.length}, ${Math.max(0, ...heard.map((one) => one.sentAway))} times at most`,
  );
  console.log(
    `yes to somebody who was not among the first ${yes.length} to press: ${tooLate.length}, by ${seconds(quantile(tooLate, 0.5))} s in the middle, ${seconds(Math.max(0, ...tooLate))} s at most`,
  );
}

await withProduct(
  (client) => fillBooks(client, 12 * INVESTORS),
  async (product) => {
    const client = new pg.Client({ connectionString: product.databaseUrl });
    await client.connect();
    await client.query('UPDATE series SET share_limit = issued + reserved + $2 WHERE id = $1', [
      OFFER,
      SHARES,
    ]);
    const placed = async () =>
      Number((await client.query('SELECT count(*) FROM orders WHERE series_id = $1', [OFFER])).rows[0].count);
    const before = await placed();
    const investors = await signedInInvestors(product, INVESTORS);
    const { apis } = product;
    // The processes are warm.
    await watchAsStaff(
      product,
      (() => {
        let left = 40;
        return () => --left < 0;
      })(),
    );
    let isOver = false;
    const watching = watchAsStaff(product, () => isOver);
    const opening = performance.now();
    const heard = await Promise.all(
      investors.map(async (investor, at) => {
        await sleep(Math.random() * WITHIN);
        return press(apis[at % apis.length] ?? '', investor, at, opening);
      }),
    );
    isOver = true;
    const { took, failures } = await watching;
    report(heard);
    for (const [name, all] of Object.entries(took))
      console.log(`staff, ${name}: ${shown(all, (value) => value.toFixed(0))} ms (${all.length} calls)`);
    if (failures.length > 0) console.log(`staff, failed: ${failures.length}, ${failures[0]?.slice(0, 200)}`);
    console.log(`in the books: ${(await placed()) - before} orders`);
    await client.end();
    connections.destroy();
    closeConnections();
    agent.destroy();
  },
  { processes: 2, variables: { TRUSTED_PROXIES: '127.0.0.1' } },
);
