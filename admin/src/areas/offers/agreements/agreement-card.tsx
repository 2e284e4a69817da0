import { SimpleGrid, Text } from '@mantine/core';
import { type Language, languages } from '@share/contract/shared/languages.ts';
import { type Control, useFormContext, useWatch } from 'react-hook-form';
import { commonTexts } from '../../../platform/common.texts.ts';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { EntryCard } from '../../../ui/entries/entry-card.tsx';
import type { EntryPlace } from '../../../ui/entries/use-entries.ts';
import { BilingualRichTextField, BilingualTextField } from '../../../ui/fields/bilingual.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { ShownValue } from '../../../ui/fields/shown-value.tsx';
import { SwitchField } from '../../../ui/fields/switch-field.tsx';
import { FieldGrid } from '../../../ui/form/form-section.tsx';
import { StatusBadge } from '../../../ui/values/status-badge.tsx';
import { useAgreementChoices } from '../../links/agreement-choices.tsx';
import type { OfferFormValues } from '../offer-form-values.ts';
import { wordsOf } from '../words-of.ts';
import type { AgreementValues } from './agreement-values.ts';
import { offerAgreementsTexts } from './offer-agreements.texts.ts';

/** One agreement: its preview, or its fields when open. */
export function AgreementCard({ control, place }: { control: Control<OfferFormValues>; place: EntryPlace }) {
  const t = useTexts(offerAgreementsTexts);
  const { language } = useLanguage();
  const { setValue } = useFormContext<OfferFormValues>();
  const path = `agreements.${place.index}` as const;
  const agreement = useWatch({ control, name: path });
  const isStored = agreement.id !== null;
  return (
    <EntryCard
      place={place}
      level={2}
      name={agreement.name[language].trim() || t.newName}
      states={
        <>
          <StatusBadge tone={agreement.active ? 'good' : 'neutral'}>
            {agreement.active ? t.active : t.inactive}
          </StatusBadge>
          <StatusBadge tone={agreement.required ? 'info' : 'neutral'}>
            {agreement.required ? t.required : t.optional}
          </StatusBadge>
          {!isStored && <StatusBadge tone="waiting">{t.notStored}</StatusBadge>}
        </>
      }
      marked={t.marked}
      onMark={
        isStored ? (marked) => setValue(`${path}.toBeDeleted`, marked, { shouldDirty: true }) : undefined
      }
      preview={<AgreementPreview agreement={agreement} />}
      firstField={`${path}.name.pl`}
    >
      <AgreementEditor control={control} path={path} />
    </EntryCard>
  );
}

interface AgreementEditorProps {
  control: Control<OfferFormValues>;
  path: `agreements.${number}`;
}

/** The fields of one agreement (OFR-67). Its target is always the investment (OFR-69). */
function AgreementEditor({ control, path }: AgreementEditorProps) {
  const t = useTexts(offerAgreementsTexts);
  const { types, targets, problem } = useAgreementChoices();
  const target = useWatch({ control, name: `${path}.target` });
  return (
    <>
      {problem}
      <BilingualTextField control={control} name={`${path}.name`} label={t.name} required />
      <FieldGrid columns={4}>
        <SelectField control={control} name={`${path}.type`} label={t.type} choices={types} required />
        <ShownValue label={t.target}>{targets.find(({ value }) => value === target)?.label}</ShownValue>
        <SwitchField control={control} name={`${path}.active`} label={t.active} description={t.activeHint} />
        <SwitchField
          control={control}
          name={`${path}.required`}
          label={t.required}
          description={t.requiredHint}
        />
      </FieldGrid>
      <BilingualRichTextField control={control} name={`${path}.content`} label={t.content} required />
    </>
  );
}

/** Name and first words of an agreement, in both languages. */
function AgreementPreview({ agreement }: { agreement: AgreementValues }) {
  const t = useTexts(offerAgreementsTexts);
  const common = useTexts(commonTexts);
  const names = { pl: common.polish, en: common.english };
  const shown = (text: string, lang: Language) => (text ? { lang, children: text } : { children: t.missing });
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
      {languages.map((language) => (
        <div key={language}>
          <Text size="xs" c="dimmed">
            {names[language]}
          </Text>
          <Text fw={700} {...shown(agreement.name[language], language)} />
          <Text size="sm" lineClamp={4} {...shown(wordsOf(agreement.content[language]), language)} />
        </div>
      ))}
    </SimpleGrid>
  );
}
