import { Button, Stack, Text } from '@mantine/core';
import { RejectionInput } from '@share/contract/areas/orders/order-decision.schemas.ts';
import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTexts } from '../../../platform/texts.ts';
import { QuestionFacts } from '../../../ui/confirm.tsx';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { useKeptFailure } from '../../../ui/dialogs/use-kept-failure.ts';
import { LongTextField } from '../../../ui/fields/long-text-field.tsx';
import { resolverOf } from '../../../ui/form/errors/form-errors.ts';
import { NOTICE_ID } from '../order-notice.tsx';
import { ordersTexts } from '../orders.texts.ts';
import { type Moving, useMoveOrder } from '../use-move-order.ts';
import { useOrderQuestion } from '../use-order-question.tsx';

/** Rejects an order, after asking; staff may write to the investor why (ORD-19). */
export function RejectOrder({ isDisabled, ...moving }: Moving & { isDisabled: boolean }) {
  const t = useTexts(ordersTexts);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        color="red"
        leftSection={<IconX size={18} aria-hidden />}
        aria-describedby={NOTICE_ID}
        disabled={isDisabled}
        onClick={() => {
          moving.onFailure(null);
          setAsking(true);
        }}
      >
        {t.reject}
      </Button>
      {isAsking && <RejectDialog {...moving} onClose={() => setAsking(false)} />}
    </>
  );
}

function RejectDialog({ onClose, ...moving }: Moving & { onClose: () => void }) {
  const t = useTexts(ordersTexts);
  const { title, facts, message, confirmLabel } = useOrderQuestion(moving.order)('reject');
  const { control, handleSubmit } = useForm({
    defaultValues: { note: '' },
    resolver: resolverOf(RejectionInput, (values) => values),
  });
  const { failure, onFailure } = useKeptFailure((refusal) => {
    onClose();
    moving.onFailure(refusal);
  });
  const onMoved = (moved: OrderView) => {
    onClose();
    moving.onMoved(moved);
  };
  const move = useMoveOrder({ order: moving.order, onMoved, onFailure });
  return (
    <FormDialog
      title={title}
      onClose={onClose}
      onSubmit={handleSubmit(({ note }) => move.start({ action: 'reject', note, onMoved: onClose }))}
      failure={failure}
      buttons={
        <Button type="submit" color="red" loading={move.isBusy('reject')}>
          {confirmLabel}
        </Button>
      }
    >
      <Stack gap="md">
        {facts && <QuestionFacts facts={facts} />}
        <Text>{message}</Text>
        <LongTextField
          control={control}
          name="note"
          label={t.rejectNote}
          description={t.rejectNoteHint}
          isFirst
        />
      </Stack>
    </FormDialog>
  );
}
