import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { commonTexts } from '../../platform/common.texts.ts';
import { useTexts } from '../../platform/texts.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormContext, ownForm } from '../../ui/form/form-context.ts';
import { ReturnFocus } from '../../ui/return-focus.tsx';
import { Facts } from '../../ui/values/facts.tsx';
import { MoneyText } from '../../ui/values/values.tsx';
import { RefundAccount } from './refund-account.tsx';
import { refundsTexts } from './refunds.texts.ts';
import { type Closing, useCloseRefund } from './use-close-refund.ts';

interface CloseRefundDialogProps extends Closing {
  accountChanges: ReactNode;
  onCancel: () => void;
}

/** Asks when and under which reference the money was returned. */
export function CloseRefundDialog({ accountChanges, onCancel, ...closing }: CloseRefundDialogProps) {
  const t = useTexts(refundsTexts);
  const common = useTexts(commonTexts);
  const [context] = useState(ownForm);
  const { control, submit, isSending } = useCloseRefund(closing);
  const { amount, account } = closing.refund;
  return (
    <FormContext value={context}>
      <ReturnFocus />
      <Modal
        opened
        onClose={onCancel}
        title={t.closeTitle}
        size="lg"
        closeButtonProps={{ 'aria-label': common.close }}
      >
        <form
          noValidate
          onSubmit={(event) => {
            // React passes events on to the form of the order although the dialogue lies outside it.
            event.stopPropagation();
            void submit(event);
          }}
        >
          <Stack gap="md">
            <Facts
              facts={[
                { label: t.amount, value: <MoneyText amount={amount} /> },
                { label: t.account, value: <RefundAccount account={account} />, wide: true },
              ]}
            />
            {accountChanges}
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
          <Group justify="flex-end" mt="lg">
            <Button variant="default" onClick={onCancel}>
              {common.cancel}
            </Button>
            <Button type="submit" loading={isSending}>
              {t.close}
            </Button>
          </Group>
        </form>
      </Modal>
    </FormContext>
  );
}
