import { Select } from '@mantine/core';
import type { FilterControl, OfType } from './filter-texts.ts';

/**
 * One of several values, or any. The chosen value is shown with the filter's name, because the field has no other
 * label.
 */
export function ChoiceFilter({ filter, value, onChange }: FilterControl<OfType<'select'>, string>) {
  const choices = filter.declared.choices.map((choice) => ({
    value: choice,
    label: `${filter.label}: ${filter.choices[choice]}`,
  }));
  return (
    <Select
      aria-label={filter.label}
      placeholder={filter.label}
      data={choices}
      renderOption={({ option }) => filter.choices[option.value]}
      value={value ?? null}
      onChange={(next) => onChange(next ?? undefined)}
      clearable
      allowDeselect
    />
  );
}
