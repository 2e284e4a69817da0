import { Button, Stack, Text } from '@mantine/core';
import {
  ReturnInput,
  returnUnknownMoney,
  type UnknownMoneyRow,
} from '@share/contract/areas/statements/unknown-money.endpoints.ts';
import { warsawDay } from '@share/contract/shared/dates.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call, isApiError } from '../../platform/api/api-client.ts';
import { useTexts } from '../../platform/texts.ts';
import { announceDone, announceFailure, withdrawFailure } from '../../ui/announce.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { resolverOf } from '../../ui/form/errors/form-errors.ts';
import { idempotency } from '../../ui/form/idempotency-key.ts';
import { Facts } from '../../ui/values/facts.tsx';
import { AccountNumberText, MoneyText } from '../../ui/values/values.tsx';
import { PaymentFileWarning } from '../payment-files/payment-files.shared.tsx';
import { linesChanged } from './statements.queries.ts';
import { unknownMoneyTexts } from './unknown-money.texts.ts';

/** Asks for the day and the reference of the transfer by which unknown money went back. */
export function ReturnDialog({ money, onClose }: { money: UnknownMoneyRow; onClose: () => void }) {
  const t = useTexts(unknownMoneyTexts);
  const [keys] = useState(idempotency);
  const announcement = { key: 'unknown-money.return', ...t.toast } as const;
  const { control, handleSubmit, setError } = useForm<ReturnInput>({
    defaultValues: { returnedOn: warsawDay(new Date()), reference: '' },
    resolver: resolverOf(ReturnInput, (values) => values),
  });
  const returning = useMutation({
    mutationFn: (body: ReturnInput) =>
      call(returnUnknownMoney, {
        params: { id: String(money.id) },
        body,
        idempotencyKey: keys.keyFor([money.id, body]),
      }),
    onMutate: () => withdrawFailure(announcement),
    onSuccess: () => {
      keys.settle();
      announceDone(announcement);
      linesChanged();
      onClose();
    },
    onError: (failure) => {
      keys.settle(failure);
      announceFailure(announcement, failure);
      const error = isApiError(failure) ? failure.errors[0] : undefined;
      if (error?.path === 'returnedOn' || error?.path === 'reference')
        setError(error.path, { type: 'server', message: error.code }, { shouldFocus: true });
    },
  });
  return (
    <FormDialog
      title={t.returnTitle}
      onClose={onClose}
      onSubmit={(event) => void handleSubmit((values) => returning.mutate(values))(event)}
      failure={returning.error}
      buttons={
        <Button type="submit" loading={returning.isPending}>
          {t.return}
        </Button>
      }
    >
      <Stack gap="md">
        <Facts
          facts={[
            { label: t.amount, value: <MoneyText amount={money.amount} /> },
            { label: t.sender, value: money.counterparty.name, long: true },
            {
              label: t.account,
              value: <AccountNumberText stored={money.counterparty.account} />,
              wide: true,
            },
          ]}
        />
        <PaymentFileWarning file={money.paymentFile} />
        <Text>{t.returnMessage}</Text>
        <DateField control={control} name="returnedOn" label={t.returnedOn} required isFirst />
        <TextField control={control} name="reference" label={t.reference} required />
      </Stack>
    </FormDialog>
  );
}
