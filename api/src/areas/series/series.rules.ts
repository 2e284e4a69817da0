import { type PayPalCredentialsInput, SECRET_MASK } from '@share/contract/areas/series/series.schemas.ts';
import type { ErrorCode } from '@share/contract/shared/errors.ts';

interface Availability {
  isOpen: boolean;
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

/** The counts after reserved shares are issued. */
export const afterIssuing = (counts: ShareCounts, quantity: number): ShareCounts => ({
  ...counts,
  issued: counts.issued + quantity,
  reserved: counts.reserved - quantity,
});

/** The counts after reserved shares are released. */
export const afterReleasing = (counts: ShareCounts, quantity: number): ShareCounts => ({
  ...counts,
  reserved: counts.reserved - quantity,
});

/** Why shares of the series cannot be ordered now, apart from their number, or null. The period includes both ends (SER-14). */
export const whyClosed = (
  { isOpen, availableFrom, availableTo }: Pick<Availability, 'isOpen' | 'availableFrom' | 'availableTo'>,
  now: Date,
): 'SERIES_CLOSED_FOR_INVESTMENTS' | null =>
  isOpen && availableFrom <= now && now <= availableTo ? null : 'SERIES_CLOSED_FOR_INVESTMENTS';

/** Why the limit is too low, or null. */
export const whyNotLimit = (
  { issued, reserved }: { issued: number; reserved: number },
  limit: number,
): ErrorCode | null => (limit < issued + reserved ? 'LIMIT_BELOW_SHARES_IN_USE' : null);

type SecretName = 'productionClientSecret' | 'sandboxClientSecret';

/** Whether an input is a new secret. The mask and an empty text leave the stored one unchanged (R25). */
export const isNewSecret = (secret: string | null): secret is string =>
  secret !== null && secret !== '' && secret !== SECRET_MASK;

/** What the chosen mode needs but is neither sent nor stored, or is to be removed (SER-21, SET-14). */
export function missingCredentials(
  credentials: PayPalCredentialsInput,
  stored: Record<SecretName, string | null>,
): (keyof PayPalCredentialsInput)[] {
  const [id, secret] = credentials.productionMode
    ? (['productionClientId', 'productionClientSecret'] as const)
    : (['sandboxClientId', 'sandboxClientSecret'] as const);
  const hasSecret =
    isNewSecret(credentials[secret]) || (credentials[secret] !== null && stored[secret] !== null);
  return [...(credentials[id] === '' ? [id] : []), ...(hasSecret ? [] : [secret])];
}

/** The columns that decide where the money of investors goes. */
const paymentColumns = [
  'accountNumber',
  'bankName',
  'accountHolder',
  'virtualPrefix',
  'allowOnlinePayments',
  'useDefaultPayPalConfig',
  'productionMode',
  'productionClientId',
  'sandboxClientId',
  'productionClientSecret',
  'sandboxClientSecret',
] as const;
type Payment = Record<(typeof paymentColumns)[number], unknown>;

/** Whether a change of those columns sends money elsewhere. */
export const changesPayment = (stored: Payment, changed: Partial<Payment>): boolean =>
  paymentColumns.some((column) => changed[column] !== undefined && changed[column] !== stored[column]);
