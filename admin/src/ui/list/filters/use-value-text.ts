import { formatBookDay, formatDay } from '@share/contract/shared/dates.ts';
import type { DateRange, FilterValue, NumberRange } from '@share/contract/shared/lists/list.ts';
import { commonTexts } from '../../../platform/common.texts.ts';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { listTexts } from '../list.texts.ts';
import type { ShownFilter } from './filter-texts.ts';

/** Returns a function that describes the value of a filter. */
export function useValueText() {
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
