import { Button, Stack, Text } from '@mantine/core';
import { AcceptDisputedInput, type OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTexts } from '../../../platform/texts.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { useKeptFailure } from '../../../ui/dialogs/use-kept-failure.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { resolverOf } from '../../../ui/form/errors/form-errors.ts';
import { NOTICE_ID } from '../order-notice.tsx';
import { type Moving, useMoveOrder } from '../use-move-order.ts';
import { decisionTexts } from './decision.texts.ts';

/** Accepts an order whose payment is disputed: staff write why. */
export function AcceptDisputed({ isDisabled, ...moving }: Moving & { isDisabled: boolean }) {
  const { acceptDisputed: t } = useTexts(decisionTexts);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="default"
        aria-describedby={NOTICE_ID}
        disabled={isDisabled}
        onClick={() => {
          moving.onFailure(null);
          setAsking(true);
        }}
      >
        {t.button}
      </Button>
      {isAsking && <NoteDialog {...moving} onClose={() => setAsking(false)} />}
    </>
  );
}

function NoteDialog({ onClose, ...moving }: Moving & { onClose: () => void }) {
  const { acceptDisputed: t } = useTexts(decisionTexts);
  const { control, handleSubmit } = useForm<AcceptDisputedInput>({
    defaultValues: { note: '' },
    resolver: resolverOf(AcceptDisputedInput, (values) => values),
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
      title={t.title(moving.order.id)}
      onClose={onClose}
      onSubmit={handleSubmit(({ note }) => move.start({ action: 'accept', note }))}
      failure={failure}
      buttons={
        <Button type="submit" loading={move.isBusy('accept')}>
          {t.button}
        </Button>
      }
    >
      <Stack gap="md">
        <Text>{t.message}</Text>
        <TextField control={control} name="note" label={t.note} description={t.noteHint} required isFirst />
      </Stack>
    </FormDialog>
  );
}
