import { Readable } from 'node:stream';
import { DOCUMENT_SIZE_BOUND, type UploadedFile } from '@share/contract/shared/files.ts';
import type { FastifyRequest, preParsingAsyncHookHandler } from 'fastify';
import { Refusal } from '../../refusal.ts';
import type { Semaphore } from '../../semaphore.ts';
import { openScratch, type Scratch } from './scratch-files.ts';
import { takeOutFiles } from './take-out-files.ts';

type Payload = Parameters<preParsingAsyncHookHandler>[2];

/** The resources of a request that may carry files; `end` frees them. */
export interface Upload {
  scratch: Scratch;
  isWorking: boolean;
  end: () => Promise<void>;
}

/** Base64 makes a file a third longer. Two files of the largest size do not fit into one request. */
export const LARGEST_UPLOAD = 140_000_000;
const SMALL_BODY = 1_048_576;

/** A body that is large or of unknown length waits for the semaphore before any of it is read. */
export async function beginUpload(uploads: Semaphore, request: FastifyRequest): Promise<void> {
  const { actor, left } = request.context;
  const length = Number(request.headers['content-length'] ?? Number.NaN);
  if (length > LARGEST_UPLOAD) throw new Refusal('REQUEST_TOO_LARGE');
  const release = length <= SMALL_BODY ? () => {} : await uploads.acquire(actor.id, left);
  const scratch = openScratch();
  const upload: Upload = {
    scratch,
    isWorking: false,
    async end() {
      await scratch
        .remove()
        .catch((error: unknown) => request.log.error({ err: error }, 'an upload was not cleared away'));
      release();
    },
  };
  request.upload = upload;
  request.context.received = scratch.received;
  const endIfIdle = () => (upload.isWorking ? undefined : upload.end());
  left.addEventListener('abort', endIfIdle);
  if (left.aborted) await upload.end();
}

/** Moves the files of a JSON body to temporary files before it is parsed; multipart bodies are read later. */
export async function divertFiles(request: FastifyRequest, payload: Payload): Promise<Payload> {
  const { upload } = request;
  if (!upload || request.headers['content-type']?.startsWith('multipart/')) return payload;
  let length = 0;
  const counted = async function* () {
    for await (const piece of payload as AsyncIterable<Buffer>) {
      length += piece.length;
      yield piece;
    }
  };
  const rest = Readable.from(takeOutFiles(counted(), upload.scratch), { objectMode: false });
  // Fastify compares this with the announced length and with the limit.
  return Object.defineProperty(rest, 'receivedEncodedLength', {
    get: () => payload.receivedEncodedLength ?? length,
  });
}

/** Gives a multipart body the same form as a JSON body with its file as base64. */
export async function readMultipart(request: FastifyRequest): Promise<void> {
  if (!request.upload || !request.isMultipart()) return;
  request.body = await readOneFile(request, request.upload.scratch);
}

async function readOneFile(request: FastifyRequest, scratch: Scratch): Promise<Partial<UploadedFile>> {
  const target = await scratch.begin();
  const limits = { fileSize: DOCUMENT_SIZE_BOUND };
  const part = await request.file({ throwFileSizeLimit: false, limits }).catch(refuseMalformed);
  if (!part) return {};
  for await (const piece of piecesOf(part.file)) await target.write(piece);
  const name = part.fields.fileName;
  const isNamed = name && 'value' in name && typeof name.value === 'string';
  return { fileName: isNamed ? (name.value as string) : part.filename, base64: await target.close() };
}

/** Any error in reading the parts is caused by the sender: malformed parts or an aborted request. */
const refuseMalformed = (): never => {
  throw new Refusal('REQUEST_MALFORMED');
};

async function* piecesOf(file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* file;
  } catch {
    refuseMalformed();
  }
}

/** Runs the verb and removes its temporary files afterwards, also if the sender has disconnected meanwhile. */
export async function answerUpload<Answer>(
  request: FastifyRequest,
  answer: () => Promise<Answer>,
): Promise<Answer> {
  const { upload } = request;
  if (!upload) return answer();
  upload.isWorking = true;
  try {
    return await answer();
  } finally {
    upload.isWorking = false;
    await upload.end();
  }
}
