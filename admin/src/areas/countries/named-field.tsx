import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTexts } from '../../platform/texts.ts';
import { type FieldProps, useField } from '../../ui/fields/use-field.ts';
import { countriesTexts } from './countries.texts.ts';

interface NamedFieldProps<Values extends FieldValues> extends FieldProps<Values, number | null> {
  choices: readonly { id: number; name: string }[];
  placeholder: string;
  disabled?: boolean;
  note?: ReactNode;
  onChosen?: (() => void) | undefined;
}

/** A searchable select of named things; its value is the id. */
export function NamedField<Values extends FieldValues>(props: NamedFieldProps<Values>) {
  const { choices, placeholder, disabled = false, note, onChosen, ...field } = props;
  const texts = useTexts(countriesTexts);
  const nameOf = (id: number | null) => choices.find((choice) => choice.id === id)?.name ?? '';
  const { wrapper, value, onChange, onBlur, ref } = useField(field, nameOf);
  return (
    <Select
      {...wrapper}
      description={note ?? wrapper.description}
      data={choices.map(({ id, name }) => ({ value: String(id), label: name }))}
      placeholder={wrapper.readOnly ? undefined : placeholder}
      nothingFoundMessage={texts.nothingFound}
      searchable={!wrapper.readOnly}
      clearable={!field.required && !wrapper.readOnly}
      allowDeselect={false}
      disabled={disabled}
      ref={ref}
      value={value === null ? null : String(value)}
      onBlur={onBlur}
      onChange={(chosen) => {
        const next = chosen === null ? null : Number(chosen);
        if (next === value) return;
        onChange(next);
        onChosen?.();
      }}
    />
  );
}
