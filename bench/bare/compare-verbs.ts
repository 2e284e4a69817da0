import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { median } from '../call.ts';
import type { Product } from '../product.ts';

const CALLERS = 16;
/** About the length of an encrypted e-mail. */
const EMAIL = 6_000;
/** In production the program is warm for days; after 400 calls it is not warm yet. */
const WARMING_TURNS = 2;

export const HEADER =
  '| what | on | ours per second | one statement | ours / that | in steps | ours / that |\n|---|---|---|---|---|---|---|';

type Call = () => Promise<void>;

/** Makes that many calls with that many concurrent callers; returns the calls per second. */
async function perSecond(calls: Call[]): Promise<number> {
  const waiting = [...calls];
  const began = performance.now();
  await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) await next();
    }),
  );
  return (calls.length * 1_000) / (performance.now() - began);
}

export interface Comparison {
  name: string;
  series: number;
  ours: () => Promise<Call[]>;
  bare: () => Promise<Call[]>;
  /** The calls as a hand-written transaction of several statements. */
  inSteps: () => Promise<Call[]>;
}

/** Prints a row of the table with that header: medians of the turns, in which the three alternate. */
export async function compare(
  { name, series, ours, bare, inSteps }: Comparison,
  { client, turns }: { client: pg.Client; turns: number },
): Promise<void> {
  const rates = { ours: [] as number[], bare: [] as number[], inSteps: [] as number[] };
  for (let turn = -WARMING_TURNS; turn < turns; turn += 1) {
    const product = await perSecond(await ours());
    await allMailSent(client);
    const sql = await perSecond(await bare());
    const steps = await perSecond(await inSteps());
    if (turn < 0) continue;
    rates.inSteps.push(steps);
    rates.ours.push(product);
    rates.bare.push(sql);
  }
  const [product, sql, steps] = [median(rates.ours), median(rates.bare), median(rates.inSteps)];
  const where = series === 1 ? 'one hot series' : `${series} series`;
  console.log(
    `| ${name} | ${where} | ${Math.round(product)} | ${Math.round(sql)} | ${(product / sql).toFixed(2)} | ${Math.round(steps)} | ${(product / steps).toFixed(2)} |`,
  );
}

/** Waits until the product has sent its e-mails. */
async function allMailSent(client: pg.Client): Promise<void> {
  for (;;) {
    const { rowCount } = await client.query(
      'SELECT FROM emails WHERE sent_at IS NULL AND due_at <= now() LIMIT 1',
    );
    if (rowCount === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

export const anEmail = (): string => randomBytes(EMAIL).toString('base64').slice(0, EMAIL);

/** Connections like those of the product. */
export const openBarePool = ({ databaseUrl }: Product): pg.Pool =>
  new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    options: '-c plan_cache_mode=force_generic_plan -c timezone=UTC',
  });
