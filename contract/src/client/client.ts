import type { AnswerOf, Endpoint, ErrorItem } from '../shared/endpoint.ts';
import { ApiError } from './api-error.ts';
import { type CallOptions, headersOf, requestOf, type Target } from './request-of.ts';
import { type Incoming, type Outgoing, type Progress, send } from './transport.ts';

/** The page's side of a call: where the API is, how the page sends with its session, and what it does with each answer. */
export interface Connection {
  target: () => Target;
  /** Sends with the session of the person who is signed in, and renews it. */
  sendSignedIn: (request: Outgoing) => Promise<Incoming>;
  /** Asks for the password again. Resolves to whether the server has accepted it. */
  askAgain: () => Promise<boolean>;
  onAnswer?: (answer: Incoming) => void;
}

interface UploadOptions<E extends Endpoint> extends Pick<CallOptions<E>, 'params' | 'query' | 'signal'> {
  onProgress?: Progress;
}

export interface Client {
  /** Calls an endpoint of the contract and returns its data; throws an ApiError for any other answer. */
  call: <E extends Endpoint>(endpoint: E, options?: CallOptions<E>) => Promise<AnswerOf<E>>;
  /** Sends a file as the raw body, so that its progress can be shown and it can be cancelled. */
  upload: <E extends Endpoint>(endpoint: E, file: File, options?: UploadOptions<E>) => Promise<AnswerOf<E>>;
}

export function createClient({ target, sendSignedIn, askAgain, onAnswer }: Connection): Client {
  async function deliver<E extends Endpoint>(
    endpoint: E,
    request: Outgoing,
    requestBody: unknown,
  ): Promise<AnswerOf<E>> {
    // Signing in and calls from e-mailed links have no session to renew (SES-14).
    const isPublic = endpoint.access === 'public';
    let answer = isPublic ? await send(request) : await sendSignedIn(request);
    // The server did nothing yet: the same call is repeated once the password was given again.
    if (needsPassword(answer) && (await askAgain())) answer = await sendSignedIn(request);
    onAnswer?.(answer);
    if (answer.status === 202) throw errorOf(answer, requestBody, PROPOSED);
    if (isDone(answer) && answer.envelope) return answer.envelope.data as AnswerOf<E>;
    throw errorOf(answer, requestBody);
  }

  return {
    call: (endpoint, options = {}) => deliver(endpoint, requestOf(target(), endpoint, options), options.body),
    upload: (endpoint, file, { onProgress, ...options } = {}) => {
      const body = new FormData();
      body.append('file', file);
      const request = {
        ...requestOf(target(), endpoint, { timeout: UPLOAD_SILENCE, ...options }),
        headers: headersOf(target(), endpoint, {}),
        onProgress: onProgress ?? (() => {}),
      };
      return deliver(endpoint, { ...request, body }, { fileName: file.name });
    },
  };
}

/** What was asked for was not done: it waits for a second person. */
const PROPOSED: ErrorItem[] = [{ code: 'PROPOSED', path: null, message: '' }];

/** Milliseconds without progress or an answer. A large file may wait for the server before any of it is read. */
const UPLOAD_SILENCE = 600_000;

export const isDone = ({ status, envelope }: Incoming): boolean =>
  status >= 200 && status < 300 && envelope !== null;

export const needsPassword = ({ envelope }: Pick<Incoming, 'envelope'>): boolean =>
  envelope?.errors?.some(({ code }) => code === 'PASSWORD_NEEDED_AGAIN') ?? false;

/** The error for an answer that is not a success. */
export const errorOf = (
  answer: Incoming,
  requestBody: unknown,
  errors = answer.envelope?.errors ?? [],
): ApiError =>
  new ApiError({
    status: answer.status,
    errors,
    requestId: answer.requestId,
    requestBody,
    data: answer.envelope?.data ?? null,
    retryAfter: answer.retryAfter,
    isTimeout: answer.isTimeout,
  });
