import { errorOf, needsPassword } from '@share/contract/client/client.ts';
import { type Incoming, type Outgoing, readAnswer } from '@share/contract/client/transport.ts';
import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import { askAgain } from '../session/ask-again.ts';
import { sendSignedIn } from '../session/send-signed-in.ts';
import { noticeForbidden } from './forbidden.ts';
import { type CallOptions, requestOf } from './request-to-api.ts';

interface Received {
  status: number;
  file: Blob;
}

/** Downloads a private file with the user's session and lets the browser save it. Throws an ApiError on failure. */
export const download = (url: string, fileName: string): Promise<void> =>
  fetchAndSave({ method: 'GET', url, headers: {} }, fileName);

interface ExportOptions<E extends Endpoint> extends CallOptions<E> {
  fileName: string;
  /** Called with the number of bytes that have arrived. */
  onProgress: (bytes: number) => void;
}

/** Downloads a file that the server creates for this call. Rejects with an AbortError when its signal aborts. */
export const downloadExport = <E extends Endpoint>(
  endpoint: E,
  { fileName, onProgress, ...options }: ExportOptions<E>,
): Promise<void> => fetchAndSave(requestOf(endpoint, options), fileName, onProgress);

async function fetchAndSave(
  request: Outgoing,
  fileName: string,
  onProgress?: (bytes: number) => void,
): Promise<void> {
  const fetch = () => sendSignedIn(request, (outgoing) => receive(outgoing, onProgress));
  let answer = await fetch();
  if (!('file' in answer) && needsPassword(answer) && (await askAgain())) answer = await fetch();
  if ('file' in answer) return saveAs(answer.file, fileName);
  if (answer.status === 403 && !needsPassword(answer)) noticeForbidden();
  throw errorOf(answer, null);
}

async function receive(
  { method, url, headers, body, signal }: Outgoing,
  onProgress?: (bytes: number) => void,
): Promise<Received | Incoming> {
  try {
    const answer = await fetch(url, {
      method,
      headers,
      body: body ?? null,
      signal: signal ?? null,
      cache: 'no-store',
    });
    if (!answer.ok) return await readAnswer(answer);
    return { status: answer.status, file: await fileOf(answer, onProgress) };
  } catch (failure) {
    if (signal?.aborted) throw failure;
    return { status: 0, envelope: null, requestId: null };
  }
}

async function fileOf(answer: Response, onProgress?: (bytes: number) => void): Promise<Blob> {
  if (!onProgress || !answer.body) return answer.blob();
  let bytes = 0;
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, onward) {
      bytes += chunk.byteLength;
      onProgress(bytes);
      onward.enqueue(chunk);
    },
  });
  return new Response(answer.body.pipeThrough(counted), { headers: answer.headers }).blob();
}

function saveAs(file: Blob, fileName: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Some browsers start reading the file only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
