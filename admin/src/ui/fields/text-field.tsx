import { TextInput } from '@mantine/core';
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type FieldProps, useField } from './use-field.ts';

interface TextFieldProps<Values extends FieldValues> extends FieldProps<Values, string> {
  type?: HTMLInputTypeAttribute;
  inputMode?: 'numeric' | 'text';
  placeholder?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Called when the field loses the focus. */
  onLeave?: () => void;
}

export function TextField<Values extends FieldValues>({
  type,
  inputMode,
  placeholder,
  autoComplete = 'off',
  onLeave,
  ...props
}: TextFieldProps<Values>) {
  const { wrapper, value, onType, onBlur, ref } = useField(props);
  return (
    <TextInput
      {...wrapper}
      type={type}
      inputMode={inputMode}
      placeholder={placeholder}
      autoComplete={autoComplete}
      ref={ref}
      value={value}
      onBlur={() => {
        onBlur();
        onLeave?.();
      }}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}
