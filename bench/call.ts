import { Agent, get } from 'node:http';

/** Keep-alive connections, so that none is opened during a measurement. */
export const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** Reads an address with a bearer token; returns the duration in milliseconds and the body. Throws if the call fails. */
export function call(url: string, token: string): Promise<{ took: number; body: string }> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { authorization: `Bearer ${token}` } }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (piece: string) => {
        body += piece;
      });
      response.on('end', () => {
        if (response.statusCode === 200) resolve({ took: performance.now() - began, body });
        else reject(new Error(`${url} answered ${response.statusCode}: ${body}`));
      });
    }).on('error', reject);
  });
}

/** The percentile of the values: 0.5 is the median. */
export const quantile = (values: number[], part: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * part)] ?? 0;

export const median = (values: number[]): number => quantile(values, 0.5);

const LEAST_CALLS = 9;
const MOST_CALLS = 600;
const MILLISECONDS = 2_500;
/** How many of the first calls are left out where calls are quick, because the code of both sides is still being compiled. */
const WARM_UP = 200;

/** Alternates calls of the product and of the bare route; returns the durations of both. */
export async function takeTurns(product: string, bare: string, token: string): Promise<[number[], number[]]> {
  const ours: number[] = [];
  const theirs: number[] = [];
  const until = performance.now() + MILLISECONDS;
  while (ours.length < LEAST_CALLS || (ours.length < MOST_CALLS && performance.now() < until)) {
    ours.push((await call(product, token)).took);
    theirs.push((await call(bare, token)).took);
  }
  const warm = ours.length > 2 * WARM_UP ? WARM_UP : 0;
  return [ours.slice(warm), theirs.slice(warm)];
}
