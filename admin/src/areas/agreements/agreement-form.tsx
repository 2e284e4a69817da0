import { Group } from '@mantine/core';
import type { Control } from 'react-hook-form';
import { useTexts } from '../../platform/texts.ts';
import { BilingualRichTextField, BilingualTextField } from '../../ui/fields/bilingual.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { SwitchField } from '../../ui/fields/switch-field.tsx';
import { FieldGrid, FormSection } from '../../ui/form/form-section.tsx';
import type { AgreementFormValues } from './agreement-form-values.ts';
import { useAgreementChoices } from './agreements.shared.tsx';
import { agreementsTexts } from './agreements.texts.ts';

/** The fields of an agreement (AGR-09). */
export function AgreementForm({ control }: { control: Control<AgreementFormValues> }) {
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
        <Group gap="xl" align="flex-start">
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
