import type { Language } from '@share/contract/shared/languages.ts';
import type { ChartItemValues } from '../element-values.ts';
import { shownColor } from '../parts/shown-color.ts';
import { chartsTexts } from './charts.texts.ts';

/** A value of a chart as it is drawn. */
export interface ShownValue {
  id: string;
  label: string;
  value: number;
  color: string;
}

export interface DrawingProps {
  values: readonly ShownValue[];
  language: Language;
  axisColor: string;
}

/** The items of a chart that have a number, as they are drawn. */
export const shownValues = (items: readonly ChartItemValues[], language: Language): ShownValue[] =>
  items.flatMap(({ id, label, value, color }) =>
    value === '' || Number.isNaN(value)
      ? []
      : [
          {
            id,
            label: label[language].trim() || chartsTexts[language].noLabel,
            value,
            color: shownColor(color),
          },
        ],
  );

export const chartNumber = (value: number, language: Language): string =>
  value.toLocaleString(language, { maximumFractionDigits: 6 });

/** Each value as a fraction of the sum; negative values count as zero. */
export function shares(values: readonly ShownValue[]): number[] {
  const parts = values.map(({ value }) => Math.max(0, value));
  const sum = parts.reduce((total, part) => total + part, 0);
  return parts.map((part) => (sum > 0 ? part / sum : 0));
}
