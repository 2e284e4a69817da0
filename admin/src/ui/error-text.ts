import type { ErrorItem } from '@share/contract/shared/endpoint.ts';
import { errorMessage, errorTexts, isErrorCode } from '@share/contract/shared/errors.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import { isApiError } from '../platform/api/api-error.ts';
import { commonTexts } from '../platform/common.texts.ts';

/** The message of a code, else that of its part after the last colon, else the server's message (FRM-15, ERR-02). */
export function errorText(
  language: Language,
  code: string,
  message?: string,
  details?: ErrorItem['details'],
): string {
  if (isErrorCode(code)) return errorMessage(code, language, details);
  const last = code.slice(code.lastIndexOf(':') + 1);
  if (isErrorCode(last)) return errorMessage(last, language, details);
  return message || errorTexts.INTERNAL_ERROR[language];
}

/** Each reason of a failure once, as text, with the details that support needs. */
export function describeFailure(language: Language, failure: unknown) {
  if (!isApiError(failure))
    return { reasons: [commonTexts[language].unexpectedError], codes: [], requestId: null };
  const { status, errors, requestId, isTimeout } = failure;
  const { noAnswer, noConnection } = commonTexts[language];
  if (status === 0) return { reasons: [isTimeout ? noAnswer : noConnection], codes: [], requestId };
  if (errors.length === 0)
    return { reasons: [commonTexts[language].unexpectedError], codes: [`HTTP ${status}`], requestId };
  return {
    reasons: [
      ...new Set(errors.map(({ code, message, details }) => errorText(language, code, message, details))),
    ],
    codes: [...new Set(errors.map(({ code }) => code as string))],
    requestId,
  };
}
