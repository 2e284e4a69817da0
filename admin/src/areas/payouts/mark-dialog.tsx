import { Button, Stack } from '@mantine/core';
import { markPayout } from '@share/contract/areas/payouts/payouts.endpoints.ts';
import type { PayoutHolderRow, PayoutMarkInput } from '@share/contract/areas/payouts/payouts.schemas.ts';
import { CalendarDay, warsawDay } from '@share/contract/shared/dates.ts';
import { RequiredText, Text } from '@share/contract/shared/text-fields.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { call, isApiError } from '../../platform/api/api-client.ts';
import { useTexts } from '../../platform/texts.ts';
import { announceDone, announceFailure, withdrawFailure } from '../../ui/announce.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { resolverOf } from '../../ui/form/errors/form-errors.ts';
import { idempotency } from '../../ui/form/idempotency-key.ts';
import { Facts } from '../../ui/values/facts.tsx';
import { MoneyText } from '../../ui/values/values.tsx';
import { fullName } from '../links/people/user-name.tsx';
import { HolderAccount } from './payout-state.tsx';
import { payoutsChanged } from './payouts.queries.ts';
import { payoutsTexts } from './payouts.texts.ts';

const Paid = z.object({ paidOn: CalendarDay, reference: Text(140), note: z.string() });
const Failed = z.object({ paidOn: z.string(), reference: z.string(), note: RequiredText(500) });
type Values = z.infer<typeof Paid>;

interface MarkDialogProps {
  payout: number;
  to: 'paid' | 'failed';
  /** Null: all holders whose money can be paid. */
  holder: PayoutHolderRow | null;
  onClose: () => void;
}

/** Asks for the day and the reference of a payment, or why it failed. */
export function MarkDialog({ payout, to, holder, onClose }: MarkDialogProps) {
  const t = useTexts(payoutsTexts);
  const [keys] = useState(idempotency);
  const announcement = { key: 'payout.mark', ...t.toasts.mark } as const;
  const { control, handleSubmit, setError } = useForm<Values>({
    defaultValues: { paidOn: warsawDay(new Date()), reference: '', note: '' },
    resolver: resolverOf(to === 'paid' ? Paid : Failed, (values) => values),
  });
  const marking = useMutation({
    mutationFn: ({ paidOn, reference, note }: Values) => {
      const lines = holder && [holder.id];
      const body: PayoutMarkInput = to === 'paid' ? { to, lines, paidOn, reference } : { to, lines, note };
      return call(markPayout, {
        params: { id: String(payout) },
        body,
        idempotencyKey: keys.keyFor([payout, body]),
      });
    },
    onMutate: () => withdrawFailure(announcement),
    onSuccess: () => {
      keys.settle();
      announceDone(announcement);
      payoutsChanged();
      onClose();
    },
    onError: (failure) => {
      keys.settle(failure);
      announceFailure(announcement);
      const error = isApiError(failure) ? failure.errors[0] : undefined;
      if (error?.path === 'paidOn')
        setError('paidOn', { type: 'server', message: error.code }, { shouldFocus: true });
    },
  });
  return (
    <FormDialog
      title={t[to]}
      onClose={onClose}
      onSubmit={(event) => void handleSubmit((values) => marking.mutate(values))(event)}
      failure={marking.error}
      buttons={
        <Button type="submit" loading={marking.isPending}>
          {t[to]}
        </Button>
      }
    >
      <Stack gap="md">
        {holder && (
          <Facts
            facts={[
              { label: t.investor, value: fullName(holder.user) || holder.user.email, long: true },
              { label: t.netOfHolder, value: <MoneyText amount={holder.net} /> },
              { label: t.account, value: <HolderAccount {...holder} />, wide: true },
            ]}
          />
        )}
        {to === 'paid' ? (
          <>
            <DateField control={control} name="paidOn" label={t.paidOn} required isFirst />
            <TextField control={control} name="reference" label={t.reference} />
          </>
        ) : (
          <TextField control={control} name="note" label={t.note} required />
        )}
      </Stack>
    </FormDialog>
  );
}
