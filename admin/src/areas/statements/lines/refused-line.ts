import { ApiError } from '@share/contract/client/api-error.ts';
import { isErrorCode } from '@share/contract/shared/errors.ts';

/** A line that was not accepted is a failure of its own. */
export function throwIfRefused(results: readonly { done: boolean; code: string | null }[]): void {
  const code = results.find(({ done }) => !done)?.code;
  if (!isErrorCode(code)) return;
  const errors = [{ code, path: null, message: '' }];
  throw new ApiError({ status: 409, errors, requestId: null, requestBody: null, data: null });
}
