import { z } from 'zod';
import { TranslatedView, translated } from '../../../shared/translated.ts';
import { ChartItemsView, ChartNumber, chartItems } from './charts.ts';

/** ELM-30, ELM-31. Parts of a whole: none is negative. */
export const PieChartInput = z.object({
  title: translated(255),
  items: chartItems(ChartNumber.min(0, { error: 'MUST_NOT_BE_NEGATIVE' })),
});

export const PieChartView = z.object({ title: TranslatedView, items: ChartItemsView });
