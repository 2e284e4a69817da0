import { Button } from '@mantine/core';
import { acceptTransaction } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { transactionsList } from '@share/contract/areas/transactions/transactions.list.ts';
import type { TransactionRow } from '@share/contract/areas/transactions/transactions.schemas.ts';
import type { ListAnswer } from '@share/contract/shared/lists/list.ts';
import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useContext, useState } from 'react';
import { call } from '../../../platform/api/api-client.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useCan } from '../../../platform/permissions.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { RowAction, RowMenuContext } from '../../../ui/list/menu/row-action.tsx';
import { listKey } from '../../../ui/list/use-list-query.ts';
import classes from './accept-action.module.css';
import { AcceptanceDialog } from './acceptance-dialog.tsx';
import { acceptingTexts } from './accepting.texts.ts';

interface Asked {
  transaction: TransactionRow;
  onFailure: (failure: unknown) => void;
}

/**
 * The accept button of rows whose payment is pending (TRX-09), and the question of the list, which can continue from row to row.
 */
export function useListAcceptance() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const button = (transaction: TransactionRow, onFailure: (failure: unknown) => void): ReactNode => (
    <AcceptAction
      transaction={transaction}
      onAsk={() => {
        onFailure(null);
        setAsked({ transaction, onFailure });
      }}
    />
  );
  const goOnTo = (next: Asked | null) => setAsked((present) => (present === asked ? next : present));
  return { button, question: asked && <Question key={asked.transaction.id} {...asked} onAsk={goOnTo} /> };
}

interface QuestionProps extends Asked {
  /** Replaces this question by another one, or by none, unless it was closed and another one is open by now. */
  onAsk: (next: Asked | null) => void;
}

function Question({ transaction, onFailure, onAsk }: QuestionProps) {
  // Fixed when the question opens, because the accepted row may leave the list.
  const [next] = useState(() => waitingAfter(transaction.id));
  return (
    <AcceptanceDialog
      transaction={transaction}
      accept={(body) => call(acceptTransaction, { params: { id: String(transaction.id) }, body })}
      hasNext={next !== undefined}
      onCancel={() => onAsk(null)}
      onAccepted={(_, onward) => onAsk(onward === 'next' && next ? { transaction: next, onFailure } : null)}
      onFailure={(failure) => {
        onAsk(null);
        onFailure(failure);
      }}
    />
  );
}

/** The next row on the screen that can be accepted. */
function waitingAfter(id: number): TransactionRow | undefined {
  const pages = queryClient.getQueriesData<ListAnswer<TransactionRow>>({
    queryKey: listKey(transactionsList),
    type: 'active',
  });
  const rows = pages.flatMap(([, page]) => page?.items ?? []);
  return rows.slice(rows.findIndex((row) => row.id === id) + 1).find(({ meta }) => meta.canAccept);
}

function AcceptAction({ transaction, onAsk }: { transaction: TransactionRow; onAsk: () => void }) {
  const t = useTexts(acceptingTexts);
  const mayAccept = useCan(acceptTransaction);
  const isInMenu = useContext(RowMenuContext) !== null;
  if (!mayAccept || !transaction.meta.canAccept) return null;
  if (isInMenu) {
    return (
      <RowAction
        label={t.acceptNamed(transaction.id)}
        word={t.acceptHere}
        icon={<IconCheck size={18} aria-hidden />}
        onClick={onAsk}
      />
    );
  }
  return (
    <Button
      variant="light"
      size="compact-sm"
      mih={30}
      className={classes.accept}
      aria-label={t.acceptNamed(transaction.id)}
      onClick={onAsk}
    >
      <IconCheck size={18} aria-hidden className={classes.sign} />
      <span className={classes.short}>{t.acceptHere}</span>
      <span className={classes.word}>{t.accept}</span>
    </Button>
  );
}
