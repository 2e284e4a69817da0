import { Button, Stack, Text } from '@mantine/core';
import { AcceptDisputedInput, type OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTexts } from '../../../platform/texts.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { resolverOf } from '../../../ui/form/errors/form-errors.ts';
import { NOTICE_ID } from '../order-notice.tsx';
import { decisionTexts } from './decision.texts.ts';

interface AcceptDisputedProps {
  order: OrderView;
  isDisabled: boolean;
  isBusy: boolean;
  onAccept: (note: string) => void;
}

/** Accepts an order whose payment is disputed: staff write why. */
export function AcceptDisputed({ order, isDisabled, isBusy, onAccept }: AcceptDisputedProps) {
  const { acceptDisputed: t } = useTexts(decisionTexts);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="default"
        aria-describedby={NOTICE_ID}
        disabled={isDisabled}
        loading={isBusy}
        onClick={() => setAsking(true)}
      >
        {t.button}
      </Button>
      {isAsking && (
        <NoteDialog
          id={order.id}
          onClose={() => setAsking(false)}
          onAccept={(note) => {
            setAsking(false);
            onAccept(note);
          }}
        />
      )}
    </>
  );
}

function NoteDialog({ id, onClose, onAccept }: NoteDialogProps) {
  const { acceptDisputed: t } = useTexts(decisionTexts);
  const { control, handleSubmit } = useForm<AcceptDisputedInput>({
    defaultValues: { note: '' },
    resolver: resolverOf(AcceptDisputedInput, (values) => values),
  });
  return (
    <FormDialog
      title={t.title(id)}
      onClose={onClose}
      onSubmit={handleSubmit(({ note }) => onAccept(note))}
      buttons={<Button type="submit">{t.button}</Button>}
    >
      <Stack gap="md">
        <Text>{t.message}</Text>
        <TextField control={control} name="note" label={t.note} description={t.noteHint} required isFirst />
      </Stack>
    </FormDialog>
  );
}

interface NoteDialogProps {
  id: number;
  onClose: () => void;
  onAccept: (note: string) => void;
}
