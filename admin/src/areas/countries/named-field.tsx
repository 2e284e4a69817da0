import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { matchingChoices } from '../../ui/fields/searched/matching-choices.ts';
import { SearchedSelect } from '../../ui/fields/searched/searched-select.tsx';
import type { Choice } from '../../ui/fields/searched/select-search.ts';
import { type FieldProps, useField } from '../../ui/fields/use-field.ts';

interface NamedFieldProps<Values extends FieldValues> extends FieldProps<Values, number | null> {
  choices: readonly Choice[];
  placeholder: string;
  disabled?: boolean;
  note?: ReactNode;
  onChosen?: (() => void) | undefined;
}

/** A searchable select of named things; its value is the id. */
export function NamedField<Values extends FieldValues>(props: NamedFieldProps<Values>) {
  const { choices, placeholder, disabled = false, note, onChosen, ...field } = props;
  const nameOf = (id: number | null) => choices.find((choice) => choice.id === id)?.name ?? '';
  const { wrapper, value, onChange, onBlur, ref } = useField(field, nameOf);
  const [search, setSearch] = useState('');
  return (
    <SearchedSelect
      {...wrapper}
      description={note ?? wrapper.description}
      chosen={value === null ? null : { id: value, name: nameOf(value) }}
      found={matchingChoices(choices, search)}
      isLoading={false}
      placeholder={wrapper.readOnly ? undefined : placeholder}
      clearable={!field.required}
      disabled={disabled}
      ref={ref}
      onBlur={onBlur}
      onSearch={setSearch}
      onChoose={(choice) => {
        onChange(choice?.id ?? null);
        onChosen?.();
      }}
    />
  );
}
