/** What others need of series. Their counters of issued and reserved shares belong to the ledger, which alone changes them. */
export { findSeries, type StoredSeries } from './series.reads.ts';
export { afterIssuing, afterReleasing, availableShares, whyClosed } from './series.rules.ts';
