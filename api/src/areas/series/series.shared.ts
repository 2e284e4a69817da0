/** For other areas. The counters of issued and reserved shares belong to the ledger; only the ledger changes them. */
export { findSeries, type StoredSeries } from './series.reads.ts';
export { afterIssuing, afterReleasing, availableShares, whyClosed, whyNotPayable } from './series.rules.ts';
