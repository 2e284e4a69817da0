/**
 * Something before the bucket answers at random instead of it. Afterwards every file that was called stored is there as a whole.
 *
 * LIE_ROUNDS says how often everything is done, by default once; the seed is fixed, so that a failing run fails again.
 */
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { FileRow } from '../../platform/files/files.tables.ts';
import { openBytes } from '../../platform/files/open-file.ts';
import { openFileStore } from '../../platform/files/open-file-store.ts';
import { Refusal } from '../../platform/refusal.ts';
import { seededRandom } from '../../platform/seeded-random.ts';
import { anS3Service, bucketAt } from '../../testing/files/s3-service.ts';
import { aLyingGateway, type Lie } from '../../testing/processes/lying-gateway.ts';

const ROUNDS = Number(process.env.LIE_ROUNDS ?? 1);
const FILES = 40;
const LATE_MILLISECONDS = 6_000;
const LARGEST = 20_000;

const quickLies = [
  'lost',
  'half',
  'twice',
  'halfSent',
  'otherLength',
  'foreign',
  'html',
  'errorBody',
  'blocked',
  'unknownRoute',
  'busy',
  'badGateway',
] as const;
const allLies = [...quickLies, 'silent', 'late'] as const;

/** A store whose bucket is behind a gateway: the first calls about each file meet lies, until `tell` is called. */
async function aLyingBucket(kinds: readonly Lie[]) {
  const bucket = await anS3Service();
  const random = seededRandom(20_261_128);
  const liesOf = new Map<string, Lie[]>();
  let isOver = false;
  const next = ({ url = '' }: IncomingMessage): Lie | null => {
    const key = /file-\d+/.exec(url)?.[0];
    return isOver || !key ? null : (liesOf.get(key)?.shift() ?? null);
  };
  const gateway = await aLyingGateway(bucket.endpoint, next, LATE_MILLISECONDS);
  onTestFinished(gateway.close);
  return {
    store: openFileStore(bucketAt(gateway.url)),
    bucket,
    random,
    /** The next calls about a file meet these. */
    lieAbout: (key: string) => {
      const planned = Array.from({ length: random.integer(0, 3) }, () => random.pick(kinds));
      liesOf.set(key, random.next() < 0.5 ? planned : [...planned.slice(1), random.pick(kinds)]);
    },
    tellTheTruth: () => {
      isOver = true;
    },
  };
}

const codeOf = (error: unknown): string => {
  if (error instanceof Refusal) return error.code;
  throw error;
};

async function wholeOf(store: FileStore, file: FileRow): Promise<Buffer | string> {
  try {
    const log = { error: () => {} } as unknown as Parameters<typeof openBytes>[0]['log'];
    return await buffer((await openBytes({ files: store, log }, file, file.key)).bytes);
  } catch (error) {
    return codeOf(error);
  }
}

async function storeAmongLies(kinds: readonly Lie[], count: number): Promise<void> {
  const { store, bucket, random, lieAbout, tellTheTruth } = await aLyingBucket(kinds);
  const files = Array.from({ length: count }, (_, id) => {
    const content = Buffer.alloc(random.integer(1, LARGEST), `${id} `);
    const key = `file-${id}`;
    lieAbout(key);
    return { content, isStream: id % 2 === 0, row: { id, key, size: content.length } as FileRow };
  });
  const written = await Promise.all(
    files.map(({ content, isStream, row }) => {
      const sent = isStream ? Readable.from([content.subarray(0, 7), content.subarray(7)]) : content;
      return store.write(row.key, sent, row.size).then(() => 'stored' as const, codeOf);
    }),
  );
  expect(new Set(written)).toEqual(new Set(['stored', 'FILES_UNAVAILABLE']));
  const stored = files.filter((_, index) => written[index] === 'stored');
  for (const { row } of stored) lieAbout(row.key);
  const read = await Promise.all(stored.map(({ row }) => wholeOf(store, row)));
  for (const [index, found] of read.entries())
    if (typeof found === 'string') expect(['FILES_UNAVAILABLE', 'NOT_FOUND']).toContain(found);
    else expect(found.equals(stored[index]?.content ?? Buffer.alloc(0))).toBe(true);
  tellTheTruth();
  for (const { content, row } of stored) {
    expect(bucket.objects.get(row.key)?.equals(content), row.key).toBe(true);
    expect(await wholeOf(store, row), row.key).toEqual(content);
  }
}

test('R39 whatever is answered instead of the bucket, a file that is called stored is there as a whole', () =>
  storeAmongLies(quickLies, FILES * ROUNDS));

test('R39 nor does a bucket that is silent or late for a while lose a file', { tags: 'thorough' }, () =>
  storeAmongLies(allLies, FILES * ROUNDS),
);

test('R39 a page that answers an upload instead of the bucket is not believed', async () => {
  const bucket = await anS3Service();
  const gateway = await aLyingGateway(bucket.endpoint, ({ method }) => (method === 'PUT' ? 'html' : null), 0);
  onTestFinished(gateway.close);
  const writing = openFileStore(bucketAt(gateway.url)).write('file-1', Buffer.from('x'), 1);
  await expect(writing).rejects.toMatchObject({ code: 'FILES_UNAVAILABLE' });
});
