import { Group } from '@mantine/core';
import type { NumberRange } from '@share/contract/shared/lists/list.ts';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { NumberTextInput } from '../../fields/numbers/number-text-input.tsx';
import { listTexts } from '../list.texts.ts';
import type { FilterControl, OfType } from './filter-texts.ts';
import { useTypedFilter } from './use-typed-filter.ts';

type Control = FilterControl<OfType<'numberRange'>, NumberRange>;

/** The lowest and the highest number with at most two decimals; either may be empty. */
export function NumberRangeFilter({ filter, value, onChange }: Control) {
  const texts = useTexts(listTexts);
  const setEnd = (name: 'from' | 'to', end: number | undefined) => {
    const { [name]: _before, ...other } = value ?? {};
    const next = end === undefined ? other : { ...other, [name]: end };
    onChange(Object.keys(next).length === 0 ? undefined : next);
  };
  return (
    <Group gap="xs" role="group" aria-label={filter.label} wrap="nowrap">
      <RangeEnd
        name={filter.label}
        label={texts.from}
        value={value?.from}
        onChange={(end) => setEnd('from', end)}
      />
      <RangeEnd
        name={filter.label}
        label={texts.to}
        value={value?.to}
        onChange={(end) => setEnd('to', end)}
      />
    </Group>
  );
}

function RangeEnd({
  name,
  label,
  value,
  onChange,
}: {
  name: string;
  label: string;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}) {
  const { language } = useLanguage();
  const { draft, change, passNow } = useTypedFilter<number | ''>(value ?? '', (typed) => {
    if (Number.isNaN(typed)) return value ?? '';
    onChange(typed === '' ? undefined : typed);
    return typed;
  });
  return (
    <NumberTextInput
      numberStyle={{ language, decimals: 2, leastDecimals: 0, allowNegative: false, prefix: '', suffix: '' }}
      label={label}
      labelProps={{ fw: 400 }}
      aria-label={`${name}: ${label}`}
      maw={150}
      value={draft}
      onChange={change}
      onBlur={passNow}
      onKeyDown={(event) => {
        if (event.key === 'Enter') passNow();
      }}
    />
  );
}
