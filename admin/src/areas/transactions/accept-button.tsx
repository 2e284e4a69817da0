import { Button } from '@mantine/core';
import { acceptTransaction } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import type { TransactionView } from '@share/contract/areas/transactions/transactions.schemas.ts';
import { IconCheck } from '@tabler/icons-react';
import { useCan } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { NOTICE_ID } from './transaction-notice.tsx';
import { transactionsTexts } from './transactions.texts.ts';
import { useAcceptTransaction } from './use-accept-transaction.ts';

interface AcceptButtonProps {
  transaction: TransactionView;
  onAccepted: (accepted: TransactionView) => void;
  onFailure: (failure: unknown) => void;
}

/** Visible but disabled while a pending transaction cannot be accepted: the notice gives the reason (TRX-09). */
export function AcceptButton({ transaction, onAccepted, onFailure }: AcceptButtonProps) {
  const t = useTexts(transactionsTexts);
  const mayAccept = useCan(acceptTransaction);
  const { ask, isAccepting } = useAcceptTransaction({ transaction, onAccepted, onFailure });
  const { canAccept } = transaction.meta;
  if (!mayAccept || (!canAccept && transaction.status !== 'new')) return null;
  return (
    <Button
      leftSection={<IconCheck size={18} aria-hidden />}
      aria-describedby={NOTICE_ID}
      disabled={!canAccept}
      loading={isAccepting}
      onClick={() => void ask()}
    >
      {t.accept}
    </Button>
  );
}
