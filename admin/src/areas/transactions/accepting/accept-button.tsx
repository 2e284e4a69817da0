import { Button } from '@mantine/core';
import { acceptTransaction } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import type {
  AcceptInput,
  TransactionView,
} from '@share/contract/areas/transactions/transactions.schemas.ts';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '../../../platform/api/api-client.ts';
import { useCan } from '../../../platform/permissions.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { NOTICE_ID } from '../transaction-notice.tsx';
import { AcceptanceDialog } from './acceptance-dialog.tsx';
import { acceptingTexts } from './accepting.texts.ts';

interface AcceptButtonProps {
  transaction: TransactionView;
  onAccepted: (accepted: TransactionView) => void;
  /** Called with null when a new attempt begins. */
  onFailure: (failure: unknown) => void;
  /** Opens the next record of the list; undefined if there is none. */
  onNext: (() => void) | undefined;
}

/** Visible but disabled while a pending transaction cannot be accepted; the notice gives the reason (TRX-09). */
export function AcceptButton({ transaction, onAccepted, onFailure, onNext }: AcceptButtonProps) {
  const t = useTexts(acceptingTexts);
  const mayAccept = useCan(acceptTransaction);
  const [isAsking, setAsking] = useState(false);
  const { canAccept } = transaction.meta;
  if (!mayAccept || (!canAccept && transaction.status !== 'new')) return null;
  return (
    <>
      <Button
        leftSection={<IconCheck size={18} aria-hidden />}
        aria-describedby={NOTICE_ID}
        disabled={!canAccept}
        onClick={() => {
          onFailure(null);
          setAsking(true);
        }}
      >
        {t.accept}
      </Button>
      {isAsking && (
        <AcceptanceDialog
          transaction={transaction}
          accept={acceptPayment(transaction.id)}
          hasNext={onNext !== undefined}
          onCancel={() => setAsking(false)}
          onAccepted={(accepted, onward) => {
            setAsking(false);
            onAccepted(accepted);
            if (onward === 'next') onNext?.();
          }}
          onFailure={(failure) => {
            setAsking(false);
            onFailure(failure);
          }}
        />
      )}
    </>
  );
}

const acceptPayment = (id: number) => (body: AcceptInput) =>
  call(acceptTransaction, { params: { id: String(id) }, body });
