import { Alert, Button, Code, Group, Text } from '@mantine/core';
import { formatBookDay, isCalendarDay } from '@share/contract/shared/dates.ts';
import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import { IconFileSpreadsheet, IconPrinter } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm, useWatch } from 'react-hook-form';
import { download } from '../../platform/api/download.ts';
import { addressOf } from '../../platform/api/request-to-api.ts';
import { useTexts } from '../../platform/texts.ts';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { type Fact, Facts } from '../../ui/values/facts.tsx';
import { ViewFrame } from '../../ui/view-frame.tsx';
import classes from './registers.module.css';
import { registersTexts } from './registers.texts.ts';

/** The day in the address; undefined for today. */
export function useAsOf(): string | undefined {
  const { asOf } = useSearch({ strict: false }) as { asOf?: string };
  return asOf !== undefined && isCalendarDay(asOf) ? asOf : undefined;
}

interface RegisterFrameProps {
  title: string;
  back: string;
  list: { to: string; title: string } | null;
  day: { asOf: string; isFinal: boolean };
  file: { endpoint: Endpoint & { download: 'file' }; id: number };
  facts: readonly Fact[];
  /** The hash of the register, if it has one. */
  sha256?: string;
  query: { isFetching: boolean; error: unknown; refetch: () => unknown };
  /** The table of the screen, in pages. */
  children: ReactNode;
  /** All rows, for the printer. */
  printed: () => ReactNode;
}

/** A register of a day: the day can be chosen, and what is shown can be printed and saved as a spreadsheet. */
export function RegisterFrame({
  title,
  back,
  list,
  day,
  file,
  facts,
  sha256,
  query,
  children,
  printed,
}: RegisterFrameProps) {
  const t = useTexts(registersTexts);
  const isPrinting = useIsPrinting();
  const saving = useMutation({
    mutationFn: () =>
      download(
        addressOf(file.endpoint, { params: { id: String(file.id) }, query: { asOf: day.asOf } }),
        t.fileOf(title, formatBookDay(day.asOf)),
      ),
  });
  const failure = query.error ?? saving.error;
  return (
    <ViewFrame
      title={title}
      head={{ list }}
      back={back}
      isReloading={query.isFetching}
      onReload={() => void query.refetch()}
      actions={
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
            loading={saving.isPending}
            onClick={() => saving.mutate()}
          >
            {t.spreadsheet}
          </Button>
          <Button
            variant="default"
            leftSection={<IconPrinter size={18} aria-hidden />}
            onClick={() => window.print()}
          >
            {t.print}
          </Button>
        </Group>
      }
    >
      {failure !== null && <ErrorBanner failure={failure} />}
      <div className={classes.choosing}>
        <DayChoice asOf={day.asOf} />
        {!day.isFinal && <Alert color="yellow">{t.notFinal}</Alert>}
      </div>
      <FormSection title={t.facts}>
        <Facts facts={[{ label: t.asOf, value: formatBookDay(day.asOf) }, ...facts]} />
        {sha256 !== undefined && (
          <div>
            <Text size="sm">
              {t.hash}: <Code className={classes.hash}>{sha256}</Code>
            </Text>
            <Text size="xs" c="dimmed">
              {t.hashHint}
            </Text>
          </div>
        )}
      </FormSection>
      {isPrinting ? printed() : children}
    </ViewFrame>
  );
}

/** The day is in the address, so that a link leads to the register of that day. */
function DayChoice({ asOf }: { asOf: string }) {
  const t = useTexts(registersTexts);
  const navigate = useNavigate();
  const { control } = useForm({ defaultValues: { asOf } });
  const chosen = useWatch({ control, name: 'asOf' });
  useEffect(() => {
    if (chosen !== asOf && isCalendarDay(chosen))
      void navigate({ to: '.', search: { asOf: chosen }, replace: true, resetScroll: false });
  }, [chosen, asOf, navigate]);
  return (
    <div className={classes.day}>
      <DateField control={control} name="asOf" label={t.asOf} required />
    </div>
  );
}

/** Whether the page is being printed: the printer gets all rows, and the screen a page of them. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
