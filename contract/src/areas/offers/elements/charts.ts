/** The common parts of bar and pie charts (ELM-30, ELM-31). */
import { z } from 'zod';
import { Color } from '../../../shared/colors.ts';
import { nodeFields, nodeList, nodeView } from '../../../shared/order/nodes.ts';
import { TranslatedView, translatedRequired } from '../../../shared/translated.ts';

/** The palette of charts (ELM-32). */
export const chartColors = ['#4c1d95', '#7c3aed', '#c4b5fd'] as const;

const LARGEST_VALUE = 1_000_000_000_000;

export const ChartNumber = z
  .number({ error: 'IS_REQUIRED' })
  .min(-LARGEST_VALUE, { error: 'VALUE_INVALID' })
  .max(LARGEST_VALUE, { error: 'VALUE_TOO_LARGE' });

export const chartItems = <Value extends z.ZodType<number>>(value: Value) =>
  nodeList(z.object({ ...nodeFields, label: translatedRequired(255), value, color: Color }), { max: 50 });

export const ChartItemsView = z.array(
  z.object({ ...nodeView, label: TranslatedView, value: z.number(), color: z.string() }),
);
