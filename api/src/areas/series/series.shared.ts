/** For other areas. The counters of issued and reserved shares belong to the ledger; only the ledger changes them. */
export {
  maskedCredentials,
  type PublicCredentials,
  refusalsOfMissingCredentials,
  sealSecrets,
} from './paypal-credentials.ts';
export { findSeries, type StoredSeries } from './series.reads.ts';
export { afterIssuing, afterReleasing, availableShares, whyClosed } from './series.rules.ts';
export {
  mostPayable,
  takerThroughPayPal,
  type WaysToPay,
  waysByTransfer,
  waysOf,
  whyNotPayable,
} from './ways-to-pay.ts';
