import { Text } from '@mantine/core';
import { listProposals } from '@share/contract/areas/proposals/proposals.endpoints.ts';
import { fourEyesWords } from '@share/contract/shared/four-eyes/four-eyes-words.ts';
import type { Control } from 'react-hook-form';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { MoneyField } from '../../../ui/fields/number-field.tsx';
import { SwitchField } from '../../../ui/fields/switch-field.tsx';
import { FormSection } from '../../../ui/form/form-section.tsx';
import { LinkIfAllowed } from '../../../ui/link-if-allowed.tsx';
import { settingsTexts } from '../settings.texts.ts';
import type { SiteFormValues } from '../site-form-values.ts';

const switches = [
  'refunds',
  'payouts',
  'bankFiles',
  'bankAccounts',
  'terms',
  'credentials',
  'rights',
] as const;

/** The actions that need a second person. */
export function FourEyesSection({ control }: { control: Control<SiteFormValues> }) {
  const t = useTexts(settingsTexts);
  const { language } = useLanguage();
  return (
    <FormSection title={t.fourEyes}>
      <Text size="sm" c="dimmed">
        {t.fourEyesHint}
      </Text>
      <LinkIfAllowed endpoint={listProposals} to="/proposals">
        {t.proposals}
      </LinkIfAllowed>
      <MoneyField
        control={control}
        name="fourEyes.acceptanceAbove"
        label={fourEyesWords.acceptance[language]}
        description={t.acceptanceAboveHint}
      />
      {switches.map((action) => (
        <SwitchField
          key={action}
          control={control}
          name={`fourEyes.${action}`}
          label={fourEyesWords[action][language]}
        />
      ))}
    </FormSection>
  );
}
