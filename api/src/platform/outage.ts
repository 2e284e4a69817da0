/**
 * What is the matter with what we depend on, and no fault of ours (R28): a disk is `full`; the database `refused`, for want of
 * memory or connections; or the connection is `lost`, so that what was asked for may have been done or not.
 */
export type Outage = 'full' | 'refused' | 'lost';

const states: readonly (readonly [RegExp, Outage])[] = [
  [/^(53100|ENOSPC|EDQUOT|EFBIG)$/, 'full'],
  [/^53[23]00$/, 'refused'],
  // Shut down, crashed, starting up or recovering; every class 08 is a broken connection.
  [/^57P0[1-5]$|^08...$/, 'lost'],
  [/^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/, 'lost'],
];
/** What the driver says of a connection that broke or stays silent; it has no codes. */
const losses =
  /^(Connection terminated|Connection ended|Query read timeout|timeout expired|Client .* not queryable)/;

interface Failure {
  code?: unknown;
  message?: unknown;
  cause?: unknown;
  errors?: unknown;
}

/** The outage behind an error, however often it was wrapped; null if it has another cause. */
export function outageOf(error: unknown): Outage | null {
  if (typeof error !== 'object' || error === null) return null;
  const { code, message, cause, errors } = error as Failure;
  const [, outage] = states.find(([pattern]) => typeof code === 'string' && pattern.test(code)) ?? [];
  if (outage) return outage;
  if (typeof message === 'string' && losses.test(message)) return 'lost';
  // A name with several addresses fails with an error for each.
  return outageOf(Array.isArray(errors) ? errors[0] : cause);
}
