import { Button } from '@mantine/core';
import {
  recordFurtherTransfer,
  recordLateTransfer,
} from '@share/contract/areas/transactions/transactions.endpoints.ts';
import type {
  FurtherTransferInput,
  TransactionView,
} from '@share/contract/areas/transactions/transactions.schemas.ts';
import { useState } from 'react';
import { call } from '../../../platform/api/api-client.ts';
import { useCan } from '../../../platform/permissions.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { idempotency } from '../../../ui/form/idempotency-key.ts';
import { acceptanceTexts } from './acceptance.texts.ts';
import { AcceptanceDialog } from './acceptance-dialog.tsx';
import type { Unexpected } from './use-acceptance.ts';
import type { AskedPayment } from './use-payment-facts.tsx';

interface RecordTransferButtonProps {
  arrived: Unexpected;
  transaction: AskedPayment & Pick<TransactionView, 'version'>;
  onRecorded: (recorded: TransactionView) => void;
  /** Called with null when a new attempt begins. */
  onFailure: (failure: unknown) => void;
}

/** Records a transfer that arrived after its order had ended unpaid, or although the order was already paid. */
export function RecordTransferButton(props: RecordTransferButtonProps) {
  const { arrived, transaction, onRecorded, onFailure } = props;
  const t = useTexts(acceptanceTexts)[arrived];
  const mayRecord = useCan(recordLateTransfer);
  const [isAsking, setAsking] = useState(false);
  const [keys] = useState(idempotency);
  if (!mayRecord) return null;
  const record = async (body: FurtherTransferInput) => {
    const params = { id: String(transaction.id) };
    const request = { params, body, idempotencyKey: keys.keyFor(body) };
    try {
      const recorded = await (arrived === 'late'
        ? call(recordLateTransfer, request)
        : call(recordFurtherTransfer, { ...request, ifMatch: transaction.version }));
      keys.settle();
      return recorded;
    } catch (failure) {
      keys.settle(failure);
      throw failure;
    }
  };
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
        {t.accept}
      </Button>
      {isAsking && (
        <AcceptanceDialog
          transaction={transaction}
          unexpected={arrived}
          accept={record}
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
