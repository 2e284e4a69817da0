import { Switch } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { commonTexts } from '../../platform/common.texts.ts';
import { useTexts } from '../../platform/texts.ts';
import { YesNo } from '../values/values.tsx';
import { ShownValue } from './shown-value.tsx';
import { type FieldProps, useField } from './use-field.ts';

interface SwitchFieldProps<Values extends FieldValues> extends FieldProps<Values, boolean> {
  /** Called after the user turned the switch. */
  onTurned?: (on: boolean) => void;
}

/** A switch for users who may change it; all others read "yes" or "no". */
export function SwitchField<Values extends FieldValues>({ onTurned, ...props }: SwitchFieldProps<Values>) {
  const common = useTexts(commonTexts);
  const { wrapper, value, onChange, onBlur, ref, isReadOnly } = useField(props, (on) =>
    on ? common.yes : common.no,
  );
  const { label, description, error, name } = wrapper;
  if (isReadOnly) {
    return (
      <ShownValue label={label}>
        <YesNo value={value} />
      </ShownValue>
    );
  }
  return (
    <Switch
      name={name}
      label={label}
      description={description}
      error={error}
      ref={ref}
      checked={value}
      onBlur={onBlur}
      onChange={(event) => {
        onChange(event.currentTarget.checked);
        onTurned?.(event.currentTarget.checked);
      }}
    />
  );
}
