import { Button } from '@mantine/core';
import { formatBookDay, formatDay } from '@share/contract/shared/dates.ts';
import type { DateRange, FilterValue, ListState, NumberRange } from '@share/contract/shared/lists/list.ts';
import type { ReactNode } from 'react';
import { commonTexts } from '../../../platform/common.texts.ts';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { focusHeading } from '../../screen-heading.tsx';
import { listTexts } from '../list.texts.ts';
import classes from './active-filters.module.css';
import { FilterChip } from './filter-chip.tsx';
import type { ShownFilter } from './filter-texts.ts';

interface ActiveFiltersProps {
  filters: ShownFilter[];
  state: ListState;
  /** Opens in a pressed chip; without it, chips only remove their filter. */
  control?: (filter: ShownFilter, close: () => void) => ReactNode;
  onRemove: (name: string) => void;
  /** Absent when there is nothing to clear. */
  onClear: (() => void) | undefined;
}

/** The active filters as chips, and a button that clears all of them (LST-08). In a narrow list the chips scroll. */
export function ActiveFilters({ filters, state, control, onRemove, onClear }: ActiveFiltersProps) {
  const texts = useTexts(listTexts);
  const valueText = useValueText();
  const active = filters.filter(({ name }) => state.filters[name] !== undefined);
  if (active.length === 0 && !onClear) return null;
  return (
    <div className={classes.chips}>
      {active.map((filter) => (
        <FilterChip
          key={filter.name}
          text={`${filter.label}: ${valueText(filter, state.filters[filter.name])}`}
          control={control && ((close) => control(filter, close))}
          onRemove={(chip) => {
            if (active.length === 1) focusHeading();
            else passFocusOn(chip);
            onRemove(filter.name);
          }}
        />
      ))}
      {onClear && (
        <Button size="compact-sm" variant="subtle" color="gray" title={texts.clearHint} onClick={onClear}>
          {texts.clear}
        </Button>
      )}
    </div>
  );
}

/** A removed chip loses the focus, so this moves it to the neighbouring chip. */
function passFocusOn(chip: HTMLElement): void {
  const next = chip.nextElementSibling ?? chip.previousElementSibling;
  const button = next?.querySelector<HTMLElement>('[data-remove]') ?? next;
  if (button instanceof HTMLElement) button.focus({ preventScroll: true });
}

/** Returns a function that describes the value of a filter. */
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
        const { from, to, within } = value as DateRange;
        if (within) return texts.presets[within];
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
