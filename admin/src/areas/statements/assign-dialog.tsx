import { Button, Stack, Text } from '@mantine/core';
import { assignLine } from '@share/contract/areas/statements/statements.endpoints.ts';
import type { StatementLineView } from '@share/contract/areas/statements/statements.schemas.ts';
import { Id } from '@share/contract/shared/ids.ts';
import { Text as FreeText } from '@share/contract/shared/text-fields.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { call, isApiError } from '../../platform/api/api-client.ts';
import { useTexts } from '../../platform/texts.ts';
import { announceDone, announceFailure, withdrawFailure } from '../../ui/announce.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { resolverOf } from '../../ui/form/errors/form-errors.ts';
import { idempotency } from '../../ui/form/idempotency-key.ts';
import { Facts } from '../../ui/values/facts.tsx';
import { MoneyText } from '../../ui/values/values.tsx';
import { OrderField } from './order-field.tsx';
import { linesChanged } from './statements.queries.ts';
import { statementsTexts } from './statements.texts.ts';

const Values = z.object({ order: Id, note: FreeText(500) });
type Values = { order: number | null; note: string };

/** Asks to which order the money of a line belongs. */
export function AssignDialog({ line, onClose }: { line: StatementLineView; onClose: () => void }) {
  const t = useTexts(statementsTexts);
  const [keys] = useState(idempotency);
  const announcement = { key: 'statement.assign', ...t.toasts.assign } as const;
  const { control, handleSubmit, setError } = useForm<Values>({
    defaultValues: { order: line.order?.id ?? null, note: '' },
    resolver: resolverOf(Values, (values) => values),
  });
  const assigning = useMutation({
    mutationFn: ({ order, note }: Values) => {
      const body = { parts: [{ order: order ?? 0, amount: line.amount }], note };
      return call(assignLine, { params: { id: String(line.id) }, body, idempotencyKey: keys.keyFor(body) });
    },
    onMutate: () => withdrawFailure(announcement),
    onSuccess: () => {
      keys.settle();
      announceDone(announcement);
      linesChanged();
      onClose();
    },
    onError: (failure) => {
      keys.settle(failure);
      announceFailure(announcement);
      const error = isApiError(failure) ? failure.errors[0] : undefined;
      if (error?.path === 'note')
        setError('note', { type: 'server', message: error.code }, { shouldFocus: true });
      if (error?.path?.endsWith('order'))
        setError('order', { type: 'server', message: error.code }, { shouldFocus: true });
    },
  });
  return (
    <FormDialog
      title={t.assignTitle}
      onClose={onClose}
      onSubmit={(event) => void handleSubmit((values) => assigning.mutate(values))(event)}
      failure={assigning.error}
      buttons={
        <Button type="submit" loading={assigning.isPending}>
          {t.accept}
        </Button>
      }
    >
      <Stack gap="md">
        <Facts
          facts={[
            { label: t.amount, value: <MoneyText amount={line.amount} /> },
            { label: t.sender, value: line.counterparty.name, long: true },
            { label: t.transferTitle, value: line.title, long: true },
          ]}
        />
        <Text>{t.assignMessage}</Text>
        <OrderField
          control={control}
          name="order"
          label={t.orderField}
          amount={line.amount}
          proposed={line.order}
          required
          isFirst
        />
        <TextField control={control} name="note" label={t.note} description={t.noteHint} />
      </Stack>
    </FormDialog>
  );
}
