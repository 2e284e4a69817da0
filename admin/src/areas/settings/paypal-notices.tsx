import { Code, Text } from '@mantine/core';
import { getPayPalNotices, getPayPalNoticesOfSeries } from '@share/contract/areas/paypal/paypal.endpoints.ts';
import { formatMoment } from '@share/contract/shared/dates.ts';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../platform/texts.ts';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { recordQuery } from '../../ui/form/record-query.ts';
import { settingsTexts } from './settings.texts.ts';

interface PayPalNoticesProps {
  mode: 'sandbox' | 'production';
  /** The series whose own credentials are meant; without it, the default ones. */
  seriesId?: number;
}

/** When PayPal last sent a notice about a payment with some stored credentials, and the address that it has to know for that. */
export function PayPalNotices({ mode, seriesId }: PayPalNoticesProps) {
  const t = useTexts(settingsTexts);
  const { data, error, refetch } = useQuery(
    seriesId === undefined
      ? recordQuery(getPayPalNotices)
      : recordQuery(getPayPalNoticesOfSeries, { id: String(seriesId) }),
  );
  if (error) return <ErrorBanner title={t.noticesFailed} failure={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  const { lastAt, isMissing } = data[mode];
  return (
    <div>
      <Text size="sm">{lastAt === null ? t.noNotice : t.lastNotice(formatMoment(lastAt))}</Text>
      {isMissing && (
        <Text size="sm" fw={700} c="var(--mantine-color-red-text)">
          {t.noticeMissing}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {t.webhook} <Code>{data.webhookUrl}</Code>
      </Text>
    </div>
  );
}
