import { Button, Stack, Text } from '@mantine/core';
import { downloadMonth } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { laterDay, warsawDay } from '@share/contract/shared/dates.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { download } from '../../../platform/api/download.ts';
import { addressOf } from '../../../platform/api/request-to-api.ts';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { monthTexts } from './month.texts.ts';

const MONTHS = 36;

/** The present month and those before it, the latest first. */
function monthsUntil(today: string): [string, ...string[]] {
  const months: [string, ...string[]] = [today.slice(0, 7)];
  for (let first = `${months[0]}-01`; months.length < MONTHS; first = `${months.at(-1)}-01`)
    months.push(laterDay(first, -1).slice(0, 7));
  return months;
}

const inWords = (month: string, language: Language) =>
  new Date(`${month}-15T12:00:00Z`).toLocaleDateString(language, { month: 'long', year: 'numeric' });

/** Asks for a month, at first for the former one, and saves its books. A default export for `lazyPart`. */
export default function MonthDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(monthTexts);
  const { language } = useLanguage();
  const months = monthsUntil(warsawDay(new Date()));
  const { control, handleSubmit } = useForm({ defaultValues: { month: months[1] ?? months[0] } });
  const saving = useMutation({
    mutationFn: (month: string) => download(addressOf(downloadMonth, { query: { month } }), t.file(month)),
    onSuccess: onClose,
  });
  return (
    <FormDialog
      title={t.title}
      onClose={onClose}
      onSubmit={(event) => void handleSubmit(({ month }) => saving.mutate(month))(event)}
      failure={saving.error}
      buttons={
        <Button type="submit" loading={saving.isPending}>
          {t.save}
        </Button>
      }
    >
      <Stack gap="md">
        <Text>{t.hint}</Text>
        <SelectField
          control={control}
          name="month"
          label={t.month}
          required
          choices={months.map((value) => ({ value, label: inWords(value, language) }))}
        />
      </Stack>
    </FormDialog>
  );
}
