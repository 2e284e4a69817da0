import type { Language } from '@share/contract/shared/languages.ts';
import { chartsTexts } from '../charts/charts.texts.ts';
import type { ChartItemValues } from '../element-values.ts';

/** A value of a chart as it is drawn. */
export interface ShownValue {
  id: string;
  label: string;
  value: number;
  color: string;
}

/** What a drawing of a chart is given. */
export interface DrawingProps {
  values: readonly ShownValue[];
  language: Language;
  axisColor: string;
}

const COLOR = /^#[0-9a-f]{6}$/i;
/** While a colour is being typed. */
const PENDING_COLOR = '#868e96';

export const shownColor = (color: string, pending = PENDING_COLOR): string =>
  COLOR.test(color) ? color : pending;

/** What of a chart can be drawn: the items that have a number. */
export const shownValues = (items: readonly ChartItemValues[], language: Language): ShownValue[] =>
  items.flatMap(({ id, label, value, color }) =>
    value === ''
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

/** The part of the whole that each value is; parts below nothing count as nothing. */
export function shares(values: readonly ShownValue[]): number[] {
  const parts = values.map(({ value }) => Math.max(0, value));
  const whole = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => (whole > 0 ? part / whole : 0));
}
