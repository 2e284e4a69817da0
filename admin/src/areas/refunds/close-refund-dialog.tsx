import { Button, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Facts } from '../../ui/values/facts.tsx';
import { MoneyText } from '../../ui/values/values.tsx';
import { PaymentFileWarning } from '../payment-files/payment-files.shared.tsx';
import { RefundAccount } from './refund-account.tsx';
import { refundsTexts } from './refunds.texts.ts';
import { type Closing, useCloseRefund } from './use-close-refund.ts';

interface CloseRefundDialogProps extends Closing {
  accountChanges: ReactNode;
  onCancel: () => void;
}

/** Asks for the day and the reference of the returned money. */
export function CloseRefundDialog({ accountChanges, onCancel, ...closing }: CloseRefundDialogProps) {
  const t = useTexts(refundsTexts);
  const { control, submit, isSending, failure } = useCloseRefund(closing);
  const { amount, account } = closing.refund;
  return (
    <FormDialog
      title={t.closeTitle}
      onClose={onCancel}
      onSubmit={submit}
      failure={failure}
      buttons={
        <Button type="submit" loading={isSending}>
          {t.close}
        </Button>
      }
    >
      <Stack gap="md">
        <Facts
          facts={[
            { label: t.amount, value: <MoneyText amount={amount} /> },
            { label: t.account, value: <RefundAccount account={account} />, wide: true },
          ]}
        />
        {accountChanges}
        <PaymentFileWarning file={closing.refund.paymentFile} />
        <Text>{t.closeMessage}</Text>
        <DateField control={control} name="returnedOn" label={t.returnedOn} required isFirst />
        <TextField
          control={control}
          name="reference"
          label={t.reference}
          description={t.referenceHint}
          required
        />
      </Stack>
    </FormDialog>
  );
}
