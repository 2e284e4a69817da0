import { Button, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo, useRef, useState } from 'react';
import { type Control, useFieldArray, useWatch } from 'react-hook-form';
import { useTexts } from '../../platform/texts.ts';
import { confirm } from '../../ui/confirm.tsx';
import { FormContext, useFormContext, useShownField } from '../../ui/form/form-context.ts';
import { FormSection } from '../../ui/form/form-section.tsx';
import { FeaturedEntry } from './featured-entry.tsx';
import { type EntryValues, type FeaturedValues, newEntry } from './featured-offer-values.ts';
import { featuredOffersTexts } from './featured-offers.texts.ts';
import type { KnownOffers, NameOf } from './use-known-offers.ts';

interface FeaturedEntriesProps {
  control: Control<FeaturedValues>;
  valuesOf: () => FeaturedValues;
  offers: KnownOffers;
}

/** The offers of a placement (FEA-09 to FEA-12). */
export function FeaturedEntries({ control, valuesOf, offers }: FeaturedEntriesProps) {
  const t = useTexts(featuredOffersTexts);
  const form = useFormContext();
  const [announced, announce] = useState('');
  const addButton = useRef<HTMLButtonElement>(null);
  const entries = useWatch({ control, name: 'offers' });
  const { append, remove } = useFieldArray({ control, name: 'offers', keyName: 'rowKey' });
  // The fields are not registered, because the list is compared as one value when two versions are merged.
  const ofEntries = useMemo(() => ({ ...form, fields: new Map() }), [form]);
  useShownField('offers', {
    label: t.offers,
    format: (list) => (list as EntryValues[]).map((entry) => inWords(entry, offers.nameOf, t)).join('\n'),
  });
  const ask = async (key: string) => {
    const question = { title: t.removeTitle, message: t.removeQuestion, confirmLabel: t.remove };
    if (!(await confirm(question))) return;
    // Meanwhile the place may have been loaded again, with other entries at these positions.
    const index = valuesOf().offers.findIndex((entry) => entry.key === key);
    if (index < 0) return;
    remove(index);
    addButton.current?.focus();
  };
  return (
    <FormSection title={t.offers}>
      <Text size="sm" c="dimmed">
        {t.hint}
      </Text>
      {entries.length === 0 && <Text size="sm">{t.noOffers}</Text>}
      <FormContext value={ofEntries}>
        <Stack gap="md">
          {entries.map(({ key, offerId }, index) => (
            <FeaturedEntry
              key={key}
              control={control}
              index={index}
              offer={offers.find(offerId)}
              onChosen={offers.add}
              onRemove={() => void ask(key)}
            />
          ))}
        </Stack>
      </FormContext>
      {!form.isReadOnly && (
        <div>
          <Button
            ref={addButton}
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => {
              append(newEntry(entries), { focusName: `offers.${entries.length}.offerId` });
              announce(t.entryAdded);
            }}
          >
            {t.add}
          </Button>
        </div>
      )}
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </FormSection>
  );
}

type Texts = (typeof featuredOffersTexts)['pl'];

const inWords = ({ position, offerId, fixedPosition }: EntryValues, nameOf: NameOf, t: Texts) =>
  [`${position}. ${nameOf(offerId)}`, fixedPosition ? t.fixedPosition : ''].filter(Boolean).join(' · ');
