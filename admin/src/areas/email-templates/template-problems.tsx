import { Alert, List } from '@mantine/core';
import type { TemplateFault } from '@share/contract/areas/email-templates/template-faults.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { errorText } from '../../ui/error-text.ts';
import { emailTemplatesTexts } from './email-templates.texts.ts';

const MOST_SHOWN = 8;

/** What the server would refuse, each with its place. */
export function TemplateProblems({ faults }: { faults: readonly TemplateFault[] }) {
  const t = useTexts(emailTemplatesTexts);
  const { language } = useLanguage();
  if (faults.length === 0) return null;
  const sentences = faults.map(({ code, what, line }) => {
    const place = line === null ? what : `${what}, ${t.line(line)}`;
    return `${place}: ${errorText(language, code)}`;
  });
  return (
    <Alert color="yellow" role="note" title={t.problems} icon={<IconAlertTriangle aria-hidden />}>
      <List size="sm">
        {[...new Set(sentences)].slice(0, MOST_SHOWN).map((sentence) => (
          <List.Item key={sentence} style={{ overflowWrap: 'anywhere' }}>
            {sentence}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
