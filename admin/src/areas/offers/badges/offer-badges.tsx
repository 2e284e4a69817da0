import { useFieldArray, useWatch } from 'react-hook-form';
import { useTexts } from '../../../platform/texts.ts';
import { EntryList } from '../../../ui/entries/entry-list.tsx';
import { useEntries } from '../../../ui/entries/use-entries.ts';
import type { OfferTabProps } from '../offer-tab.ts';
import { BadgeCard } from './badge-card.tsx';
import { type BadgeValues, newBadge } from './badge-values.ts';
import { badgesTexts } from './badges.texts.ts';
import { badgesInWords } from './badges-in-words.ts';

/** The badges of an offer (OFR-55). */
export function OfferBadges({ control }: OfferTabProps) {
  const t = useTexts(badgesTexts);
  const keys = useWatch({
    control,
    name: 'badges',
    compute: (badges) => badges.map(({ id }) => ({ key: id })),
  });
  const list = useFieldArray({ control, name: 'badges', keyName: 'rowKey' });
  const entries = useEntries({ name: 'badges', list, keys });
  const add = () => {
    const badge = newBadge();
    entries.add([badge], [badge.id]);
  };
  return (
    <EntryList
      entries={entries}
      shown={{ label: t.title, format: (badges) => badgesInWords(badges as BadgeValues[]) }}
      title={t.title}
      hint={t.hint}
      empty={t.empty}
      add={{ label: t.add, onClick: add }}
    >
      {(place) => <BadgeCard control={control} place={place} />}
    </EntryList>
  );
}
