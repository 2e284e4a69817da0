import { Switch } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { commonTexts } from '../../platform/common.texts.ts';
import { useTexts } from '../../platform/texts.ts';
import { type FieldProps, useField } from './use-field.ts';

/** Yes or no. */
export function SwitchField<Values extends FieldValues>(props: FieldProps<Values, boolean>) {
  const common = useTexts(commonTexts);
  const { wrapper, value, onChange, onBlur, ref } = useField(props, (on) => (on ? common.yes : common.no));
  const { label, description, error, name } = wrapper;
  return (
    <Switch
      name={name}
      label={label}
      description={description}
      error={error}
      ref={ref}
      checked={value}
      disabled={wrapper.readOnly}
      onBlur={onBlur}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
