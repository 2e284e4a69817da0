/** What orders need of series: shares are reserved, released and issued here and nowhere else. */
export { issueShares } from '../ledger/shares/issue-shares.ts';
export { releaseShares, reserveShares } from '../ledger/shares/reserve-shares.ts';
export { findSeries, type StoredSeries } from './series.reads.ts';
export { afterIssuing, afterReleasing, availableShares, whyClosed } from './series.rules.ts';
