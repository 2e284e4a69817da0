import { Button, Group } from '@mantine/core';
import { formatBookDay, formatDay } from '@share/contract/shared/dates.ts';
import type { DateRange, FilterValue, ListState, NumberRange } from '@share/contract/shared/lists/list.ts';
import { IconX } from '@tabler/icons-react';
import { commonTexts } from '../../../platform/common.texts.ts';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { focusHeading } from '../../screen-heading.tsx';
import { listTexts } from '../list.texts.ts';
import classes from './active-filters.module.css';
import type { ShownFilter } from './filter-texts.ts';

interface ActiveFiltersProps {
  filters: ShownFilter[];
  state: ListState;
  onRemove: (name: string) => void;
  /** Absent when there is nothing to clear. */
  onClear: (() => void) | undefined;
}

/** The active filters as chips that remove them, and a button that clears all (LST-08). */
export function ActiveFilters({ filters, state, onRemove, onClear }: ActiveFiltersProps) {
  const texts = useTexts(listTexts);
  const valueText = useValueText();
  const active = filters.filter(({ name }) => state.filters[name] !== undefined);
  if (active.length === 0 && !onClear) return null;
  return (
    <Group gap="xs" className={classes.chips}>
      {active.map((filter) => (
        <Button
          key={filter.name}
          size="compact-sm"
          radius="xl"
          variant="light"
          fw={400}
          rightSection={<IconX size={14} aria-hidden />}
          aria-label={texts.removeFilter(`${filter.label}: ${valueText(filter, state.filters[filter.name])}`)}
          onClick={({ currentTarget }) => {
            if (active.length === 1) focusHeading();
            else passFocusOn(currentTarget);
            onRemove(filter.name);
          }}
        >
          {filter.label}: {valueText(filter, state.filters[filter.name])}
        </Button>
      ))}
      {onClear && (
        <Button size="compact-sm" variant="subtle" color="gray" title={texts.clearHint} onClick={onClear}>
          {texts.clear}
        </Button>
      )}
    </Group>
  );
}

/** A removed chip loses the focus; it moves to the neighbouring chip. */
function passFocusOn(chip: HTMLElement): void {
  const next = chip.nextElementSibling ?? chip.previousElementSibling;
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}

function useValueText() {
  const texts = useTexts(listTexts);
  const common = useTexts(commonTexts);
  const { language } = useLanguage();
  const rangeText = (from: string | undefined, to: string | undefined) =>
    [from && texts.fromValue(from), to && texts.toValue(to)].filter(Boolean).join(' ');
  return ({ declared, choices }: ShownFilter, value: FilterValue | undefined): string => {
    switch (declared.type) {
      case 'text':
        return String(value);
      case 'boolean':
        return value ? common.yes : common.no;
      case 'select':
        return choices[String(value)] ?? String(value);
      case 'dateRange': {
        const { from, to } = value as DateRange;
        const inWords = declared.ofBooks ? formatBookDay : formatDay;
        return rangeText(from && inWords(from), to && inWords(to));
      }
      case 'numberRange': {
        const { from, to } = value as NumberRange;
        const number = (end: number | undefined) => end?.toLocaleString(language, { useGrouping: 'always' });
        return rangeText(number(from), number(to));
      }
    }
  };
}
