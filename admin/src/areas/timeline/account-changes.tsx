import { Alert, Text } from '@mantine/core';
import type {
  getOrderAccountChanges,
  getTransactionAccountChanges,
} from '@share/contract/areas/timeline/timeline.endpoints.ts';
import { formatInstant } from '@share/contract/shared/dates.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../platform/texts.ts';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { recordQuery } from '../../ui/form/record-query.ts';
import { timelineTexts } from './timeline.texts.ts';

interface AccountChangesProps {
  endpoint: typeof getOrderAccountChanges | typeof getTransactionAccountChanges;
  id: number;
}

/** Shows for two weeks that the investor's e-mail or bank account was changed, and by whom. */
export function AccountChanges({ endpoint, id }: AccountChangesProps) {
  const t = useTexts(timelineTexts).accountChanges;
  const { data, error, refetch } = useQuery(recordQuery(endpoint, { id: String(id) }));
  if (error) return <ErrorBanner title={t.failed} failure={error} onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  return (
    <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />} title={t.title}>
      {data.map(({ what, at, days, by }) => (
        <Text key={`${what} ${at}`} size="sm">
          {t[what](t.ago(days), by ?? t.system)} ({formatInstant(at)})
        </Text>
      ))}
    </Alert>
  );
}
