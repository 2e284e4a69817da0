import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished, vi } from 'vitest';

/** `silent`: takes every request and says nothing. `half`: sends half of each object, and then nothing. A number: that status. */
export type S3Fault = 'silent' | 'half' | number;

export interface S3Service {
  /** FILES_URL. */
  url: string;
  endpoint: string;
  objects: Map<string, Buffer>;
  fault: S3Fault | null;
}

/** FILES_URL of a bucket at that endpoint. */
export const bucketAt = (endpoint: string) =>
  `s3://bucket?region=eu-central-1&endpoint=${encodeURIComponent(endpoint)}`;

/** The part of an S3 service that the store uses, in memory. Its listings have two objects per page. Ends with the test. */
export async function anS3Service(): Promise<S3Service> {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  const server = createServer((request, response) => void answer(service, request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service: S3Service = {
    url: bucketAt(endpoint),
    endpoint,
    objects: new Map(),
    fault: null,
  };
  onTestFinished(() => {
    vi.unstubAllEnvs();
    server.closeAllConnections();
    server.close();
  });
  return service;
}

async function answer(
  { objects, fault }: S3Service,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (fault === 'silent') return;
  if (typeof fault === 'number') return void refuse(response, fault, 'Fault');
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3');
  const key = decodeURIComponent(pathname.replace(/^\/bucket\/?/, ''));
  if (request.method === 'PUT') {
    const stored = withoutChunks(await buffer(request));
    objects.set(key, stored);
    response.setHeader('etag', etagOf(stored));
  } else if (request.method === 'DELETE') objects.delete(key);
  else if (searchParams.has('list-type'))
    return void response.end(listing([...objects.keys()], searchParams));
  else return void send(objects.get(key), fault, response);
  response.end();
}

function send(found: Buffer | undefined, fault: S3Fault | null, response: ServerResponse): void {
  if (!found) return void refuse(response, 404, 'NoSuchKey');
  response.setHeader('content-length', found.length).setHeader('etag', etagOf(found));
  if (fault === 'half') response.write(found.subarray(0, found.length / 2));
  else response.end(found);
}

const etagOf = (stored: Buffer) => `"${createHash('md5').update(stored).digest('hex')}"`;

const refuse = (response: ServerResponse, status: number, code: string): void =>
  void response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);

function listing(all: string[], query: URLSearchParams): string {
  const keys = all.sort().filter((key) => key.startsWith(query.get('prefix') ?? ''));
  const from = Number(query.get('continuation-token') ?? 0);
  const contents = keys
    .slice(from, from + 2)
    .map(
      (key) =>
        `<Contents><Key>${key}</Key><Size>1</Size><LastModified>2026-10-01T10:00:00.000Z</LastModified></Contents>`,
    );
  const next = from + 2 < keys.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : '';
  return `<ListBucketResult>${contents.join('')}${next}</ListBucketResult>`;
}

/** The SDK may send a body in signed chunks; this returns their contents only. */
function withoutChunks(body: Buffer): Buffer {
  const head = /^[0-9a-f]+(?:;[^\r]*)?\r\n/;
  if (!head.test(body.subarray(0, 100).toString('latin1'))) return body;
  const parts: Buffer[] = [];
  for (let rest = body; ; ) {
    const line = rest.subarray(0, rest.indexOf('\r\n')).toString('latin1');
    const length = Number.parseInt(line, 16);
    if (!length) return Buffer.concat(parts);
    const from = line.length + 2;
    parts.push(rest.subarray(from, from + length));
    rest = rest.subarray(from + length + 2);
  }
}
