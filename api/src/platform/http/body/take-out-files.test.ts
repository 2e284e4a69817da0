import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openScratch } from './scratch-files.ts';
import { takeOutFiles } from './take-out-files.ts';

/** Sends the text in chunks of those lengths (the last one repeated); returns the remaining body and its files. */
async function takeOut(body: string, lengths: readonly number[] = [65_536]) {
  const bytes = Buffer.from(body);
  async function* pieces() {
    let at = 0;
    for (let turn = 0; at < bytes.length; turn += 1) {
      const length = lengths[Math.min(turn, lengths.length - 1)] ?? 1;
      yield bytes.subarray(at, at + length);
      at += length;
    }
  }
  const scratch = openScratch();
  const rest: Buffer[] = [];
  for await (const piece of takeOutFiles(pieces(), scratch)) rest.push(Buffer.from(piece));
  const left: unknown = JSON.parse(Buffer.concat(rest).toString());
  const files = new Map(
    [...scratch.received].map(([name, file]) => [name, { ...file, bytes: readFileSync(file.path) }]),
  );
  await scratch.remove();
  expect([...files.values()].some(({ path }) => existsSync(dirname(path)))).toBe(false);
  return { left, files };
}

async function contentOf(json: string, lengths?: readonly number[]) {
  const { left, files } = await takeOut(`{"base64":${json}}`, lengths);
  return files.get((left as { base64: string }).base64);
}

describe('R18 files in a JSON body', () => {
  it('are complete, wherever the chunks of the request end, and the rest of the body is unchanged', {
    tags: 'thorough',
  }, async () => {
    const contents = fc.array(fc.uint8Array({ maxLength: 40 }), { minLength: 1, maxLength: 3 });
    const lengths = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(contents, fc.string({ unit: 'binary' }), lengths, async (all, text, sizes) => {
        const others = {
          [`x${text}`]: text,
          list: ['base64', { base64: [null, 1] }],
          key: 'base64',
          quote: '"base64":"QUJD"',
        };
        const sent = all.map((bytes) => ({ ...others, base64: Buffer.from(bytes).toString('base64') }));
        const { left, files } = await takeOut(JSON.stringify(sent), sizes);
        const received = left as typeof sent;
        expect(received.map(({ base64, ...rest }) => rest)).toEqual(sent.map(({ base64, ...rest }) => rest));
        expect(received.map(({ base64 }) => files.get(base64)?.bytes ?? Buffer.alloc(0))).toEqual(
          all.map((bytes) => Buffer.from(bytes)),
        );
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['with blanks around the colon', '"QUJD"', ' : '],
    ['with escaped slashes, as PHP writes them', '"\\/\\/\\/\\/"', ':'],
    ['with escaped signs, as .NET writes them', '"\\u002b\\u002B\\u002fA"', ':'],
    ['with line ends', '"QU\\r\\nJD"', ':'],
    ['with a data: prefix', '"data:image/png;base64,QUJD"', ':'],
    ['without padding', '"QUI"', ':'],
  ])('may come %s', async (_, json, colon) => {
    const { left, files } = await takeOut(`{"base64"${colon}${json}}`, [3, 1]);
    const text = (JSON.parse(json) as string).replace(/^data:.*,|\s/g, '');
    expect(files.get((left as { base64: string }).base64)?.bytes).toEqual(Buffer.from(text, 'base64'));
  });

  it.each([
    '"a$bc"',
    '"QQ==QQ=="',
    '"QUJDR"',
    '"data:image/png"',
    `"data:${'x'.repeat(300)}"`,
    '"żółć"',
    '"Q=UJ"',
  ])('that are not base64 are marked as damaged: %s', async (json) => {
    expect(await contentOf(json, [2])).toMatchObject({ isDamaged: true });
  });

  it('are counted to the end but not stored beyond 100 MB', { tags: 'thorough' }, async () => {
    const scratch = openScratch();
    const file = await scratch.begin();
    const megabyte = new Uint8Array(1_000_000);
    for (let count = 0; count < 101; count += 1) await file.write(megabyte);
    const received = scratch.received.get(await file.close());
    expect(received?.size).toBe(101_000_000);
    expect(readFileSync(received?.path ?? '').length).toBe(99_000_000);
    await scratch.remove();
  });

  it('may come with at most ten megabytes of other data', async () => {
    await expect(takeOut(`{"a":"${'x'.repeat(10_000_000)}"}`)).rejects.toThrow('REQUEST_TOO_LARGE');
  });

  it('are taken only from the key `base64`, not from other keys or an escaped one', async () => {
    const { left, files } = await takeOut(
      '{"Base64":"QUJD","base64 ":"QUJD","xbase64":"QUJD","base\\u00364":"QUJD"}',
    );
    expect(Object.values(left as object)).toEqual(['QUJD', 'QUJD', 'QUJD', 'QUJD']);
    expect(files.size).toBe(0);
  });
});
