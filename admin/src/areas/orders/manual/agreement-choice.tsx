import { Checkbox, Paper, Text } from '@mantine/core';
import type { OrderableOffer } from '@share/contract/areas/orders/orders.schemas.ts';
import { type Control, useFormState } from 'react-hook-form';
import { commonTexts } from '../../../platform/common.texts.ts';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { errorText } from '../../../ui/error-text.ts';
import { useField } from '../../../ui/fields/use-field.ts';
import { RichTextView } from '../../../ui/values/rich-text-view.tsx';
import type { ManualOrderValues } from './manual-order-values.ts';

interface AgreementChoiceProps {
  control: Control<ManualOrderValues>;
  index: number;
  agreement: OrderableOffer['agreements'][number];
}

/** The full text of one agreement, with the checkbox that accepts it. */
export function AgreementChoice({ control, index, agreement }: AgreementChoiceProps) {
  const common = useTexts(commonTexts);
  const { language } = useLanguage();
  const label = agreement.name[language];
  const { wrapper, value, onChange, onBlur, ref } = useField<ManualOrderValues, boolean>({
    control,
    name: `agreements.${index}.isAccepted`,
    label,
    required: agreement.required,
  });
  const code = useFormState({ control }).errors.agreements?.[index]?.agreement?.message;
  const error = wrapper.error ?? (code && errorText(language, code));
  return (
    <Paper withBorder p="md">
      <Checkbox
        name={wrapper.name}
        label={
          <>
            <b>{label}</b> ({agreement.required ? common.required : common.optional})
          </>
        }
        error={error && <span role="alert">{error}</span>}
        aria-invalid={Boolean(error)}
        aria-required={agreement.required}
        ref={ref}
        checked={value}
        onBlur={onBlur}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <Text component="div" size="sm" mt="sm">
        <RichTextView html={agreement.content[language]} />
      </Text>
    </Paper>
  );
}
