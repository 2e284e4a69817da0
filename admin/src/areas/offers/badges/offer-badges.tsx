import { Group } from '@mantine/core';
import { languages } from '@share/contract/shared/languages.ts';
import { type Control, useFieldArray, useWatch } from 'react-hook-form';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { EntryCard } from '../../../ui/entries/entry-card.tsx';
import { EntryList } from '../../../ui/entries/entry-list.tsx';
import { type EntryPlace, useEntries } from '../../../ui/entries/use-entries.ts';
import type { OfferFormValues } from '../offer-form-values.ts';
import type { OfferTabProps } from '../offer-tab.ts';
import { BadgeEditor } from './badge-editor.tsx';
import { BadgeLook } from './badge-look.tsx';
import { type BadgeValues, newBadge } from './badge-values.ts';
import { badgesTexts } from './badges.texts.ts';

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

/** One badge: its preview, or its fields when open. */
function BadgeCard({ control, place }: { control: Control<OfferFormValues>; place: EntryPlace }) {
  const t = useTexts(badgesTexts);
  const { language } = useLanguage();
  const path = `badges.${place.index}` as const;
  const badge = useWatch({ control, name: path });
  return (
    <EntryCard
      place={place}
      level={3}
      name={badge.text[language].trim() || t.newName}
      preview={
        <Group gap={6}>
          {languages.map((one) => (
            <span key={one} lang={one}>
              <BadgeLook colors={badge}>{badge.text[one].trim() || t.newName}</BadgeLook>
            </span>
          ))}
        </Group>
      }
      firstField={`${path}.text.pl`}
    >
      <BadgeEditor control={control} path={path} />
    </EntryCard>
  );
}

/** A list of badges as text, for comparing two versions of the offer. */
const badgesInWords = (badges: readonly BadgeValues[]): string =>
  badges
    .map(
      ({ text, colorText, colorBackground }, index) =>
        `${index + 1}. ${text.pl} / ${text.en} · ${colorText} · ${colorBackground}`,
    )
    .join('\n');
