import { type Control, useFormContext, useWatch } from 'react-hook-form';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { EntryCard } from '../../../ui/entries/entry-card.tsx';
import type { EntryPlace } from '../../../ui/entries/use-entries.ts';
import { StatusBadge } from '../../../ui/values/status-badge.tsx';
import type { OfferFormValues } from '../offer-form-values.ts';
import { AgreementEditor } from './agreement-editor.tsx';
import { AgreementPreview } from './agreement-preview.tsx';
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
