import { z } from 'zod';
import { Color } from '../../../shared/colors.ts';
import { TranslatedView, translated } from '../../../shared/translated.ts';
import { ChartItemsView, ChartNumber, chartItems } from './charts.ts';

/** ELM-30, ELM-31. Bars side by side; `color` is the colour of the axis and of new bars. */
export const BarChartInput = z.object({
  title: translated(255),
  color: Color,
  items: chartItems(ChartNumber),
});

export const BarChartView = z.object({ title: TranslatedView, color: z.string(), items: ChartItemsView });
