import { Button, Stack, Text } from '@mantine/core';
import { AcceptWithNoteInput, type OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useIsMe } from '../../../platform/session/current-user.ts';
import { useTexts } from '../../../platform/texts.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { useKeptFailure } from '../../../ui/dialogs/use-kept-failure.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { resolverOf } from '../../../ui/form/errors/form-errors.ts';
import { NOTICE_ID } from '../order-notice.tsx';
import { type Moving, useMoveOrder } from '../use-move-order.ts';
import { decisionTexts } from './decision.texts.ts';

/** Accepts an order whose payment is disputed, or the own order of the only super administrator, who write why. */
export function AcceptWithNote({ isDisabled, ...moving }: Moving & { isDisabled: boolean }) {
  const t = useWords(moving.order);
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

function useWords({ userMeta }: OrderView) {
  const { acceptDisputed, acceptOwn } = useTexts(decisionTexts);
  const isMe = useIsMe();
  return isMe(userMeta) ? acceptOwn : acceptDisputed;
}

function NoteDialog({ onClose, ...moving }: Moving & { onClose: () => void }) {
  const t = useWords(moving.order);
  const { control, handleSubmit } = useForm<AcceptWithNoteInput>({
    defaultValues: { note: '' },
    resolver: resolverOf(AcceptWithNoteInput, (values) => values),
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
