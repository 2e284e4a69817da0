import { Button } from '@mantine/core';
import { recordLateTransfer } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import type { TransactionView } from '@share/contract/areas/transactions/transactions.schemas.ts';
import { useState } from 'react';
import { call } from '../../../platform/api/api-client.ts';
import { useCan } from '../../../platform/permissions.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { AcceptanceDialog } from './acceptance-dialog.tsx';
import { acceptingTexts } from './accepting.texts.ts';

interface LateTransferButtonProps {
  transaction: TransactionView;
  onRecorded: (recorded: TransactionView) => void;
  /** Null when a new attempt begins. */
  onFailure: (failure: unknown) => void;
}

/** Records a transfer that arrived after its order had ended unpaid. */
export function LateTransferButton({ transaction, onRecorded, onFailure }: LateTransferButtonProps) {
  const { late } = useTexts(acceptingTexts);
  const mayRecord = useCan(recordLateTransfer);
  const [isAsking, setAsking] = useState(false);
  if (!mayRecord || !transaction.canRecordLate) return null;
  const params = { id: String(transaction.id) };
  return (
    <>
      <Button
        variant="default"
        size="xs"
        onClick={() => {
          onFailure(null);
          setAsking(true);
        }}
      >
        {late.accept}
      </Button>
      {isAsking && (
        <AcceptanceDialog
          transaction={transaction}
          isLate
          accept={(body) => call(recordLateTransfer, { params, body })}
          onCancel={() => setAsking(false)}
          onAccepted={(recorded) => {
            setAsking(false);
            onRecorded(recorded);
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
