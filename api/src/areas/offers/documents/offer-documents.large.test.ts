import { request } from 'node:http';
import { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { appForAllTests } from '../../../testing/for-all-tests.ts';
import { anInvestorDocument, anOfferInput } from '../../../testing/offers.ts';
import { aUser, bearerOf } from '../../../testing/people.ts';

const app = appForAllTests();
let address: string;

beforeAll(async () => {
  address = await app.app.http.listen({ port: 0, host: '127.0.0.1' });
});

test('CON-20 nearly a hundred megabytes are uploaded and downloaded as streams, not held in memory', async () => {
  const size = 99_999_999;
  const user = await aUser(app.context, { can: ['admin:offer:edit', 'admin:offer:create'] });
  const authorization = await bearerOf(app.context, user);
  const memory = watchMemory();
  const sent = await send(authorization, size);
  expect(sent).toMatchObject({ status: 200, data: { size } });

  const attachment = { displayName: 'Raport', file: { fileId: sent.data.id } };
  const investorDocuments = [{ ...anInvestorDocument(), attachment }];
  const made = await fetch(`${address}/api/admin/offer`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(anOfferInput({ investorDocuments })),
  });
  const { data } = (await made.json()) as { data: { investorDocuments: { attachment: { url: string } }[] } };
  const answer = await fetch(`${address}${data.investorDocuments[0]?.attachment.url}`, {
    headers: { authorization },
  });
  let received = 0;
  for await (const piece of answer.body ?? []) received += piece.length;
  expect(received).toBe(size);
  expect(memory.most()).toBeLessThan(10_000_000);
});

/** Measures the largest growth of this process's buffers from now on, without garbage. */
function watchMemory() {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const held = () => {
    collectGarbage();
    // Buffers are freed in the background after a collection, at the latest when the next one begins.
    collectGarbage();
    return process.memoryUsage().arrayBuffers;
  };
  const before = held();
  let most = 0;
  let timer = setTimeout(look, 200);
  // A collection takes time, so this schedules the next one only when it has ended.
  function look() {
    most = Math.max(most, held() - before);
    timer = setTimeout(look, 200);
  }
  // The timer is cleared after a failure too: endless collections would slow down all later tests.
  onTestFinished(() => clearTimeout(timer));
  return { most: () => most };
}

/** Uploads a text of that size, in pieces. */
function send(authorization: string, size: number): Promise<{ status: number; data: { id: number } }> {
  const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="raport.txt"\r\n\r\n';
  const tail = '\r\n--x--\r\n';
  const piece = Buffer.alloc(65_536, 'a');
  function* body() {
    yield Buffer.from(head);
    for (let left = size; left > 0; left -= piece.length)
      yield piece.subarray(0, Math.min(left, piece.length));
    yield Buffer.from(tail);
  }
  return new Promise((resolve, reject) => {
    const outgoing = request(`${address}/api/admin/offer/document-file`, {
      method: 'POST',
      headers: {
        authorization,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': head.length + size + tail.length,
      },
    });
    outgoing.on('error', reject);
    outgoing.on('response', async (incoming) => {
      let text = '';
      for await (const part of incoming) text += String(part);
      resolve(JSON.parse(text) as { status: number; data: { id: number } });
    });
    Readable.from(body()).pipe(outgoing);
  });
}
