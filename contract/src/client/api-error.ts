import type { ErrorItem } from '../shared/endpoint.ts';
import type { ErrorCode } from '../shared/errors.ts';

interface Failure {
  status: number;
  errors: ErrorItem[];
  requestId: string | null;
  requestBody: unknown;
  data: unknown;
  retryAfter?: number | null | undefined;
  isTimeout?: boolean | undefined;
}

/** Any call that did not succeed (HTP-05). Status 0: no answer was received; `isTimeout`: not in time. */
export class ApiError extends Error implements Failure {
  readonly status: number;
  readonly errors: ErrorItem[];
  readonly requestId: string | null;
  readonly requestBody: unknown;
  readonly data: unknown;
  /** Seconds after which the server asks for the next attempt, if it said so. */
  readonly retryAfter: number | null;
  readonly isTimeout: boolean;

  constructor(failure: Failure) {
    super(failure.errors[0]?.code ?? (failure.status === 0 ? 'NO_ANSWER' : `HTTP ${failure.status}`));
    this.name = 'ApiError';
    this.status = failure.status;
    this.errors = failure.errors;
    this.requestId = failure.requestId;
    this.requestBody = failure.requestBody;
    this.data = failure.data;
    this.retryAfter = failure.retryAfter ?? null;
    this.isTimeout = failure.isTimeout ?? false;
  }
}

/** No answer, or a temporary refusal: the same call may succeed a moment later. */
const temporaryStatuses: readonly number[] = [0, 429, 502, 504];
export const isTemporary = (failure: unknown): boolean =>
  isApiError(failure) && temporaryStatuses.includes(failure.status);

/** The call may or may not have been processed: the same may be sent again. */
export const isUndecided = (failure: unknown): boolean =>
  isApiError(failure) && (failure.status === 0 || failure.status === 429 || failure.status >= 500);

/** The server runs, but something it depends on does not. */
const outages: readonly string[] = ['DATABASE_UNAVAILABLE', 'FILES_UNAVAILABLE'] satisfies ErrorCode[];
export const isOutage = (failure: unknown): boolean =>
  isApiError(failure) && failure.errors.some(({ code }) => outages.includes(code));

/** The number of the proposal, if the call was not made because it waits for a second person. */
export const proposalOf = (failure: unknown): number | null =>
  isApiError(failure) && failure.status === 202 ? (failure.data as { proposal: number }).proposal : null;

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;
