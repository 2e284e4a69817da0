/** What orders need of series: shares are reserved, released and issued here and nowhere else. */
export { issueShares } from './issue-shares.ts';
export { releaseShares, reserveShares } from './reserve-shares.ts';
export { availableShares, whyClosed } from './series.rules.ts';
