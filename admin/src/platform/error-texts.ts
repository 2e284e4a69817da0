import { accountsErrors } from '@share/contract/shared/errors/accounts.errors.ts';
import {
  type ErrorDetails,
  type ErrorTexts,
  messageOf,
} from '@share/contract/shared/errors/error-message.ts';
import { generalErrors } from '@share/contract/shared/errors/general.errors.ts';
import { outagesErrors } from '@share/contract/shared/errors/outages.errors.ts';
import type { ErrorCode } from '@share/contract/shared/errors.ts';
import type { Language } from '@share/contract/shared/languages.ts';

// The login screens need few of them; the office brings all.
let known: Readonly<Record<string, ErrorTexts>> = { ...generalErrors, ...accountsErrors, ...outagesErrors };

/** Adds the texts of further codes. */
export const knowErrors = (texts: Readonly<Record<string, ErrorTexts>>): void => {
  known = { ...known, ...texts };
};

/** Whether the page has a text for the code. Of any other the server's message is shown, in the language of the call. */
export const isKnownCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(known, value);

export const errorMessage = (code: ErrorCode, language: Language, details?: ErrorDetails): string =>
  messageOf(known[code] ?? generalErrors.INTERNAL_ERROR, language, details);
