import type { ErrorCode } from '@share/contract/shared/errors.ts';
import { outageOf } from '../outage.ts';
import { Refusal } from '../refusal.ts';

/** For each constraint: the error code of the product's rule that it enforces, and the field that broke it. */
export const constraintRefusals: Record<string, [ErrorCode, string | null]> = {
  offers_slug_pl_key: ['OFFER:SLUG_NOT_UNIQUE', 'slug.pl'],
  offers_slug_en_key: ['OFFER:SLUG_NOT_UNIQUE', 'slug.en'],
  pages_slug_pl_key: ['PAGE_SLUG_EXIST', 'slug.pl'],
  pages_slug_en_key: ['PAGE_SLUG_EXIST', 'slug.en'],
  faq_visible_time: ['VISIBLE_UNTIL_BEFORE_FROM', 'visibleUntil'],
  pages_visible_time: ['VISIBLE_UNTIL_BEFORE_FROM', 'visibleUntil'],
  slides_visible_time: ['VISIBLE_UNTIL_BEFORE_FROM', 'visibleUntil'],
  offers_series_id_fkey: ['SERIES_NOT_EXISTS', 'series'],
  signed_documents_document_fkey: ['OFFER_DOCUMENT_IS_SIGNED', null],
  users_email_key: ['USER:NOT_UNIQUE_USER', 'email'],
  passkeys_credential_key: ['PASSKEY_EXISTS', null],
  permissions_name_key: ['PERMISSION:NOT_UNIQUE_NAME', 'name'],
  series_capacity: ['LIMIT_BELOW_SHARES_IN_USE', 'limit'],
  payment_in_one_file_refund: ['PAYMENT_IN_FILE', null],
  payment_in_one_file_unknown: ['PAYMENT_IN_FILE', null],
  payment_in_one_file_payout: ['PAYMENT_IN_FILE', null],
  money_in_a_file_stays: ['PAYMENT_IN_FILE', null],
  unknown_money_one_waiting: ['STATEMENT_LINE_DECIDED', null],
  orders_total: ['VALUE_TOO_LARGE', 'quantity'],
};

/** The error codes for SQL states when no known constraint is named (R28). */
const states: Record<string, ErrorCode> = {
  '23503': 'CANT_DELETE_ENTITY_WITH_RELATIONS',
  '22003': 'VALUE_TOO_LARGE',
  '22021': 'REQUEST_MALFORMED',
  '22P02': 'VALUE_INVALID',
  '22P05': 'REQUEST_MALFORMED',
  '40001': 'TRY_AGAIN',
  '40P01': 'TRY_AGAIN',
  '55P03': 'TRY_AGAIN',
  '57014': 'TOOK_TOO_LONG',
};

/** The message of pg's error when no connection became free in time; the error has no code. */
const NO_FREE_CONNECTION = 'timeout exceeded when trying to connect';

type PgError = { code?: unknown; constraint?: unknown; cause?: unknown };

/** The database's error behind an error, however often it was wrapped. */
function pgErrorOf(error: unknown): { code: string; constraint: string | null } | null {
  if (typeof error !== 'object' || error === null) return null;
  const { code, constraint, cause } = error as PgError;
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) {
    return { code, constraint: typeof constraint === 'string' ? constraint : null };
  }
  return cause === undefined ? null : pgErrorOf(cause);
}

export const sqlStateOf = (error: unknown): string | null => pgErrorOf(error)?.code ?? null;

/** Whether no connection of the pool became free in time. */
export const isPoolTimeout = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false;
  const { message, cause } = error as { message?: unknown; cause?: unknown };
  return message === NO_FREE_CONNECTION || isPoolTimeout(cause);
};

/** The refusal for an error of the database, or null if the error is a bug of this program. */
export function refusalOfSqlError(error: unknown): Refusal | null {
  const outage = outageOf(error);
  if (outage) return new Refusal(outage === 'full' ? 'STORAGE_FULL' : 'DATABASE_UNAVAILABLE');
  if (isPoolTimeout(error)) return new Refusal('TOO_MANY_REQUESTS');
  const found = pgErrorOf(error);
  if (!found) return null;
  const known = found.constraint === null ? undefined : constraintRefusals[found.constraint];
  if (known) return new Refusal(...known);
  const code = states[found.code];
  return code ? new Refusal(code) : null;
}
