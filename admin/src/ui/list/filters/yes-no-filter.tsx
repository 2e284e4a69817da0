import { commonTexts } from '../../../platform/common.texts.ts';
import { useTexts } from '../../../platform/texts.ts';
import { ChoiceFilter } from './choice-filter.tsx';
import type { FilterControl, OfType } from './filter-texts.ts';

/** Chooses yes, no or any (LST-05). */
export function YesNoFilter({ filter, value, onChange }: FilterControl<OfType<'boolean'>, boolean>) {
  const common = useTexts(commonTexts);
  const asChoice = {
    ...filter,
    declared: { type: 'select', choices: ['1', '0'] } as const,
    choices: { 1: common.yes, 0: common.no },
  };
  return (
    <ChoiceFilter
      filter={asChoice}
      value={value === undefined ? undefined : value ? '1' : '0'}
      onChange={(choice) => onChange(choice === undefined ? undefined : choice === '1')}
    />
  );
}
