import { Group, Image, Stack, Text } from '@mantine/core';
import type { Translated } from '@share/contract/shared/translated.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { FormSection } from '../../ui/form/form-section.tsx';
import { linksTexts } from './links.texts.ts';
import { OfferLink } from './offer-link.tsx';

interface OfferSectionProps {
  offer: { id: number; title: Translated; slug: Translated; thumbUrl: string | null };
  /** Folded on a phone until it is opened. */
  folds?: boolean;
}

/** The offer's picture, title and slug (ORD-11, INV-10). */
export function OfferSection({ offer, folds }: OfferSectionProps) {
  const t = useTexts(linksTexts).offer;
  const { language } = useLanguage();
  return (
    <FormSection title={t.title} folds={folds}>
      <Group wrap="nowrap" align="flex-start">
        {offer.thumbUrl && <Image src={offer.thumbUrl} alt="" w={96} h={72} radius="md" fit="cover" />}
        <Stack gap={4} style={{ minWidth: 0 }}>
          <Text component="div" fw={700}>
            <OfferLink id={offer.id}>{offer.title[language]}</OfferLink>
          </Text>
          <Text component="div" size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {t.slug}: {offer.slug[language]}
          </Text>
          <Text component="div" size="sm" c="dimmed">
            {t.id}: {offer.id}
          </Text>
        </Stack>
      </Group>
    </FormSection>
  );
}
