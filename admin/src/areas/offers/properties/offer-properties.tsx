import { Text } from '@mantine/core';
import { type Control, useFieldArray, useWatch } from 'react-hook-form';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { EntryCard } from '../../../ui/entries/entry-card.tsx';
import { EntryList } from '../../../ui/entries/entry-list.tsx';
import { type EntryPlace, useEntries } from '../../../ui/entries/use-entries.ts';
import { BilingualTextField } from '../../../ui/fields/bilingual.tsx';
import type { OfferFormValues } from '../offer-form-values.ts';
import type { OfferTabProps } from '../offer-tab.ts';
import { visibilityTexts } from '../visibility/visibility.texts.ts';
import { seenBy } from '../visibility/visibility.ts';
import { VisibilityBadge } from '../visibility/visibility-badge.tsx';
import { VisibilityFields } from '../visibility/visibility-fields.tsx';
import { propertiesTexts } from './properties.texts.ts';
import { newProperty, type PropertyValues } from './property-values.ts';

/** The properties of an offer (OFR-59). */
export function OfferProperties({ control }: OfferTabProps) {
  const t = useTexts(propertiesTexts);
  const seen = useTexts(visibilityTexts);
  const keys = useWatch({
    control,
    name: 'properties',
    compute: (properties) => properties.map(({ id }) => ({ key: id })),
  });
  const list = useFieldArray({ control, name: 'properties', keyName: 'rowKey' });
  const entries = useEntries({ name: 'properties', list, keys });
  const add = () => {
    const property = newProperty();
    entries.add([property], [property.id]);
  };
  return (
    <EntryList
      entries={entries}
      shown={{
        label: t.title,
        format: (properties) => propertiesInWords(properties as PropertyValues[], seen),
      }}
      title={t.title}
      hint={t.hint}
      empty={t.empty}
      add={{ label: t.add, onClick: add }}
    >
      {(place) => <PropertyCard control={control} place={place} />}
    </EntryList>
  );
}

/** One property (OFR-59): its value, or its fields when open. */
function PropertyCard({ control, place }: { control: Control<OfferFormValues>; place: EntryPlace }) {
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

/** A list of properties as text, for comparing two versions of the offer. */
const propertiesInWords = (
  properties: readonly PropertyValues[],
  t: (typeof visibilityTexts)['pl'],
): string =>
  properties
    .map(
      ({ label, value, ...property }, index) =>
        `${index + 1}. ${label.pl} / ${label.en}: ${value.pl} / ${value.en} · ${seenBy(property, t)}`,
    )
    .join('\n');
