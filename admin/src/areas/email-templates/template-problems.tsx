import { Alert, Anchor, List } from '@mantine/core';
import type { TemplateFault } from '@share/contract/areas/email-templates/template-faults.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { errorText } from '../../ui/error-text.ts';
import { emailTemplatesTexts } from './email-templates.texts.ts';

const MOST_SHOWN = 8;

interface TemplateProblemsProps {
  faults: readonly TemplateFault[];
  /** Shows a place of the source. */
  onGo: (place: { from: number; to: number }) => void;
}

/** The faults that the server would refuse, each with a link to its place. */
export function TemplateProblems({ faults, onGo }: TemplateProblemsProps) {
  const t = useTexts(emailTemplatesTexts);
  const { language } = useLanguage();
  if (faults.length === 0) return null;
  const sentences = new Map(
    faults.map(({ code, what, line, place }) => {
      const where = line === null ? what : `${what}, ${t.line(line)}`;
      return [`${where}: ${errorText(language, code)}`, { where, place }];
    }),
  );
  return (
    <Alert color="yellow" role="note" title={t.problems} icon={<IconAlertTriangle aria-hidden />}>
      <List size="sm">
        {[...sentences].slice(0, MOST_SHOWN).map(([sentence, { where, place }]) => (
          <List.Item key={sentence} style={{ overflowWrap: 'anywhere' }}>
            {sentence}{' '}
            {place && (
              <Anchor
                component="button"
                type="button"
                size="sm"
                aria-label={t.goTo(where)}
                onClick={() => onGo(place)}
              >
                {t.show}
              </Anchor>
            )}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
