import { Select } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { useTexts } from '../../platform/texts.ts';
import { fieldTexts } from './fields.texts.ts';
import { type FieldProps, useField } from './use-field.ts';

interface Choice<Value extends string> {
  value: Value;
  label: string;
}

interface SelectFieldProps<Values extends FieldValues, Value extends string>
  extends FieldProps<Values, Value | ''> {
  choices: readonly Choice<Value>[];
}

/** A choice from a few values; '' for none. */
export function SelectField<Values extends FieldValues, Value extends string>(
  props: SelectFieldProps<Values, Value>,
) {
  const { choices, ...field } = props;
  const texts = useTexts(fieldTexts);
  const labelOf = (value: string) => choices.find((choice) => choice.value === value)?.label ?? '';
  const { wrapper, value, onChange, onBlur, ref } = useField(field, labelOf);
  return (
    <Select
      {...wrapper}
      data={choices}
      placeholder={wrapper.readOnly ? undefined : texts.choose}
      clearable={!props.required && !wrapper.readOnly}
      allowDeselect={false}
      ref={ref}
      value={value === '' ? null : value}
      onBlur={onBlur}
      onChange={(chosen) => onChange((chosen ?? '') as Value | '')}
    />
  );
}
