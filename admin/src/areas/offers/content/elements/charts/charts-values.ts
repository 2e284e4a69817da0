import { chartColors } from '@share/contract/areas/offers/elements/charts.ts';
import { randomId } from '@share/contract/client/random-id.ts';
import { emptyTranslated } from '@share/contract/shared/translated.ts';
import { filled } from '../../../../../ui/fields/number-field.tsx';
import type { ElementCodec } from '../element-codec.ts';
import type { ChartItemValues } from '../element-values.ts';
import { isFilled } from '../parts/is-filled.ts';

/** The next value of a chart, with the next preset colour (ELM-32). */
export const newChartItem = (index: number): ChartItemValues => ({
  id: randomId(),
  label: emptyTranslated(),
  value: '',
  color: chartColors[index % chartColors.length] ?? chartColors[0],
});

const toValues = (item: { id: string } & Omit<ChartItemValues, 'id'>): ChartItemValues => ({
  id: item.id,
  label: item.label,
  value: item.value,
  color: item.color,
});

const toInput = ({ value, ...item }: ChartItemValues) => ({ ...item, value: filled(value) });

const areComplete = (items: readonly ChartItemValues[]): boolean =>
  items.length > 0 && items.every(({ label, value }) => isFilled(label) && Number.isFinite(value));

export const barChart: ElementCodec<'barChart'> = {
  empty: () => ({ title: emptyTranslated(), color: chartColors[0], items: [newChartItem(0)] }),
  toValues: ({ title, color, items }) => ({ title, color, items: items.map(toValues) }),
  toInput: ({ title, color, items }) => ({ title, color, items: items.map(toInput) }),
  isComplete: ({ items }) => areComplete(items),
};

export const pieChart: ElementCodec<'pieChart'> = {
  empty: () => ({ title: emptyTranslated(), items: [newChartItem(0)] }),
  toValues: ({ title, items }) => ({ title, items: items.map(toValues) }),
  toInput: ({ title, items }) => ({ title, items: items.map(toInput) }),
  isComplete: ({ items }) => areComplete(items),
};
