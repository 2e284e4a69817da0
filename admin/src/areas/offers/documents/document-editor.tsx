import { formatMoment } from '@share/contract/shared/dates.ts';
import { type Control, useWatch } from 'react-hook-form';
import { useTexts } from '../../../platform/texts.ts';
import { ShownValue } from '../../../ui/fields/shown-value.tsx';
import { SwitchField } from '../../../ui/fields/switch-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FieldGrid } from '../../../ui/form/form-section.tsx';
import type { OfferFormValues } from '../offer-form-values.ts';
import { documentsTexts } from './documents.texts.ts';

interface DocumentEditorProps {
  control: Control<OfferFormValues>;
  path: `investorDocuments.${number}`;
}

/** Name and switches of one document (OFR-60). Only a document that is to be signed can be required (OFR-61). */
export function DocumentEditor({ control, path }: DocumentEditorProps) {
  const t = useTexts(documentsTexts);
  const [signable, notifiedAt] = useWatch({ control, name: [`${path}.signable`, `${path}.notifiedAt`] });
  return (
    <>
      <TextField control={control} name={`${path}.attachment.displayName`} label={t.displayName} required />
      <FieldGrid columns={3}>
        <SwitchField
          control={control}
          name={`${path}.signable`}
          label={t.signable}
          description={t.signableHint}
        />
        {signable && (
          <SwitchField
            control={control}
            name={`${path}.required`}
            label={t.required}
            description={t.requiredHint}
          />
        )}
        {notifiedAt === null ? (
          <SwitchField
            control={control}
            name={`${path}.notifyInvestors`}
            label={t.notifyInvestors}
            description={t.notifyInvestorsHint}
          />
        ) : (
          <ShownValue label={t.notifyInvestors}>{t.notified(formatMoment(notifiedAt))}</ShownValue>
        )}
      </FieldGrid>
    </>
  );
}
