import { z } from 'zod';
import { Color } from '../../../shared/colors.ts';
import { filledNodeList, nodeFields, nodeView } from '../../../shared/order/nodes.ts';
import { TranslatedView, translatedRequired } from '../../../shared/translated.ts';
import { ChartNumber } from './charts.ts';

/** The default duration in seconds (ELM-33). */
export const COUNTER_DURATION = 2;
export const LONGEST_COUNTER_DURATION = 60;

/** The range of a new counter (CON-14). */
export const counterRange = { countFrom: 0, countTo: 100 } as const;

/** ELM-33, ELM-34. Numbers that count up or down for a given number of seconds. */
export const CounterInput = z.object({
  animationDuration: z
    .number({ error: 'IS_REQUIRED' })
    .gt(0, { error: 'MUST_BE_GREATER_THAN_0' })
    .max(LONGEST_COUNTER_DURATION, { error: 'VALUE_TOO_LARGE' }),
  items: filledNodeList(
    z.object({
      ...nodeFields,
      label: translatedRequired(255),
      countFrom: ChartNumber,
      countTo: ChartNumber,
      color: Color,
    }),
    { max: 50 },
  ),
});

export const CounterView = z.object({
  animationDuration: z.number(),
  items: z.array(
    z.object({
      ...nodeView,
      label: TranslatedView,
      countFrom: z.number(),
      countTo: z.number(),
      color: z.string(),
    }),
  ),
});
