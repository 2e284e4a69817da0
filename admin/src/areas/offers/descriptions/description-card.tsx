import { Text } from '@mantine/core';
import { type Control, useWatch } from 'react-hook-form';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { EntryCard } from '../../../ui/entries/entry-card.tsx';
import type { EntryPlace } from '../../../ui/entries/use-entries.ts';
import { BilingualRichTextField, BilingualTextField } from '../../../ui/fields/bilingual.tsx';
import type { OfferFormValues } from '../offer-form-values.ts';
import { VisibilityBadge } from '../visibility/visibility-badge.tsx';
import { VisibilityFields } from '../visibility/visibility-fields.tsx';
import { wordsOf } from '../words-of.ts';
import { descriptionsTexts } from './descriptions.texts.ts';

/** One description (OFR-57): its first words, or its fields when open. */
export function DescriptionCard({
  control,
  place,
}: {
  control: Control<OfferFormValues>;
  place: EntryPlace;
}) {
  const t = useTexts(descriptionsTexts);
  const { language } = useLanguage();
  const path = `descriptions.${place.index}` as const;
  const description = useWatch({ control, name: path });
  return (
    <EntryCard
      place={place}
      level={3}
      name={description.title[language].trim() || t.newName}
      states={description.userMustBeLoggedIn && <VisibilityBadge part={description} />}
      preview={
        <Text size="sm" lineClamp={2}>
          {wordsOf(description.content[language])}
        </Text>
      }
      firstField={`${path}.title.pl`}
    >
      <BilingualTextField control={control} name={`${path}.title`} label={t.titleOfDescription} required />
      <VisibilityFields control={control} path={path} />
      <BilingualRichTextField control={control} name={`${path}.content`} label={t.content} />
    </EntryCard>
  );
}
