import pg from 'pg';
import { agent, call } from './call.ts';
import { fillBooks } from './data/fill-books.ts';
import { fillShares } from './data/fill-shares.ts';
import { closeConnections, send } from './post.ts';
import { type Product, withProduct } from './product.ts';

/**
 * Prepares, reads and confirms payouts to that many holders of an offer. The aim for confirming is 5 s.
 * `node bench/payouts.ts [holders]`, by default 10000.
 */
const ROUNDS = 3;
const SHARES_PER_HOLDER = 100;

async function measure({ api, token, databaseUrl }: Product): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ offer: number; holders: number }>(
    `SELECT offer_id AS offer, count(DISTINCT investment_id)::int AS holders FROM orders WHERE status = 'completed'
     GROUP BY 1 ORDER BY 2 DESC LIMIT 1`,
  );
  await client.end();
  const [{ offer, holders }] = rows as [(typeof rows)[number]];
  console.log(
    `${holders} holders, milliseconds\n| round | preparing | reading the draft | confirming | marking as sent |\n|---|---|---|---|---|`,
  );
  const timed = async (url: string, body: object = {}) => {
    const began = performance.now();
    const { status, body: answer } = await send(url, { token, body });
    if (status !== 200) throw new Error(answer);
    return { took: performance.now() - began, answer };
  };
  for (let round = 1; round <= ROUNDS; round += 1) {
    const draft = { offer, asOf: '2026-06-30', total: 1_234_567.89, tax: 19 };
    const prepared = await timed(`${api}/admin/payout`, draft);
    const { id } = (JSON.parse(prepared.answer) as { data: { id: number } }).data;
    const read = await call(`${api}/admin/payout/${id}`, token);
    const confirmed = await timed(`${api}/admin/payout/${id}/confirm`);
    const sent = await timed(`${api}/admin/payout/${id}/mark`, { to: 'sent' });
    const took = [prepared.took, read.took, confirmed.took, sent.took].map(Math.round);
    console.log(`| ${round} | ${took.join(' | ')} |`);
  }
  closeConnections();
  agent.destroy();
}

const [holders = 10_000] = process.argv.slice(2).map(Number);
await withProduct(async (client) => {
  await fillBooks(client, 1_000);
  await fillShares(client, holders * SHARES_PER_HOLDER, holders);
}, measure);
