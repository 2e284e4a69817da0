import { Paper, Skeleton } from '@mantine/core';
import { getPlainText } from '@share/contract/areas/email-templates/email-templates.endpoints.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/api-client.ts';
import { useTexts } from '../../../platform/texts.ts';
import { ErrorBanner } from '../../../ui/error-banner.tsx';
import classes from '../email-templates.module.css';
import { editorTexts } from './editor.texts.ts';

/** The text for mail programs that show no HTML, as the server makes it when it sends the e-mail. */
export function PlainTextPreview({ html, label, height }: { html: string; label: string; height: number }) {
  const t = useTexts(editorTexts);
  const { data, error, refetch } = useQuery({
    queryKey: ['email-templates', 'plain-text', html],
    queryFn: ({ signal }) => call(getPlainText, { signal, body: { html } }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (error) return <ErrorBanner failure={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={height} />;
  return (
    <Paper
      withBorder
      component="pre"
      role="region"
      aria-label={t.plainText(label)}
      className={classes.plainText}
      style={{ height }}
      // People who use only the keyboard must be able to scroll it.
      tabIndex={0}
    >
      {data.text}
    </Paper>
  );
}
