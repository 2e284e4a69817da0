import { Alert, Group } from '@mantine/core';
import { acceptTransaction } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import type { TransactionView } from '@share/contract/areas/transactions/transactions.schemas.ts';
import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useCan } from '../../platform/permissions.tsx';
import { useIsMe } from '../../platform/session/current-user.ts';
import { useTexts } from '../../platform/texts.ts';
import { transactionNoticeTexts } from './transaction-notice.texts.ts';

/** The id of the description that disabled buttons refer to. */
export const NOTICE_ID = 'transaction-notice';

interface TransactionNoticeProps {
  transaction: TransactionView;
  /** The actions that are possible instead. */
  children: ReactNode;
}

/** Explains to users with the permission to accept transactions why this one cannot be accepted. */
export function TransactionNotice({ transaction, children }: TransactionNoticeProps) {
  const why = useTexts(transactionNoticeTexts);
  const mayAccept = useCan(acceptTransaction);
  const isMe = useIsMe();
  if (!mayAccept || transaction.type === 'dividend' || transaction.meta.canAccept || transaction.refund) {
    return null;
  }
  return (
    <Alert id={NOTICE_ID} role="status" color="blue" icon={<IconInfoCircle aria-hidden />}>
      <Group justify="space-between" gap="xs">
        {why[reasonOf(transaction, isMe(transaction.meta.user))]}
        {children}
      </Group>
    </Alert>
  );
}

function reasonOf({ status, method, waitUntil, canRecordLate }: TransactionView, isOwn: boolean) {
  if (canRecordLate) return 'rejectedUnpaid';
  if (status !== 'new') return status;
  if (method === 'payPal') return 'payPal';
  return waitUntil !== null && new Date(waitUntil) < new Date() ? 'expired' : isOwn ? 'own' : 'cannot';
}
