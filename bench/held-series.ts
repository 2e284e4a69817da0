import pg from 'pg';
import { agent, call, quantile } from './call.ts';
import { fillBooks } from './data/fill-books.ts';
import { closeConnections, orderOf, post } from './post.ts';
import { type Product, withProduct } from './product.ts';

/**
 * Measures whether a locked series slows down anything else: lists, one order, orders of other series and readiness, while
 * nothing else happens and while 60 senders order shares of the locked series, each again as soon as it is answered. `node
 * bench/held-series.ts [turns]`, by default 5 turns of 60 calls of each kind, idle and locked in turn.
 */
const SENDERS = 60;
const CALLS = 60;
const TURNS = Number(process.argv[2] ?? 5);
const ORDERS = 20_000;
const HELD = 1;
const books = { investors: ORDERS / 10, series: 100 };
const MANUAL_ORDER = '/admin/investment/manual-order';

type Took = Record<string, number[]>;

/** Calls each kind in turn and adds the milliseconds that each took; a refused call counts as infinite. */
async function measure(product: Product, took: Took): Promise<void> {
  const { api, token } = product;
  const kinds: Record<string, (at: number) => Promise<unknown>> = {
    'list of orders': () => call(`${api}/admin/order`, token),
    'one order': (at) => call(`${api}/admin/order/${1 + at}`, token),
    // The first series is the held one.
    'order of another series': (at) => post(product, MANUAL_ORDER, orderOf(1 + (at % 99), books)),
    readiness: () => call(`${api}/health/ready`, token),
  };
  for (let at = 0; at < CALLS; at += 1) {
    for (const [name, ask] of Object.entries(kinds)) {
      const began = performance.now();
      const isAnswered = await ask(at).then(
        () => true,
        () => false,
      );
      took[name] = [...(took[name] ?? []), isAnswered ? performance.now() - began : Number.POSITIVE_INFINITY];
    }
  }
}

/** Locks the series and lets the senders order its shares until the work is done. */
async function whileHeld(product: Product, work: () => Promise<void>): Promise<void> {
  const holder = new pg.Client({ connectionString: product.databaseUrl });
  await holder.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT FROM series WHERE id = $1 FOR UPDATE', [HELD]);
  let isHeld = true;
  const senders = Array.from({ length: SENDERS }, async () => {
    // A sender orders again, also after a refusal.
    while (isHeld) await post(product, MANUAL_ORDER, orderOf(0, books)).catch(() => {});
  });
  await untilWaiting(product);
  await work().finally(async () => {
    isHeld = false;
    await holder.query('ROLLBACK');
    await Promise.all(senders);
    await holder.end();
  });
}

async function untilWaiting({ databaseUrl }: Product): Promise<void> {
  const watcher = new pg.Client({ connectionString: databaseUrl });
  await watcher.connect();
  const waiting = "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock'";
  while ((await watcher.query(waiting)).rowCount === 0);
  await watcher.end();
}

await withProduct(
  (client) => fillBooks(client, ORDERS),
  async (product) => {
    const [idle, held]: [Took, Took] = [{}, {}];
    await measure(product, {});
    for (let turn = 0; turn < TURNS; turn += 1) {
      await measure(product, idle);
      await whileHeld(product, () => measure(product, held));
    }
    console.log('| call | idle p50 / p95 | held p50 / p95 | p95 held / idle |\n|---|---|---|---|');
    for (const [name, calm = []] of Object.entries(idle)) {
      const [before, after] = [calm, held[name] ?? []].map((all) => [
        quantile(all, 0.5),
        quantile(all, 0.95),
      ]);
      const shown = [before, after].map((pair) => pair?.map((value) => value.toFixed(1)).join(' / '));
      console.log(
        `| ${name} | ${shown.join(' | ')} | ${((after?.[1] ?? 0) / (before?.[1] ?? 1)).toFixed(2)} |`,
      );
    }
    closeConnections();
    agent.destroy();
  },
);
