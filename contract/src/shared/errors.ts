import { accountsErrors } from './errors/accounts.errors.ts';
import type { ErrorDeclaration } from './errors/error-declaration.ts';
import { type ErrorDetails, type ErrorTexts, messageOf } from './errors/error-message.ts';
import { generalErrors } from './errors/general.errors.ts';
import { ledgerErrors } from './errors/ledger.errors.ts';
import { offersErrors } from './errors/offers.errors.ts';
import { outagesErrors } from './errors/outages.errors.ts';
import { paymentFilesErrors } from './errors/payment-files.errors.ts';
import { payoutsErrors } from './errors/payouts.errors.ts';
import { payPalErrors } from './errors/paypal.errors.ts';
import { peopleErrors } from './errors/people.errors.ts';
import { proposalsErrors } from './errors/proposals.errors.ts';
import { siteErrors } from './errors/site.errors.ts';
import { statementsErrors } from './errors/statements.errors.ts';
import type { Language } from './languages.ts';

/** The parts of the catalogue, by subject; no code appears in two of them. */
export const errorsBySubject = {
  generalErrors,
  accountsErrors,
  peopleErrors,
  offersErrors,
  ledgerErrors,
  payPalErrors,
  statementsErrors,
  payoutsErrors,
  paymentFilesErrors,
  proposalsErrors,
  siteErrors,
  outagesErrors,
};

/**
 * Every code with which this product may refuse something (ERR-01 to ERR-77). A code without a text in both languages or
 * without a status does not compile; a verb may refuse only with codes that its endpoint lists.
 */
const catalogue = {
  ...generalErrors,
  ...accountsErrors,
  ...peopleErrors,
  ...offersErrors,
  ...ledgerErrors,
  ...payPalErrors,
  ...statementsErrors,
  ...payoutsErrors,
  ...paymentFilesErrors,
  ...proposalsErrors,
  ...siteErrors,
  ...outagesErrors,
};

export type ErrorCode = keyof typeof catalogue;
export const errorCodes = Object.keys(catalogue) as ErrorCode[];
export const errorTexts: Record<ErrorCode, ErrorTexts> = catalogue;

/** The text of a code, in which the details fill the places such as {wait}. */
export const errorMessage = (code: ErrorCode, language: Language, details?: ErrorDetails): string =>
  messageOf(errorTexts[code], language, details);

export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(catalogue, value);

/** The HTTP status of a refusal at that path. "Does not exist" is 404 for the requested record, 422 for a field. */
export function statusOf(code: ErrorCode, path: string | null): number {
  const { status }: ErrorDeclaration = catalogue[code];
  if (status === 'missing') return path === null ? 404 : 422;
  if (status === 'invalid') return path === null ? 400 : 422;
  return status;
}
