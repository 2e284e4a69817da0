import { Button } from '@mantine/core';
import { acceptTransaction } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import type { TransactionRow } from '@share/contract/areas/transactions/transactions.schemas.ts';
import { IconCheck } from '@tabler/icons-react';
import { useCan } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import classes from './accept-action.module.css';
import { transactionsTexts } from './transactions.texts.ts';
import { useAcceptTransaction } from './use-accept-transaction.ts';

interface AcceptActionProps {
  transaction: TransactionRow;
  onFailure: (failure: unknown) => void;
}

/** Accepts a transaction from the list; shown where that is possible (TRX-09). */
export function AcceptAction({ transaction, onFailure }: AcceptActionProps) {
  const t = useTexts(transactionsTexts);
  const mayAccept = useCan(acceptTransaction);
  const { ask, isAccepting } = useAcceptTransaction({ transaction, onFailure });
  if (!mayAccept || !transaction.meta.canAccept) return null;
  return (
    <Button
      variant="light"
      size="compact-sm"
      mih={30}
      aria-label={t.acceptNamed(transaction.id)}
      loading={isAccepting}
      onClick={() => void ask()}
    >
      <IconCheck size={18} aria-hidden className={classes.sign} />
      <span className={classes.word}>{t.acceptPayment}</span>
    </Button>
  );
}
