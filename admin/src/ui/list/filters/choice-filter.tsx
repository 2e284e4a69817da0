import { Select } from '@mantine/core';
import { useTexts } from '../../../platform/texts.ts';
import { listTexts } from '../list.texts.ts';
import type { FilterControl, OfType } from './filter-texts.ts';

/**
 * One of several values, or any. The chosen value is shown with the filter's name, unless that stands above the field.
 */
export function ChoiceFilter({ filter, value, onChange, isNamed }: FilterControl<OfType<'select'>, string>) {
  const texts = useTexts(listTexts);
  const choices = filter.declared.choices.map((choice) => ({
    value: choice,
    label: isNamed ? (filter.choices[choice] ?? choice) : `${filter.label}: ${filter.choices[choice]}`,
  }));
  return (
    <Select
      aria-label={filter.label}
      placeholder={isNamed ? texts.any : filter.label}
      data={choices}
      renderOption={({ option }) => filter.choices[option.value]}
      value={value ?? null}
      onChange={(next) => onChange(next ?? undefined)}
      clearable
      allowDeselect
    />
  );
}
