import { createRequire } from 'node:module';
import { Readable } from 'node:stream';
import type { S3 } from '@aws-sdk/client-s3';
import { Refusal } from '../refusal.ts';
import type { FileStore } from './file-store.ts';

const CONNECTION_MILLISECONDS = 3_000;
/** How long an answer, or the next part of one, may take. */
const ANSWER_MILLISECONDS = 4_000;
/** How long the bucket may take nothing of an upload. The last bytes may still be on their way when all are sent. */
const SENDING_MILLISECONDS = 8_000;
/** Uploads from a stream are sent once. */
const ATTEMPTS = 2;

/**
 * Opens a bucket by an address such as `s3://bucket?region=eu-central-1&endpoint=https://minio.example.com`. The AWS SDK finds
 * the credentials: in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, in a profile, or in the machine's role. Every failure of the
 * bucket is refused with FILES_UNAVAILABLE within about ten seconds.
 */
export function openS3Store(filesUrl: string): FileStore {
  const { hostname: Bucket } = new URL(filesUrl);
  const s3 = openClient(filesUrl);
  return {
    async write(Key, content, size) {
      const send = (Body: Uint8Array | Readable, options = {}) =>
        s3.putObject({ Bucket, Key, Body, ContentLength: size }, options);
      const sent = content instanceof Uint8Array ? send(content) : sendStream(content, send);
      const { ETag } = await orUnavailable(sent);
      // Something before the bucket may have answered instead of it.
      const stored = await orUnavailable(s3.headObject({ Bucket, Key }));
      if (!ETag || stored.ETag !== ETag || stored.ContentLength !== size)
        throw unavailable(new Error('The bucket does not have the object that was sent'));
    },
    async read(Key) {
      const found = await orUnavailable(s3.getObject({ Bucket, Key }).catch(nullIfMissing));
      if (found === null) return null;
      const { Body, ContentLength: size, ETag } = found;
      if (size === undefined || !ETag) throw unavailable(new Error('The answer is not that of a bucket'));
      return { bytes: unlessSilent(Body as Readable), size };
    },
    async remove(Key) {
      await orUnavailable(s3.deleteObject({ Bucket, Key }));
    },
    async *list(Prefix) {
      let ContinuationToken: string | undefined;
      do {
        const page = await orUnavailable(s3.listObjectsV2({ Bucket, Prefix, ContinuationToken }));
        for (const { Key, LastModified } of page.Contents ?? [])
          if (Key && LastModified) yield { key: Key, modifiedAt: LastModified };
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },
  };
}

const ignore = () => {};

function openClient(filesUrl: string): S3 {
  const { searchParams } = new URL(filesUrl);
  const endpoint = searchParams.get('endpoint');
  // Loaded only if it is needed, because it is large.
  const sdk: typeof import('@aws-sdk/client-s3') = createRequire(import.meta.url)('@aws-sdk/client-s3');
  return new sdk.S3({
    region: searchParams.get('region') ?? process.env.AWS_REGION ?? 'us-east-1',
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    maxAttempts: ATTEMPTS,
    // The SDK would write sentences to the console. What fails is in the error.
    logger: { trace: ignore, debug: ignore, info: ignore, warn: ignore, error: ignore },
    // The SDK would wait six seconds for a permission to send, which some services never give.
    expectContinueHeader: false,
    requestHandler: {
      connectionTimeout: CONNECTION_MILLISECONDS,
      requestTimeout: ANSWER_MILLISECONDS,
      throwOnRequestTimeout: true,
    },
  });
}

/** Sends a stream for as long as the bucket takes it. The time limit is on silence, because a large file may take minutes. */
async function sendStream<Answer>(
  content: Readable,
  send: (body: Readable, options: { abortSignal: AbortSignal; requestTimeout: 0 }) => Promise<Answer>,
): Promise<Answer> {
  const sending = new AbortController();
  const silence = setTimeout(
    () => sending.abort(new Error('The bucket takes no more bytes')),
    SENDING_MILLISECONDS,
  );
  async function* watched() {
    for await (const chunk of content) {
      silence.refresh();
      yield chunk;
    }
    silence.refresh();
  }
  const body = Readable.from(watched());
  for (const part of [content, body]) part.once('error', (error) => sending.abort(error));
  try {
    return await send(body, { abortSignal: sending.signal, requestTimeout: 0 });
  } finally {
    clearTimeout(silence);
    content.destroy();
    body.destroy();
  }
}

/** The bytes of an answer. They end with an error when the bucket is silent, but a slow reader may take any time. */
function unlessSilent(body: Readable): Readable {
  async function* watched() {
    const giveUp = () => body.destroy(new Error('The bucket sends no more bytes'));
    let silence = setTimeout(giveUp, ANSWER_MILLISECONDS);
    try {
      for await (const chunk of body) {
        clearTimeout(silence);
        yield chunk;
        silence = setTimeout(giveUp, ANSWER_MILLISECONDS);
      }
    } catch (error) {
      throw unavailable(error);
    } finally {
      clearTimeout(silence);
    }
  }
  // A generator that is ended before it has begun does not end its source.
  return Readable.from(watched(), { objectMode: false }).once('close', () => body.destroy());
}

function nullIfMissing(error: unknown): null {
  // A gateway that does not know the bucket answers 404, too.
  if (error instanceof Error && error.name === 'NoSuchKey') return null;
  throw error;
}

async function orUnavailable<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw unavailable(error);
  }
}

const unavailable = (cause: unknown) => new Refusal('FILES_UNAVAILABLE', null, undefined, cause);
