import { anOfferInput } from '../api/src/testing/offers.ts';
import { quantile } from './call.ts';
import { fillBooks } from './data/fill-books.ts';
import { closeConnections, orderOf, send } from './post.ts';
import { type Product, withProduct } from './product.ts';

/**
 * Measures how soon an offer is closed while 24 senders order it through two processes, each again as soon as it is answered. After
 * each round every sender must be refused. The aim is 2 s. `node bench/closing.ts [rounds]`, by default 20.
 */
const SENDERS = 24;
const ROUNDS = Number(process.argv[2] ?? 20);
const ORDERS = 20_000;
/** How many orders are accepted before the offer is closed, so that every sender is under way. */
const FIRST = 2 * SENDERS;

/** The data of an answer; throws if it is a refusal. */
async function ask(url: string, token: string, body: unknown, method?: 'PUT'): Promise<{ id: number }> {
  const answer = await send(url, { token, body, method });
  if (answer.status !== 200) throw new Error(`${url}: ${answer.body}`);
  return (JSON.parse(answer.body) as { data: { id: number } }).data;
}

/** Milliseconds from the request that closes the offer to its answer, and how many orders were accepted meanwhile. */
async function closeInARush({ api, apis, token }: Product, series: number) {
  const input = anOfferInput({ series });
  const offer = await ask(`${api}/admin/offer`, token, input);
  let accepted = 0;
  let isClosed = false;
  let underWay = () => {};
  const isUnderWay = new Promise<void>((resolve) => {
    underWay = resolve;
  });
  const senders = Array.from({ length: SENDERS }, async (_, at) => {
    for (;;) {
      const isLast = isClosed;
      const body = { ...orderOf(at, { investors: ORDERS / 10, series: 1 }), offer: offer.id, series };
      const { status } = await send(`${apis[at % apis.length]}/admin/investment/manual-order`, {
        token,
        body,
      });
      if (status === 200) accepted += 1;
      if (accepted >= FIRST) underWay();
      if (isLast) return status;
    }
  });
  await isUnderWay;
  const before = accepted;
  const began = performance.now();
  await ask(`${api}/admin/offer/${offer.id}`, token, { ...input, isOpen: false }, 'PUT');
  const took = performance.now() - began;
  const meanwhile = accepted - before;
  isClosed = true;
  const last = await Promise.all(senders);
  if (last.includes(200)) throw new Error('An order was accepted after the offer was closed.');
  return { took, meanwhile };
}

await withProduct(
  (client) => fillBooks(client, ORDERS),
  async (product) => {
    const rounds: Awaited<ReturnType<typeof closeInARush>>[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push(await closeInARush(product, 1 + (round % 100)));
    const [took, meanwhile] = [rounds.map((one) => one.took), rounds.map((one) => one.meanwhile)];
    console.log('| | median | longest |\n|---|---|---|');
    console.log(
      `| until the offer is closed, ms | ${quantile(took, 0.5).toFixed(0)} | ${Math.max(...took).toFixed(0)} |`,
    );
    console.log(`| orders accepted meanwhile | ${quantile(meanwhile, 0.5)} | ${Math.max(...meanwhile)} |`);
    closeConnections();
  },
  { processes: 2 },
);
