import type { TransactionView } from '@share/contract/areas/transactions/transactions.schemas.ts';
import { fullName } from '../links/user-name.tsx';

/** Whose money it is, as questions name them. */
export const payerOf = ({ meta: { user } }: Pick<TransactionView, 'meta'>): string =>
  `${fullName(user)} (${user.email})`;
