import { deepStrictEqual } from 'node:assert';
import { type FoundGroup, MOST_FOUND } from '../contract/src/areas/find/find.endpoints.ts';
import type { getHome } from '../contract/src/areas/home/home.endpoints.ts';
import type { AnswerOf } from '../contract/src/shared/endpoint.ts';
import { agent, call, median, quantile, takeTurns } from './call.ts';
import { fillBooks } from './data/fill-books.ts';
import { fillWaiting } from './data/fill-waiting.ts';
import { freePort, started, withProduct } from './product.ts';

/**
 * Reads the home screen, and finds records of every kind as people type them, compared with a bare route with the best SQL. First
 * both must answer the same; then one call of the product and one of the bare route take turns, with one caller. The aims are
 * 50 ms for home and 150 ms for finding. `node bench/home-and-find.ts [orders]`, by default 1000000.
 */
const TEXTS = [
  '500000',
  'Zamówienie nr 77',
  'kowalski',
  'jan kow',
  'investor4711',
  'gmail',
  '2874',
  '61 1090 1014',
  '600 711 100',
  'oferta 7',
  'seria 7',
  'xyzzy',
];

type Home = AnswerOf<typeof getHome>;

/** For each card its number, its sum and the oldest five; the open offers; the weeks. */
const factsOfHome = ({ cards, offers, weeks }: Home) => ({
  cards: cards.map(({ name, rows, amount, oldest }) => ({
    name,
    rows,
    amount: amount ?? null,
    oldest: oldest.map(({ id }) => id),
  })),
  offers: { rows: offers?.rows, first: offers?.first.map(({ id, left, raised }) => ({ id, left, raised })) },
  weeks: weeks?.map(({ monday, amount, shares }) => ({ monday, amount, shares })),
});

/** The ids of each kind. Where more people are found than shown, only their number, because any of them may be shown. */
const factsOfFind = (groups: FoundGroup[]) =>
  groups.map(({ kind, items }) => {
    const ids = items.map(({ id }) => id);
    if (kind !== 'users') return { kind, ids };
    return { kind, ids: ids.length < MOST_FOUND ? ids.sort((one, other) => one - other) : ids.length };
  });

interface Compared<Answer> {
  name: string;
  path: string;
  facts: (answer: Answer) => unknown;
}

const home: Compared<Home> = { name: 'home', path: '/home', facts: factsOfHome };
const finds = TEXTS.map(
  (text): Compared<FoundGroup[]> => ({
    name: `find ${text}`,
    path: `/find?text=${encodeURIComponent(text)}`,
    facts: factsOfFind,
  }),
);

const orders = Number(process.argv[2] ?? 1_000_000);
await withProduct(
  async (client) => {
    await fillBooks(client, orders);
    await fillWaiting(client);
  },
  async ({ api, token, databaseUrl }) => {
    const port = await freePort();
    const script = 'bench/bare/bare-home-and-find.ts';
    const bare = await started(script, [databaseUrl, String(port)], {}, 'ready');

    async function compare<Answer>({ name, path, facts }: Compared<Answer>): Promise<void> {
      const [product, best] = [`${api}/admin${path}`, `http://127.0.0.1:${port}${path}`];
      const { data } = JSON.parse((await call(product, token)).body) as { data: Answer };
      deepStrictEqual(facts(data), facts(JSON.parse((await call(best, token)).body) as Answer), name);
      const [ours, theirs] = await takeTurns(product, best, token);
      const [one, other, slow] = [median(ours), median(theirs), quantile(ours, 0.95)];
      console.log(
        `| ${name} | ${one.toFixed(1)} | ${other.toFixed(1)} | ${(one / other).toFixed(2)} | ${slow.toFixed(1)} |`,
      );
    }

    try {
      console.log(
        `\n${orders} orders; milliseconds (medians)\n\n| | ours | bare | ours / bare | ours, 95 % |\n|---|---|---|---|---|`,
      );
      await compare(home);
      for (const find of finds) await compare(find);
    } finally {
      bare.kill();
      agent.destroy();
    }
  },
);
