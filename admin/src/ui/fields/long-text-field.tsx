import { Textarea } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { type FieldProps, useField } from './use-field.ts';

export function LongTextField<Values extends FieldValues>(props: FieldProps<Values, string>) {
  const { wrapper, value, onType, onBlur, ref } = useField(props);
  return (
    <Textarea
      {...wrapper}
      autosize
      minRows={2}
      maxRows={8}
      ref={ref}
      value={value}
      onBlur={onBlur}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}
