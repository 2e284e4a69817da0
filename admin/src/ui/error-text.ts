import { isApiError } from '@share/contract/client/api-error.ts';
import type { ErrorItem } from '@share/contract/shared/endpoint.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import { commonTexts } from '../platform/common.texts.ts';
import { errorMessage, isKnownCode } from '../platform/error-texts.ts';

/** Matches error codes, which have neither spaces nor lower-case letters, unlike sentences of a server. */
const CODE = /^[A-Z\d_:]+$/;

/** The message of an error at a field: the text of its code, else the sentence of the server if there is one. */
export const fieldMessage = ({ code, message }: Pick<ErrorItem, 'message'> & { code: string }): string =>
  hasText(code) ? code : message || code;

/** Whether there is a text for the code, or for its part after the last colon. */
export const hasText = (code: string): boolean =>
  isKnownCode(code) || isKnownCode(code.slice(code.lastIndexOf(':') + 1));

/**
 * The text of a code, else of its part after the last colon, else the server's message (FRM-15, ERR-02). A sentence in the place
 * of the code is shown as it is.
 */
export function errorText(
  language: Language,
  code: string,
  message?: string,
  details?: ErrorItem['details'],
): string {
  if (isKnownCode(code)) return errorMessage(code, language, details);
  const last = code.slice(code.lastIndexOf(':') + 1);
  if (isKnownCode(last)) return errorMessage(last, language, details);
  if (!CODE.test(code)) return code;
  return message || errorMessage('INTERNAL_ERROR', language);
}

/** Whether a call failed because the requested record does not exist. */
export const isGone = (failure: unknown): boolean => isApiError(failure) && failure.status === 404;

/** Each different reason of a failure as text, with the details that support needs. */
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
