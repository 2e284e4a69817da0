import { Group } from '@mantine/core';
import type { AgreementInput, AgreementView } from '@share/contract/areas/agreements/agreements.schemas.ts';
import { emptyTranslated } from '@share/contract/shared/translated.ts';
import { type Control, useWatch } from 'react-hook-form';
import { useTexts } from '../../platform/texts.ts';
import { BilingualRichTextField, BilingualTextField } from '../../ui/fields/bilingual.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { SwitchField } from '../../ui/fields/switch-field.tsx';
import { FieldGrid, FormSection } from '../../ui/form/form-section.tsx';
import { asInput, type FormValues, fieldsOf } from '../../ui/record/form-values.ts';
import type { RecordFieldsProps, RecordForm } from '../../ui/record/record-form.tsx';
import { useAgreementChoices } from '../links/agreement-choices.tsx';
import { agreementsTexts } from './agreements.texts.ts';

type AgreementFormValues = FormValues<AgreementInput, 'type' | 'target'>;

const newAgreement = (): AgreementFormValues => ({
  type: '',
  target: '',
  active: true,
  required: false,
  name: emptyTranslated(),
  content: emptyTranslated(),
});

export const agreementForm: RecordForm<AgreementInput, AgreementView, AgreementFormValues> = {
  texts: agreementsTexts,
  nameOf: ({ name }, language) => name[language],
  newValues: newAgreement,
  toFormValues: (agreement) => fieldsOf(newAgreement(), agreement),
  toInput: asInput,
  Fields,
  useWhyNotSave,
};

/** The fields of the form, in this order (AGR-09). */
function Fields({ control }: RecordFieldsProps<AgreementView, AgreementFormValues>) {
  const t = useTexts(agreementsTexts);
  const { types, targets, problem } = useAgreementChoices();
  return (
    <>
      <FormSection title={t.general}>
        {problem}
        <FieldGrid>
          <SelectField control={control} name="type" label={t.type} choices={types} required />
          <SelectField control={control} name="target" label={t.target} choices={targets} required />
        </FieldGrid>
        <Group align="flex-start" style={{ gap: 'var(--mantine-spacing-sm) var(--mantine-spacing-xl)' }}>
          <SwitchField control={control} name="active" label={t.active} />
          <SwitchField control={control} name="required" label={t.required} description={t.requiredHint} />
        </Group>
      </FormSection>
      <FormSection title={t.wording}>
        <BilingualTextField control={control} name="name" label={t.name} required />
        <BilingualRichTextField control={control} name="content" label={t.content} required />
      </FormSection>
    </>
  );
}

/** An agreement needs a type and a target before it can be saved (AGR-15). */
function useWhyNotSave(control: Control<AgreementFormValues>): string | false {
  const t = useTexts(agreementsTexts);
  const [type, target] = useWatch({ control, name: ['type', 'target'] });
  return (type === '' || target === '') && t.lacksTypeOrTarget;
}
