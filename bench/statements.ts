import pg from 'pg';
import { suggestedLayout } from '../api/src/areas/statements/reading/csv-header.ts';
import { readCsv } from '../api/src/areas/statements/reading/read-csv.ts';
import { readFile } from '../api/src/areas/statements/reading/read-statement.ts';
import type { FileLine, StatementFile } from '../api/src/areas/statements/reading/statement-file.ts';
import { writeCamt, writeCsv, writeMt940 } from '../api/src/testing/files/write-statements.ts';
import { agent, call, median } from './call.ts';
import { fillBooks } from './data/fill-books.ts';
import { closeConnections, send } from './post.ts';
import { type Product, withProduct } from './product.ts';

/**
 * Reads a statement of 5,000 lines in each format, imports it, and asks what its lines pay, at a million orders. Four lines of five
 * name an open order; the others name none or are debits. The aims are 2 s for reading, and 5 s for importing and matching.
 * `node bench/statements.ts [orders]`, by default 1000000.
 */
const LINES = 5_000;
const DAY = '2026-06-30';
const ROUNDS = 3;
/** Letters of their own for each run: bookings that were imported before are not judged. */
const RUN = String(Date.now()).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');

interface Open {
  id: number;
  account: string;
  amount: string;
}

function statementOf(orders: readonly Open[], round: number): StatementFile {
  const opening = 100_000_000_000n;
  const lines = Array.from({ length: LINES }, (_, nth): FileLine => {
    const order = orders[(round * LINES + nth) % orders.length];
    if (!order) throw new Error('No open orders');
    const { id, amount, account } = order;
    const kind = nth % 10;
    return {
      bookedOn: DAY,
      amount: kind === 9 ? -BigInt(100 + nth) : BigInt(amount.replace('.', '')),
      reference: `BR${round}${nth}`,
      title: `${kind < 8 ? `Zamówienie nr ${id}` : 'za udziały'} ${RUN}`,
      counterparty: {
        name: 'JAN KOWALSKI',
        account: kind < 4 ? account : String(27_114_020_040_000n + BigInt(nth)).padStart(26, '2'),
      },
      paidTo: '',
    };
  });
  const closing = lines.reduce((sum, { amount }) => sum + amount, opening);
  const account = '61109010140000071219812874';
  return {
    format: 'mt940',
    account,
    currency: 'PLN',
    number: String(round),
    from: DAY,
    to: DAY,
    opening,
    closing,
    lines,
  };
}

const formats: [string, (statement: StatementFile) => string][] = [
  ['wyciag.sta', (statement) => writeMt940([statement], { sign: '~', width: 27 })],
  ['wyciag.xml', (statement) => writeCamt([statement], '08')],
  ['wyciag.csv', (statement) => writeCsv(statement, ';')],
];

function timeOf(work: () => void): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

async function measure({ api, token, databaseUrl }: Product): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<Open>(
    `SELECT id, total_amount AS amount, investor_data -> 'bankAccount' ->> 'accountNumber' AS account FROM orders WHERE status = 'new' ORDER BY id DESC LIMIT $1`,
    [LINES * ROUNDS * formats.length],
  );
  await client.end();
  console.log('| format | kB | reading | importing | matching |\n|---|---|---|---|---|');
  for (const [at, [fileName, write]] of formats.entries()) {
    const [reading, importing, matching]: [number[], number[], number[]] = [[], [], []];
    let size = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const bytes = Buffer.from(write(statementOf(rows, at * ROUNDS + round)));
      size = bytes.length;
      reading.push(
        timeOf(() => {
          const read = readFile(bytes);
          const layout = read.kind === 'table' && suggestedLayout(read.table.header);
          if (read.kind === 'table' && layout) readCsv(read.table, layout, '');
        }),
      );
      const began = performance.now();
      const body = { data: { file: { fileName, base64: bytes.toString('base64') } } };
      const { status, body: answer } = await send(`${api}/admin/statement`, { token, body });
      if (status !== 200) throw new Error(answer);
      importing.push(performance.now() - began);
      const { data } = JSON.parse(answer) as { data: { id: number } };
      const lines = await call(`${api}/admin/statement/${data.id}/line`, token);
      matching.push(lines.took);
      if (round === 0) {
        const all = (JSON.parse(lines.body) as { data: { verdict: string }[] }).data;
        const counts = Map.groupBy(all, ({ verdict }) => verdict);
        console.error([...counts].map(([verdict, found]) => `${verdict}: ${found.length}`).join(', '));
      }
    }
    const shown = [size / 1_000, ...[reading, importing, matching].map(median)].map((value) =>
      Math.round(value),
    );
    console.log(`| ${fileName} | ${shown.join(' | ')} |`);
  }
  closeConnections();
  agent.destroy();
}

const [orders = 1_000_000] = process.argv.slice(2).map(Number);
await withProduct((client) => fillBooks(client, orders), measure);
