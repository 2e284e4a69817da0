import { Text } from '@mantine/core';
import type { FilterValue } from '@share/contract/shared/lists/list.ts';
import { commonTexts } from '../../../platform/common.texts.ts';
import { useTexts } from '../../../platform/texts.ts';
import { ChoiceLines } from './choice-lines.tsx';
import { AnyFilter } from './filter-control.tsx';
import type { ShownFilter } from './filter-texts.ts';

interface OneFilterProps {
  filter: ShownFilter;
  value: FilterValue | undefined;
  onChange: (value: FilterValue | undefined) => void;
  /** Called when the user has chosen a value and has nothing else to enter. */
  onChosen: () => void;
}

/** A filter with its name in a popover; a choice needs only one press on a line. A default export for `lazyPart`. */
export default function OneFilter({ filter, value, onChange, onChosen }: OneFilterProps) {
  const common = useTexts(commonTexts);
  const { declared } = filter;
  const choose = (next: FilterValue | undefined) => {
    onChange(next);
    onChosen();
  };
  return (
    <>
      <Text size="sm" fw={700} mb="xs">
        {filter.label}
      </Text>
      {declared.type === 'select' ? (
        <ChoiceLines
          label={filter.label}
          choices={declared.choices.map((choice) => ({
            value: choice,
            label: filter.choices[choice] ?? choice,
          }))}
          value={value as string | undefined}
          onChoose={choose}
        />
      ) : declared.type === 'boolean' ? (
        <ChoiceLines
          label={filter.label}
          choices={[
            { value: true, label: common.yes },
            { value: false, label: common.no },
          ]}
          value={value as boolean | undefined}
          onChoose={choose}
        />
      ) : (
        <AnyFilter filter={filter} value={value} onChange={onChange} />
      )}
    </>
  );
}
