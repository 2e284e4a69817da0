import { Group } from '@mantine/core';
import { languages } from '@share/contract/shared/languages.ts';
import { type Control, useWatch } from 'react-hook-form';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { EntryCard } from '../../../ui/entries/entry-card.tsx';
import type { EntryPlace } from '../../../ui/entries/use-entries.ts';
import type { OfferFormValues } from '../offer-form-values.ts';
import { BadgeEditor } from './badge-editor.tsx';
import { BadgeLook } from './badge-look.tsx';
import { badgesTexts } from './badges.texts.ts';

/** One badge: its preview, or its fields when open. */
export function BadgeCard({ control, place }: { control: Control<OfferFormValues>; place: EntryPlace }) {
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
