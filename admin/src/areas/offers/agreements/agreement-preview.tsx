import { SimpleGrid, Text } from '@mantine/core';
import { languages } from '@share/contract/shared/languages.ts';
import { commonTexts } from '../../../platform/common.texts.ts';
import { useTexts } from '../../../platform/texts.ts';
import { wordsOf } from '../words-of.ts';
import type { AgreementValues } from './agreement-values.ts';
import { offerAgreementsTexts } from './offer-agreements.texts.ts';

/** Name and first words of an agreement, in both languages. */
export function AgreementPreview({ agreement }: { agreement: AgreementValues }) {
  const t = useTexts(offerAgreementsTexts);
  const common = useTexts(commonTexts);
  const names = { pl: common.polish, en: common.english };
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
      {languages.map((language) => (
        <div key={language} lang={language}>
          <Text size="xs" c="dimmed">
            {names[language]}
          </Text>
          <Text fw={700}>{agreement.name[language] || t.missing}</Text>
          <Text size="sm" lineClamp={4}>
            {wordsOf(agreement.content[language]) || t.missing}
          </Text>
        </div>
      ))}
    </SimpleGrid>
  );
}
