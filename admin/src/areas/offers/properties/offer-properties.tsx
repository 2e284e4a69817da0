import { useFieldArray, useWatch } from 'react-hook-form';
import { useTexts } from '../../../platform/texts.ts';
import { EntryList } from '../../../ui/entries/entry-list.tsx';
import { useEntries } from '../../../ui/entries/use-entries.ts';
import type { OfferTabProps } from '../offer-tab.ts';
import { visibilityTexts } from '../visibility/visibility.texts.ts';
import { propertiesTexts } from './properties.texts.ts';
import { propertiesInWords } from './properties-in-words.ts';
import { PropertyCard } from './property-card.tsx';
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
