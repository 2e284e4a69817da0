import { type PayPalCredentials, SECRET_MASK } from '@share/contract/areas/series/series.schemas.ts';
import type { ErrorCode } from '@share/contract/shared/errors.ts';

interface Availability {
  limit: number;
  issued: number;
  reserved: number;
  availableFrom: Date;
  availableTo: Date;
}

type ShareCounts = Pick<Availability, 'limit' | 'issued' | 'reserved'>;

/** Shares that can still be ordered. */
export const availableShares = ({ limit, issued, reserved }: ShareCounts): number =>
  limit - issued - reserved;

/** What remains once reserved shares are issued. */
export const afterIssuing = (counts: ShareCounts, quantity: number): ShareCounts => ({
  ...counts,
  issued: counts.issued + quantity,
  reserved: counts.reserved - quantity,
});

/** What remains once reserved shares are released. */
export const afterReleasing = (counts: ShareCounts, quantity: number): ShareCounts => ({
  ...counts,
  reserved: counts.reserved - quantity,
});

/** Why nobody may order shares of the series now, whatever remains, or null. Both ends belong to its time (SER-14). */
export const whyClosed = (
  { availableFrom, availableTo }: Pick<Availability, 'availableFrom' | 'availableTo'>,
  now: Date,
): ErrorCode | null => (availableFrom <= now && now <= availableTo ? null : 'SERIES_CLOSED_FOR_INVESTMENTS');

/** Why the limit cannot be set so low, or null. */
export const whyNotLimit = (
  { issued, reserved }: { issued: number; reserved: number },
  limit: number,
): ErrorCode | null => (limit < issued + reserved ? 'LIMIT_BELOW_SHARES_IN_USE' : null);

type SecretName = 'productionClientSecret' | 'sandboxClientSecret';

/** A secret on its way in: the mask or nothing keeps what is stored, anything else is new (R25). */
export const isNewSecret = (secret: string): boolean => secret !== '' && secret !== SECRET_MASK;

/** Secrets that the chosen mode needs, but that are neither sent nor stored; the mask alone is no secret (SER-21). */
export function missingSecrets(
  credentials: PayPalCredentials,
  isAsked: boolean,
  stored: Record<SecretName, string | null>,
): SecretName[] {
  if (!isAsked) return [];
  const name: SecretName = credentials.productionMode ? 'productionClientSecret' : 'sandboxClientSecret';
  return isNewSecret(credentials[name]) || stored[name] !== null ? [] : [name];
}
