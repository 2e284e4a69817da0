import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { Product } from './product.ts';

const agent = new Agent({ keepAlive: true });

export const closeConnections = (): void => agent.destroy();

interface Sent {
  status: number;
  retryAfter: number;
  body: string;
}

/** Sends a POST or a PUT with headers and returns any answer; throws if there is none. */
export const send = (
  url: string,
  {
    token,
    body,
    headers = {},
    method = 'POST',
  }: { token: string; body?: unknown; headers?: Record<string, string>; method?: 'POST' | 'PUT' },
  through = agent,
): Promise<Sent> =>
  new Promise((resolve, reject) => {
    const sent = body === undefined ? '' : JSON.stringify(body);
    const ofBody =
      body === undefined
        ? {}
        : {
            'content-type': 'application/json',
            'idempotency-key': randomUUID(),
            'content-length': Buffer.byteLength(sent),
          };
    const options = {
      method,
      agent: through,
      headers: { authorization: `Bearer ${token}`, ...ofBody, ...headers },
    };
    const sending = request(url, options, (response) => {
      let answer = '';
      response.on('data', (piece: Buffer) => {
        answer += piece;
      });
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          retryAfter: Number(response.headers['retry-after'] ?? 0),
          body: answer,
        }),
      );
    });
    sending.on('error', reject);
    sending.end(sent);
  });

/** A POST to the product; throws if it fails. */
export async function post(
  { api, token }: Pick<Product, 'api' | 'token'>,
  path: string,
  body?: unknown,
): Promise<void> {
  const { status, body: answer } = await send(`${api}${path}`, { token, body });
  if (status !== 200) throw new Error(`${path}: ${answer}`);
}

/** The body of a manual order: existing investors in turn, and one of the first offers. */
export const orderOf = (at: number, { investors, series }: { investors: number; series: number }) => ({
  email: `investor${5 + 10 * (at % (investors / 10))}@example.com`,
  offer: 1 + (at % series),
  series: 1 + (at % series),
  quantity: 1 + (at % 20),
  investorData: {
    firstName: 'Jan',
    lastName: 'Kowalski',
    phoneNumber: '',
    address: { address: '', zip: '', city: '', state: null, country: 616 },
    bankAccount: { country: 616, bankName: '', accountNumber: '' },
  },
  agreements: [],
});
