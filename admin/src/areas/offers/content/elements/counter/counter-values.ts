import { chartColors } from '@share/contract/areas/offers/elements/charts.ts';
import { COUNTER_DURATION, counterRange } from '@share/contract/areas/offers/elements/counter.ts';
import { randomId } from '@share/contract/client/random-id.ts';
import { emptyTranslated } from '@share/contract/shared/translated.ts';
import { filled } from '../../../../../ui/fields/number-field.tsx';
import type { ElementCodec } from '../element-codec.ts';
import type { CounterItemValues } from '../element-values.ts';
import { isFilled } from '../parts/is-filled.ts';

/** The initial values of a counter (CON-14). */
export const newCounterItem = (index: number): CounterItemValues => ({
  id: randomId(),
  label: emptyTranslated(),
  ...counterRange,
  color: chartColors[index % chartColors.length] ?? chartColors[0],
});

export const counter: ElementCodec<'counter'> = {
  empty: () => ({ animationDuration: COUNTER_DURATION, items: [newCounterItem(0)] }),
  toValues: ({ animationDuration, items }) => ({
    animationDuration,
    items: items.map(({ position: _, ...item }) => item),
  }),
  toInput: ({ animationDuration, items }) => ({
    animationDuration: filled(animationDuration),
    items: items.map(({ countFrom, countTo, ...item }) => ({
      ...item,
      countFrom: filled(countFrom),
      countTo: filled(countTo),
    })),
  }),
  isComplete: ({ items }) => items.every(({ label }) => isFilled(label)),
};
