import { Alert, Button, Stack, Text } from '@mantine/core';
import { toBankText } from '@share/contract/areas/payment-files/bank-text.ts';
import type { DuePayment } from '@share/contract/areas/payment-files/payment-files.schemas.ts';
import { fromMinorUnits, toMinorUnits } from '@share/contract/shared/numbers/money.ts';
import { groupedAccountNumber } from '@share/contract/shared/personal-data.ts';
import { useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { useTexts } from '../../platform/texts.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Facts } from '../../ui/values/facts.tsx';
import { MoneyText, NumberText } from '../../ui/values/values.tsx';
import { duePaymentsTexts } from './due-payments.texts.ts';
import { payingAccountsQuery } from './payment-files.queries.ts';
import { type FileValues, fileFormats, filesOf, isPayable, useCreateFile } from './use-create-file.ts';

interface CreateFileDialogProps {
  chosen: readonly DuePayment[];
  onClose: () => void;
}

const MOST_NAMES = 5;
const named = (names: readonly string[]) =>
  names.length > MOST_NAMES ? `${names.slice(0, MOST_NAMES).join(', ')}…` : names.join(', ');

/** Shows what a file for the bank will have, and asks for its format and the account that pays. */
export function CreateFileDialog({ chosen, onClose }: CreateFileDialogProps) {
  const t = useTexts(duePaymentsTexts);
  const payments = chosen.filter(isPayable);
  const accounts = useQuery(payingAccountsQuery);
  const creating = useCreateFile(payments, onClose);
  const { control, handleSubmit } = useForm<FileValues>({
    defaultValues: { format: 'elixir-0 windows-1250', account: '' },
  });
  const account = useWatch({ control, name: 'account' });
  const files = filesOf(payments, account).length;
  const sum = payments.reduce((total, { amount }) => total + toMinorUnits(amount.toFixed(2)), 0n);
  const count = payments.reduce((total, one) => total + one.payments - one.unpayable, 0);
  const nameOf = ({ kind, record, name, title }: DuePayment) =>
    kind === 'payout' ? t.ofPayout(record) : name || title;
  const leftOut = chosen.filter((payment) => !payments.includes(payment));
  const replaced = [...new Set(payments.map(({ name }) => name.trim()))].filter(
    (name) => toBankText(name) !== name.replace(/\s+/g, ' '),
  );
  return (
    <FormDialog
      title={t.makeTitle}
      onClose={onClose}
      onSubmit={(event) => void handleSubmit((values) => creating.mutate(values))(event)}
      failure={creating.error}
      buttons={
        <Button type="submit" loading={creating.isPending} disabled={payments.length === 0} data-autofocus>
          {t.make}
        </Button>
      }
    >
      <Stack gap="md">
        <Facts
          facts={[
            { label: t.chosen, value: <NumberText value={count} /> },
            { label: t.sum, value: <MoneyText amount={Number(fromMinorUnits(sum))} /> },
          ]}
        />
        {payments.length === 0 && <Text>{t.nothing}</Text>}
        {leftOut.length > 0 && <Alert color="yellow">{t.leftOut(named(leftOut.map(nameOf)))}</Alert>}
        {replaced.length > 0 && <Alert color="blue">{t.replaced(named(replaced.map(toBankText)))}</Alert>}
        <SelectField
          control={control}
          name="format"
          label={t.format}
          required
          choices={fileFormats.map((value) => ({ value, label: t.formats[value] }))}
        />
        <SelectField
          control={control}
          name="account"
          label={t.payFromField}
          description={t.whereItCame}
          choices={(accounts.data ?? []).map((own) => ({
            value: own.account,
            label: [groupedAccountNumber(own.account), own.holder].filter(Boolean).join(' · '),
          }))}
        />
        {files > 1 && <Text>{t.several(files)}</Text>}
      </Stack>
    </FormDialog>
  );
}
