import { TextInput } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { type FieldProps, useField } from '../../../ui/fields/use-field.ts';

const NO_DIGIT_NOR_BLANK = /[^\d ]/g;

/** Digits, with spaces as people write account numbers; other characters are ignored (ORD-44). */
export function AccountNumberField<Values extends FieldValues>(props: FieldProps<Values, string>) {
  const { wrapper, value, onChange, onBlur, ref } = useField(props);
  return (
    <TextInput
      {...wrapper}
      inputMode="numeric"
      autoComplete="off"
      ref={ref}
      value={value}
      onBlur={onBlur}
      onChange={(event) => onChange(event.currentTarget.value.replace(NO_DIGIT_NOR_BLANK, ''))}
    />
  );
}
