import { Textarea } from '@mantine/core';
import { groupedAccountNumbers } from '@share/contract/shared/personal-data.ts';
import type { FieldValues } from 'react-hook-form';
import { type FieldProps, useField } from '../../../ui/fields/use-field.ts';

/** Account numbers, one a line, in the groups in which banks print them once the field is left. */
export function AccountNumbersField<Values extends FieldValues>(props: FieldProps<Values, string>) {
  const { wrapper, value, onType, onChange, onBlur, ref } = useField(props);
  return (
    <Textarea
      {...wrapper}
      autosize
      minRows={2}
      maxRows={8}
      ref={ref}
      value={value}
      onBlur={() => {
        const grouped = groupedAccountNumbers(value);
        if (grouped !== value) onChange(grouped);
        onBlur();
      }}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}
