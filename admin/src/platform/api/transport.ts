import type { Envelope } from '@share/contract/shared/endpoint.ts';

export type Progress = (sent: number, total: number) => void;

export interface Outgoing {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string | FormData | undefined;
  signal?: AbortSignal | undefined;
  onProgress?: Progress | undefined;
}

/** What came back. Status 0: nothing, since there is no connection. */
export interface Incoming {
  status: number;
  envelope: Envelope<unknown> | null;
  requestId: string | null;
}

const NO_ANSWER: Incoming = { status: 0, envelope: null, requestId: null };

/** Sends one request. It fails only when its signal gives it up. */
export const send = (request: Outgoing): Promise<Incoming> =>
  request.onProgress ? sendWithProgress(request) : sendPlainly(request);

async function sendPlainly({ method, url, headers, body, signal }: Outgoing): Promise<Incoming> {
  try {
    const answer = await fetch(url, {
      method,
      headers,
      body: body ?? null,
      signal: signal ?? null,
      cache: 'no-store',
    });
    return await readAnswer(answer);
  } catch (failure) {
    if (signal?.aborted) throw failure;
    return NO_ANSWER;
  }
}

export const readAnswer = async (answer: Response): Promise<Incoming> => ({
  status: answer.status,
  envelope: readEnvelope(await answer.text()),
  requestId: answer.headers.get('x-request-id'),
});

/** fetch cannot report how much of a body has been sent; XMLHttpRequest can. */
function sendWithProgress({ method, url, headers, body, signal, onProgress }: Outgoing): Promise<Incoming> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const giveUp = () => request.abort();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', (event) => onProgress?.(event.loaded, event.total));
    request.addEventListener('load', () =>
      resolve({
        status: request.status,
        envelope: readEnvelope(request.responseText),
        requestId: request.getResponseHeader('x-request-id'),
      }),
    );
    request.addEventListener('error', () => resolve(NO_ANSWER));
    request.addEventListener('abort', () =>
      reject(new DOMException('The upload was cancelled.', 'AbortError')),
    );
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', giveUp));
    signal?.addEventListener('abort', giveUp);
    request.send(body ?? null);
    if (signal?.aborted) giveUp();
  });
}

/** Something on the way may answer with a page of its own: that is no envelope. */
function readEnvelope(text: string): Envelope<unknown> | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null && 'data' in parsed
      ? (parsed as Envelope<unknown>)
      : null;
  } catch {
    return null;
  }
}
