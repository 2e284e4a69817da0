import { useFieldArray, useWatch } from 'react-hook-form';
import { useTexts } from '../../../platform/texts.ts';
import { EntryList } from '../../../ui/entries/entry-list.tsx';
import { useEntries } from '../../../ui/entries/use-entries.ts';
import type { OfferTabProps } from '../offer-tab.ts';
import { visibilityTexts } from '../visibility/visibility.texts.ts';
import { seenBy } from '../visibility/visibility.ts';
import { wordsOf } from '../words-of.ts';
import { DescriptionCard } from './description-card.tsx';
import { type DescriptionValues, newDescription } from './description-values.ts';
import { descriptionsTexts } from './descriptions.texts.ts';

/** The descriptions of an offer (OFR-57). */
export function OfferDescriptions({ control }: OfferTabProps) {
  const t = useTexts(descriptionsTexts);
  const seen = useTexts(visibilityTexts);
  const keys = useWatch({
    control,
    name: 'descriptions',
    compute: (descriptions) => descriptions.map(({ id }) => ({ key: id })),
  });
  const list = useFieldArray({ control, name: 'descriptions', keyName: 'rowKey' });
  const entries = useEntries({ name: 'descriptions', list, keys });
  const add = () => {
    const description = newDescription();
    entries.add([description], [description.id]);
  };
  return (
    <EntryList
      entries={entries}
      shown={{
        label: t.title,
        format: (descriptions) => descriptionsInWords(descriptions as DescriptionValues[], seen),
      }}
      title={t.title}
      hint={t.hint}
      empty={t.empty}
      add={{ label: t.add, onClick: add }}
    >
      {(place) => <DescriptionCard control={control} place={place} />}
    </EntryList>
  );
}

/** A list of descriptions as text, for comparing two versions of the offer. */
const descriptionsInWords = (
  descriptions: readonly DescriptionValues[],
  t: (typeof visibilityTexts)['pl'],
): string =>
  descriptions
    .map(({ title, content, ...description }, index) =>
      [
        `${index + 1}. ${title.pl} / ${title.en}`,
        seenBy(description, t),
        wordsOf(content.pl),
        wordsOf(content.en),
      ].join(' · '),
    )
    .join('\n');
