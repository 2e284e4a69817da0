import { Group, Paper, Skeleton, Switch, Text } from '@mantine/core';
import { withDrawnCodes } from '@share/contract/areas/email-templates/drawn-codes.ts';
import { getPlainText } from '@share/contract/areas/email-templates/email-templates.endpoints.ts';
import { renderBody, renderSubject } from '@share/contract/areas/email-templates/render-template.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api/api-client.ts';
import { useTexts } from '../../../platform/texts.ts';
import { ErrorBanner } from '../../../ui/error-banner.tsx';
import { codeAddress } from '../../../ui/values/code-address.ts';
import classes from '../email-templates.module.css';
import type { Variables } from '../email-templates.queries.ts';
import { emailTemplatesTexts } from '../email-templates.texts.ts';
import { editorTexts } from './editor.texts.ts';
import { inScheme } from './in-scheme.ts';
import { type ChosenData, DataField, useDataKind, useRealValues, type Values } from './preview-data.tsx';

/** In pixels. */
const PHONE_WIDTH = 375;

interface BodyPreviewProps {
  html: string;
  subject: string;
  label: string;
  height: number;
  language: Language;
  /** If there are no variables, their names are shown. */
  variables: Variables | null;
}

/** The e-mail with sample or real data, in a frame that runs nothing and leads nowhere (R17). */
export function BodyPreview({ html, subject, label, height, language, variables }: BodyPreviewProps) {
  const t = useTexts(emailTemplatesTexts);
  const [isPhone, setPhone] = useState(false);
  const [isPlain, setPlain] = useState(false);
  const [isDark, setDark] = useState(false);
  const kind = useDataKind(variables);
  const [chosen, setChosen] = useState<ChosenData | null>(null);
  const { values, error, retry } = useRealValues(chosen, language);
  const scheme = isDark ? 'dark' : 'light';
  const data = variables && { ...samplesOf(variables, language), ...shownOf(values) };
  const filled = data ? renderBody(html, data, language) : html;
  return (
    <>
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed">
          {isPlain ? t.plainHint : values ? t.realHint : t.previewHint}
        </Text>
        <Group>
          {!isPlain && (
            <Switch
              label={t.dark}
              checked={isDark}
              onChange={(event) => setDark(event.currentTarget.checked)}
            />
          )}
          <Switch
            label={t.plain}
            checked={isPlain}
            onChange={(event) => setPlain(event.currentTarget.checked)}
          />
          <Switch
            label={t.phone}
            checked={isPhone}
            onChange={(event) => setPhone(event.currentTarget.checked)}
          />
        </Group>
      </Group>
      {kind && <DataField kind={kind} chosen={chosen} onChosen={setChosen} />}
      {error !== null && <ErrorBanner failure={error} onRetry={retry} />}
      <Text>
        <Text component="span" c="dimmed">
          {t.subject}:{' '}
        </Text>
        {data ? renderSubject(subject, data) : subject}
      </Text>
      <div style={isPhone ? { maxWidth: PHONE_WIDTH } : undefined}>
        {isPlain ? (
          <PlainTextPreview html={filled} label={label} height={height} />
        ) : (
          <iframe
            title={`${t.preview}: ${label}`}
            sandbox=""
            srcDoc={inScheme(withDrawnCodes(filled, codeAddress), scheme)}
            height={height}
            className={classes.frame}
            style={{ colorScheme: scheme }}
            data-dark={isDark || undefined}
          />
        )}
      </div>
    </>
  );
}

const samplesOf = (variables: Variables, language: Language) =>
  Object.fromEntries(variables.map(({ name, sample }) => [name, sample[language]]));

/** Real values where the record has them; sample data for the rest. */
const shownOf = (values: Values | null) =>
  Object.fromEntries(Object.entries(values ?? {}).filter(([, value]) => value !== ''));

/** The text for mail programs that show no HTML, as the server makes it when it sends the e-mail. */
function PlainTextPreview({ html, label, height }: { html: string; label: string; height: number }) {
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
