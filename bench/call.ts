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
