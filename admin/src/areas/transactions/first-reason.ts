import { ApiError, isApiError } from '../../platform/api/api-client.ts';

/** The error box shows only the first of several reasons (TRX-13). */
export const firstReason = (failure: unknown): unknown =>
  isApiError(failure) ? new ApiError({ ...failure, errors: failure.errors.slice(0, 1) }) : failure;
