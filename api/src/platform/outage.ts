/**
 * An outage of a disk or a service that the program needs (R28). `full`: no space is left. `refused`: the database has no free
 * memory or connections, or takes no changes. `lost`: the connection broke, so the request may have been done or not.
 */
export type Outage = 'full' | 'refused' | 'lost';

/** The database is a standby, or was set to read only. */
export const READS_ONLY = '25006';

const states: readonly (readonly [RegExp, Outage])[] = [
  [/^(53100|ENOSPC|EDQUOT|EFBIG)$/, 'full'],
  [new RegExp(`^(53[23]00|${READS_ONLY})$`), 'refused'],
  // Shut down, crashed, starting up or recovering; class 08 means a broken connection.
  [/^57P0[1-5]$|^08...$/, 'lost'],
  [/^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/, 'lost'],
];
/** The driver's messages for a connection that broke or timed out; these errors have no code. */
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
  // A host name with several addresses fails with one error for each.
  return outageOf(Array.isArray(errors) ? errors[0] : cause);
}
