import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/**
 * What a service, or something before it, may do to a call. `silent`: nothing is done, and no answer comes. `lost`: it is done, and the
 * connection ends before the answer. `half`: it is done, and the answer ends in its middle. `late`: it is done, and the answer comes
 * when nobody waits any more. `twice`: it is done two times. `halfSent`: half of what was sent arrives. `otherAmount`, `otherId`: it is
 * done, and the answer is about something else. `otherLength`: the answer is whole, and shorter than it was. The others are answers of
 * gateways, with which nothing is done.
 */
export const lies = [
  'silent',
  'lost',
  'half',
  'late',
  'twice',
  'halfSent',
  'otherLength',
  'otherAmount',
  'otherId',
  'foreign',
  'html',
  'errorBody',
  'blocked',
  'unknownRoute',
  'busy',
  'badGateway',
] as const;
export type Lie = (typeof lies)[number];

const JSON_TYPE = 'application/json';
const gateways: Partial<Record<Lie, [status: number, type: string, body: string]>> = {
  foreign: [200, JSON_TYPE, '{"page":1,"items":["another service"]}'],
  html: [200, 'text/html', '<!doctype html><title>Sign in to the network</title>'],
  errorBody: [200, JSON_TYPE, '{"name":"INTERNAL_SERVER_ERROR","message":"An error"}'],
  blocked: [403, JSON_TYPE, '{"message":"Request blocked"}'],
  unknownRoute: [404, JSON_TYPE, '{"message":"no Route matched with those values"}'],
  busy: [429, 'text/plain', 'Too many requests'],
  badGateway: [502, 'text/html', '<html><h1>502 Bad Gateway</h1></html>'],
};

interface Passed {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** Stands before an HTTP service, and does to each call what `next` says; null: passes it on as it is. */
export async function aLyingGateway(
  target: string,
  next: (request: IncomingMessage) => Lie | null,
  lateMilliseconds: number,
) {
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const pass = (sent = body) => passOn(new URL(request.url ?? '/', target), request, sent);
    const lie = next(request);
    if (lie === 'silent') return;
    const gateway = lie && gateways[lie];
    if (gateway) {
      const [status, type, text] = gateway;
      return void response.writeHead(status, { 'content-type': type }).end(text);
    }
    if (lie === 'twice') await pass();
    const answered = await pass(lie === 'halfSent' ? body.subarray(0, body.length / 2) : body);
    if (lie === 'lost') return void response.destroy();
    if (lie === 'late') await new Promise((resolve) => setTimeout(resolve, lateMilliseconds));
    const told = changed(withAddress(answered), lie);
    const { 'transfer-encoding': _, ...headers } = answered.headers;
    const whole = request.method === 'HEAD' ? Number(headers['content-length']) : told.length;
    const length = lie === 'otherLength' ? Math.max(0, whole - 1) : whole;
    response.writeHead(answered.status, { ...headers, 'content-length': length });
    if (lie === 'otherLength') return void response.end(told.subarray(0, length));
    if (lie !== 'half') return void response.end(told);
    response.write(told.subarray(0, told.length / 2), () => response.destroy());
  }

  /** Links lead to the gateway, as a gateway of ours would have it. */
  const withAddress = ({ body }: Passed): Buffer => {
    if (!body.includes(target)) return body;
    const { port } = server.address() as AddressInfo;
    return Buffer.from(body.toString().replaceAll(target, `http://127.0.0.1:${port}`));
  };

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function passOn(url: URL, { method, headers }: IncomingMessage, body: Buffer): Promise<Passed> {
  const { 'transfer-encoding': _, ...others } = headers;
  const sent = { ...others, host: url.host, 'content-length': body.length };
  const passed = send(url, { method, headers: sent, agent: false });
  passed.end(body);
  const [response] = (await once(passed, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
}

function changed(body: Buffer, lie: Lie | null): Buffer {
  if (lie === 'otherAmount')
    return Buffer.from(body.toString().replaceAll(/"value":"[\d.]+"/g, '"value":"1.00"'));
  if (lie === 'otherId') return Buffer.from(body.toString().replaceAll(/"id":"\w\w/g, '"id":"ZZ'));
  return body;
}
