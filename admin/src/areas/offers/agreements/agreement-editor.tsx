import { type Control, useWatch } from 'react-hook-form';
import { useTexts } from '../../../platform/texts.ts';
import { BilingualRichTextField, BilingualTextField } from '../../../ui/fields/bilingual.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { ShownValue } from '../../../ui/fields/shown-value.tsx';
import { SwitchField } from '../../../ui/fields/switch-field.tsx';
import { FieldGrid } from '../../../ui/form/form-section.tsx';
import { useAgreementChoices } from '../../links/agreement-choices.tsx';
import type { OfferFormValues } from '../offer-form-values.ts';
import { offerAgreementsTexts } from './offer-agreements.texts.ts';

interface AgreementEditorProps {
  control: Control<OfferFormValues>;
  path: `agreements.${number}`;
}

/** The fields of one agreement (OFR-67). Its target is always the investment (OFR-69). */
export function AgreementEditor({ control, path }: AgreementEditorProps) {
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
