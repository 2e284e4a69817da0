import { Select } from '@mantine/core';
import { useTexts } from '../../../platform/texts.ts';
import { listTexts } from '../list.texts.ts';
import type { FilterControl, OfType } from './filter-texts.ts';

/** Chooses one of several values, or any. */
export function ChoiceFilter({ filter, value, onChange }: FilterControl<OfType<'select'>, string>) {
  const texts = useTexts(listTexts);
  return (
    <Select
      aria-label={filter.label}
      placeholder={texts.any}
      data={filter.declared.choices.map((choice) => ({
        value: choice,
        label: filter.choices[choice] ?? choice,
      }))}
      value={value ?? null}
      onChange={(next) => onChange(next ?? undefined)}
      clearable
      allowDeselect
    />
  );
}
