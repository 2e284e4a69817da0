import type { Envelope } from '../shared/endpoint.ts';

export type Progress = (sent: number, total: number) => void;

export interface Outgoing {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string | FormData | undefined;
  signal?: AbortSignal | undefined;
  onProgress?: Progress | undefined;
  /** Milliseconds to wait for the answer. */
  timeout?: number | undefined;
}

/** The raw answer. Status 0: there was no connection, or no answer in time. */
export interface Incoming {
  status: number;
  envelope: Envelope<unknown> | null;
  requestId: string | null;
  /** Seconds after which the server asks for the next attempt. */
  retryAfter?: number | null;
  isTimeout?: boolean;
}

const NO_CONNECTION: Incoming = { status: 0, envelope: null, requestId: null };
const NO_ANSWER: Incoming = { ...NO_CONNECTION, isTimeout: true };

/** Sends one request. Rejects only when its signal aborts it. */
export const send = (request: Outgoing): Promise<Incoming> =>
  request.onProgress ? sendWithProgress(request) : sendPlainly(request);

async function sendPlainly(request: Outgoing): Promise<Incoming> {
  const { method, url, headers, body, signal, timeout } = request;
  const timeoutSignal = timeout === undefined ? null : AbortSignal.timeout(timeout);
  const signals = [signal, timeoutSignal].filter((one) => one != null);
  try {
    const answer = await fetch(url, {
      method,
      headers,
      body: body ?? null,
      signal: AbortSignal.any(signals),
      cache: 'no-store',
    });
    return await readAnswer(answer);
  } catch (failure) {
    if (signal?.aborted) throw failure;
    return timeoutSignal?.aborted ? NO_ANSWER : NO_CONNECTION;
  }
}

export const readAnswer = async (answer: Response): Promise<Incoming> => ({
  status: answer.status,
  envelope: readEnvelope(await answer.text()),
  requestId: answer.headers.get('x-request-id'),
  retryAfter: Number(answer.headers.get('retry-after')) || null,
});

/**
 * fetch cannot report upload progress; XMLHttpRequest can. A file may take as long as the line needs: the call ends only when
 * there was neither progress nor an answer for `timeout`.
 */
function sendWithProgress(outgoing: Outgoing): Promise<Incoming> {
  const { method, url, headers, body, signal, onProgress, timeout } = outgoing;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const giveUp = () => request.abort();
    const silence = limitOf(timeout, () => {
      resolve(NO_ANSWER);
      giveUp();
    });
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', (event) => {
      silence.restart();
      onProgress?.(event.loaded, event.total);
    });
    request.addEventListener('progress', silence.restart);
    request.addEventListener('load', () =>
      resolve({
        status: request.status,
        envelope: readEnvelope(request.responseText),
        requestId: request.getResponseHeader('x-request-id'),
      }),
    );
    request.addEventListener('error', () => resolve(NO_CONNECTION));
    request.addEventListener('abort', () =>
      reject(new DOMException('The upload was cancelled.', 'AbortError')),
    );
    request.addEventListener('loadend', () => {
      silence.end();
      signal?.removeEventListener('abort', giveUp);
    });
    signal?.addEventListener('abort', giveUp);
    request.send(body ?? null);
    silence.restart();
    if (signal?.aborted) giveUp();
  });
}

/** Calls `onEnd` once that many milliseconds have passed since the last restart. */
function limitOf(milliseconds: number | undefined, onEnd: () => void) {
  let running: ReturnType<typeof setTimeout> | undefined;
  const end = () => clearTimeout(running);
  const restart = () => {
    end();
    if (milliseconds !== undefined) running = setTimeout(onEnd, milliseconds);
  };
  return { restart, end };
}

/** A proxy may answer with an HTML page of its own, which is not an envelope. */
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
