import type { ErrorItem } from '@share/contract/shared/endpoint.ts';

interface Failure {
  status: number;
  errors: ErrorItem[];
  requestId: string | null;
  requestBody: unknown;
  data: unknown;
}

/** Any call that did not succeed (HTP-05). Status 0: no answer came at all. */
export class ApiError extends Error implements Failure {
  readonly status: number;
  readonly errors: ErrorItem[];
  readonly requestId: string | null;
  readonly requestBody: unknown;
  readonly data: unknown;

  constructor(failure: Failure) {
    super(failure.errors[0]?.code ?? (failure.status === 0 ? 'NO_ANSWER' : `HTTP ${failure.status}`));
    this.name = 'ApiError';
    this.status = failure.status;
    this.errors = failure.errors;
    this.requestId = failure.requestId;
    this.requestBody = failure.requestBody;
    this.data = failure.data;
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;
