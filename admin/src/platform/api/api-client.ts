import type { AnswerOf, Endpoint } from '@share/contract/shared/endpoint.ts';
import { noticeUnavailable } from '../maintenance.ts';
import { sendSignedIn } from '../session/send-signed-in.ts';
import { ApiError } from './api-error.ts';
import { noticeForbidden } from './forbidden.ts';
import { noticeOutage } from './outage.ts';
import { type CallOptions, headersOf, requestOf } from './request-of.ts';
import { type Outgoing, type Progress, send } from './transport.ts';

export { ApiError, isApiError } from './api-error.ts';

/** Calls an endpoint of the contract and returns its data; throws an ApiError for any other answer. */
export const call = <E extends Endpoint>(endpoint: E, options: CallOptions<E> = {}): Promise<AnswerOf<E>> =>
  deliver(endpoint, requestOf(endpoint, options), options.body);

/** Sends a file as the raw body, so that its progress can be shown and it can be cancelled. */
export function upload<E extends Endpoint>(
  endpoint: E,
  file: File,
  { onProgress, signal }: { onProgress?: Progress; signal?: AbortSignal } = {},
): Promise<AnswerOf<E>> {
  const request = {
    ...requestOf(endpoint, { signal }),
    headers: headersOf(endpoint, {}),
    onProgress: onProgress ?? (() => {}),
  };
  const body = new FormData();
  body.append('file', file);
  return deliver(endpoint, { ...request, body }, { fileName: file.name });
}

async function deliver<E extends Endpoint>(
  endpoint: E,
  request: Outgoing,
  requestBody: unknown,
): Promise<AnswerOf<E>> {
  // Signing in and calls from e-mailed links have no session to renew (SES-14).
  const answer = endpoint.access === 'public' ? await send(request) : await sendSignedIn(request);
  if (answer.status >= 200 && answer.status < 300 && answer.envelope) {
    noticeOutage(false);
    return answer.envelope.data as AnswerOf<E>;
  }
  if (answer.status === 403) noticeForbidden();
  if (answer.status === 503) noticeUnavailable(answer.envelope?.data);
  throw new ApiError({
    status: answer.status,
    errors: answer.envelope?.errors ?? [],
    requestId: answer.requestId,
    requestBody,
    data: answer.envelope?.data ?? null,
    retryAfter: answer.retryAfter,
    isTimeout: answer.isTimeout,
  });
}
