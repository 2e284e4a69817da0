import { Text } from '@mantine/core';
import { type Control, useWatch } from 'react-hook-form';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { EntryCard } from '../../../ui/entries/entry-card.tsx';
import type { EntryPlace } from '../../../ui/entries/use-entries.ts';
import { BilingualTextField } from '../../../ui/fields/bilingual.tsx';
import type { OfferFormValues } from '../offer-form-values.ts';
import { VisibilityBadge } from '../visibility/visibility-badge.tsx';
import { VisibilityFields } from '../visibility/visibility-fields.tsx';
import { propertiesTexts } from './properties.texts.ts';

/** One property (OFR-59): its value, or its fields when open. */
export function PropertyCard({ control, place }: { control: Control<OfferFormValues>; place: EntryPlace }) {
  const t = useTexts(propertiesTexts);
  const { language } = useLanguage();
  const path = `properties.${place.index}` as const;
  const property = useWatch({ control, name: path });
  return (
    <EntryCard
      place={place}
      level={3}
      name={property.label[language].trim() || t.newName}
      states={property.userMustBeLoggedIn && <VisibilityBadge part={property} />}
      preview={<Text size="sm">{property.value[language]}</Text>}
      firstField={`${path}.label.pl`}
    >
      <BilingualTextField control={control} name={`${path}.label`} label={t.label} required />
      <BilingualTextField control={control} name={`${path}.value`} label={t.value} required />
      <VisibilityFields control={control} path={path} />
    </EntryCard>
  );
}
