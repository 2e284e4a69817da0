import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { Product } from './product.ts';

const agent = new Agent({ keepAlive: true });

export const closeConnections = (): void => agent.destroy();

/** A POST to the product; throws if it fails. */
export const post = ({ api, token }: Product, path: string, body?: unknown): Promise<void> =>
  new Promise((resolve, reject) => {
    const sent = body === undefined ? '' : JSON.stringify(body);
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body === undefined
        ? {}
        : {
            'content-type': 'application/json',
            'idempotency-key': randomUUID(),
            'content-length': Buffer.byteLength(sent),
          }),
    };
    const sending = request(`${api}${path}`, { method: 'POST', agent, headers }, (response) => {
      let answer = '';
      response.on('data', (piece: Buffer) => {
        answer += piece;
      });
      response.on('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${path}: ${answer}`)),
      );
    });
    sending.on('error', reject);
    sending.end(sent);
  });

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
