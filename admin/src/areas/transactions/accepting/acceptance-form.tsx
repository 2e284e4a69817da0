import { Alert, Button, SimpleGrid, Stack, Text } from '@mantine/core';
import { formatMoney } from '@share/contract/shared/numbers/money.ts';
import type { ReactNode } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { QuestionFacts } from '../../../ui/confirm.tsx';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { MoneyField } from '../../../ui/fields/number-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { acceptanceTexts } from './acceptance.texts.ts';
import { acceptingTexts } from './accepting.texts.ts';
import { type Acceptance, type ReceiptValues, useAcceptance } from './use-acceptance.ts';
import { usePaymentFacts } from './use-payment-facts.tsx';

export interface AcceptanceDialogProps<Result> extends Acceptance<Result> {
  /** Set if the order is accepted with the payment: the consequences, shown before the buttons. */
  withOrder?: ReactNode;
  /** Whether there is a next record to open. */
  hasNext?: boolean;
  onCancel: () => void;
}

/**
 * Asks before a payment is accepted (TRX-11): shows the payer and the order, and asks for the data of the bank. The accept
 * button has the focus, so that a bank statement can be worked through by keyboard: Enter accepts, and opens the next record
 * where there is one.
 */
export function AcceptanceForm<Result>(props: AcceptanceDialogProps<Result>) {
  const { transaction, unexpected, withOrder, hasNext = false, onCancel } = props;
  const t = useTexts(acceptanceTexts);
  const buttons = useTexts(acceptingTexts);
  const facts = usePaymentFacts(transaction);
  const { control, submit, sending, failure } = useAcceptance(props);
  const { user, orderId } = transaction.meta;
  const sent = withOrder ? t.withOrderMessage(user.email) : t.message(user.email);
  const apart = unexpected && t[unexpected];
  const message = apart?.message ?? (user.isDeleted ? t.noEmail : sent);
  const main = hasNext ? 'next' : 'stay';
  const accept = apart?.accept ?? (withOrder ? buttons.withOrder : buttons.accept);
  const title = (apart ?? t).title(transaction.id);
  return (
    <FormDialog
      title={withOrder ? t.withOrderTitle(orderId ?? 0) : title}
      onClose={onCancel}
      onSubmit={submit(main)}
      failure={failure}
      buttons={
        <>
          {hasNext && (
            <Button
              variant="default"
              loading={sending === 'stay'}
              disabled={sending === 'next'}
              onClick={() => void submit('stay')()}
            >
              {accept}
            </Button>
          )}
          <Button
            type="submit"
            data-autofocus
            loading={sending === main}
            disabled={sending === 'stay' && hasNext}
          >
            {hasNext ? t.andNext : accept}
          </Button>
        </>
      }
    >
      <QuestionFacts facts={facts} />
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 1, sm: 2 }} style={{ alignItems: 'end' }}>
          <MoneyField control={control} name="receivedAmount" label={t.receivedAmount} required />
          <DateField control={control} name="receivedOn" label={t.receivedOn} required />
        </SimpleGrid>
        <Difference control={control} expected={transaction.amount} isFurther={unexpected === 'further'} />
        <TextField control={control} name="note" label={t.note} />
        {withOrder}
        <Text size="sm">{message}</Text>
      </Stack>
    </FormDialog>
  );
}

interface DifferenceProps {
  control: Control<ReceiptValues>;
  expected: number;
  isFurther: boolean;
}

/** Explains an amount that differs from the expected one. */
function Difference({ control, expected, isFurther }: DifferenceProps) {
  const t = useTexts(acceptanceTexts);
  const { language } = useLanguage();
  const received = useWatch({ control, name: 'receivedAmount' });
  if (received === '' || Number.isNaN(received) || received === expected) return null;
  const amount = formatMoney(Math.abs(received - expected), language);
  return (
    <Alert color="yellow" p="xs" role="status">
      {isFurther ? t.further.other : received < expected ? t.less(amount) : t.more(amount)}
    </Alert>
  );
}
