import { Alert, Button, List, Stack, Text } from '@mantine/core';
import { markFilePaid } from '@share/contract/areas/payment-files/payment-files.endpoints.ts';
import {
  type FilePaymentView,
  PaidInput,
  type PaymentFileView,
} from '@share/contract/areas/payment-files/payment-files.schemas.ts';
import { warsawDay } from '@share/contract/shared/dates.ts';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { call, isApiError } from '../../platform/api/api-client.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { announceDone, announceFailure, withdrawFailure } from '../../ui/announce.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { errorText } from '../../ui/error-text.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { resolverOf } from '../../ui/form/errors/form-errors.ts';
import { Facts } from '../../ui/values/facts.tsx';
import { MoneyText } from '../../ui/values/values.tsx';
import { paymentFilesChanged } from './payment-files.queries.ts';
import { paymentFilesTexts } from './payment-files.texts.ts';

interface PaidDialogProps {
  file: PaymentFileView;
  payments: readonly FilePaymentView[];
  onClose: () => void;
}

/** Asks for the day on which the bank paid; what could not be recorded is listed with its reason. */
export function PaidDialog({ file, payments, onClose }: PaidDialogProps) {
  const t = useTexts(paymentFilesTexts);
  const { language } = useLanguage();
  const announcement = { key: 'payment-file.paid', ...t.paidToast } as const;
  const { control, handleSubmit, setError } = useForm<Pick<PaidInput, 'paidOn'>>({
    defaultValues: { paidOn: warsawDay(new Date()) },
    resolver: resolverOf(PaidInput, (values) => values),
  });
  const waiting = payments.filter(({ state }) => state === 'sent');
  const paying = useMutation({
    mutationFn: (body: Pick<PaidInput, 'paidOn'>) =>
      call(markFilePaid, { params: { id: String(file.id) }, body }),
    onMutate: () => withdrawFailure(announcement),
    onSuccess: (results) => {
      paymentFilesChanged();
      if (results.some(({ done }) => !done)) return announceFailure(announcement);
      announceDone(announcement);
      onClose();
    },
    onError: (failure) => {
      announceFailure(announcement);
      const error = isApiError(failure) ? failure.errors[0] : undefined;
      if (error?.path === 'paidOn')
        setError('paidOn', { type: 'server', message: error.code }, { shouldFocus: true });
    },
  });
  const failed = (paying.data ?? []).filter(({ done }) => !done);
  const referenceOf = (id: number) => payments.find((payment) => payment.id === id)?.reference ?? String(id);
  return (
    <FormDialog
      title={t.paidTitle}
      onClose={onClose}
      onSubmit={(event) => void handleSubmit((values) => paying.mutate(values))(event)}
      failure={paying.error}
      buttons={
        <Button type="submit" loading={paying.isPending}>
          {t.markPaid}
        </Button>
      }
    >
      <Stack gap="md">
        <Facts
          facts={[
            { label: t.name, value: file.name, long: true },
            { label: t.sum, value: <MoneyText amount={file.sum} /> },
          ]}
        />
        <Text>{t.paidMessage(waiting.length)}</Text>
        <DateField control={control} name="paidOn" label={t.paidOn} required isFirst />
        {failed.length > 0 && (
          <Alert color="red">
            <List>
              {failed.map(({ payment, code }) => (
                <List.Item key={payment}>
                  {t.notPaid(referenceOf(payment), errorText(language, code ?? ''))}
                </List.Item>
              ))}
            </List>
          </Alert>
        )}
      </Stack>
    </FormDialog>
  );
}
