import { ApiError, isApiError } from '../../platform/api/api-client.ts';

/** TRX-13: of several reasons why something failed, the error box shows the first. */
export const firstReason = (failure: unknown): unknown =>
  isApiError(failure) ? new ApiError({ ...failure, errors: failure.errors.slice(0, 1) }) : failure;
