import { Group, Switch, Text } from '@mantine/core';
import { renderBody } from '@share/contract/areas/email-templates/render-template.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import classes from '../email-templates.module.css';
import type { Variables } from '../email-templates.queries.ts';
import { emailTemplatesTexts } from '../email-templates.texts.ts';
import { PlainTextPreview } from './plain-text-preview.tsx';

/** In pixels. */
const PHONE_WIDTH = 375;

interface BodyPreviewProps {
  html: string;
  label: string;
  height: number;
  language: Language;
  /** Without them, the names of the variables are shown. */
  variables: Variables | null;
}

/** The e-mail with sample data, in a frame that runs nothing and leads nowhere (R17). */
export function BodyPreview({ html, label, height, language, variables }: BodyPreviewProps) {
  const t = useTexts(emailTemplatesTexts);
  const [isPhone, setPhone] = useState(false);
  const [isPlain, setPlain] = useState(false);
  const samples = Object.fromEntries((variables ?? []).map(({ name, sample }) => [name, sample[language]]));
  const filled = variables ? renderBody(html, samples) : html;
  return (
    <>
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed">
          {isPlain ? t.plainHint : t.previewHint}
        </Text>
        <Group>
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
      <div style={isPhone ? { maxWidth: PHONE_WIDTH } : undefined}>
        {isPlain ? (
          <PlainTextPreview html={filled} label={label} height={height} />
        ) : (
          <iframe
            title={`${t.preview}: ${label}`}
            sandbox=""
            srcDoc={filled}
            height={height}
            className={classes.frame}
          />
        )}
      </div>
    </>
  );
}
