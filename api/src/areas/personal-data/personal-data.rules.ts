/** When a person's data may be erased. */
import {
  type Erasure,
  type ErasureObstacle,
  type RetentionGround,
  retentionGrounds,
} from '@share/contract/areas/personal-data/personal-data.endpoints.ts';
import { warsawDay } from '@share/contract/shared/dates.ts';
import type { InvestorClaims } from '../ledger/ledger.shared.ts';

export type RetentionYears = Record<RetentionGround, number>;

/** Each law counts full calendar years after the year of the last activity; the last day is a 31 December in Warsaw. */
export function retentionOf(
  lastActivity: Date | null,
  years: RetentionYears,
  now: Date,
): Erasure['retention'] {
  return retentionGrounds.map((ground) => {
    const until = lastActivity && `${Number(warsawDay(lastActivity).slice(0, 4)) + years[ground]}-12-31`;
    return { ground, years: years[ground], until, isOver: until === null || warsawDay(now) > until };
  });
}

type Claims = Pick<InvestorClaims, 'shares' | 'openOrders' | 'refundsDue'>;

interface Account {
  /** Whether who wants to erase created the account, and somebody else could erase it. */
  isOwnCreation: boolean;
  erasedAt: Date | null;
  deletedAt: Date | null;
  isAdmin: boolean;
}

/** Every obstacle that the account and the books put in the way of an erasure. */
export function obstaclesOf(
  { erasedAt, deletedAt, isAdmin, isOwnCreation }: Account,
  { shares, openOrders, refundsDue }: Claims,
  retention: Erasure['retention'],
): ErasureObstacle[] {
  if (erasedAt) return ['USER_IS_ERASED'];
  const found: Partial<Record<ErasureObstacle, boolean>> = {
    USER_CREATED_BY_YOURSELF: isOwnCreation,
    USER_HOLDS_RIGHTS: isAdmin && deletedAt === null,
    USER_HAS_SHARES: shares > 0,
    USER_HAS_OPEN_ORDERS: openOrders > 0,
    REFUND_IS_DUE: refundsDue > 0,
    RETENTION_NOT_OVER: retention.some(({ isOver }) => !isOver),
  };
  return (Object.keys(found) as ErasureObstacle[]).filter((obstacle) => found[obstacle]);
}
