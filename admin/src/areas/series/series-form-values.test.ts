import { SeriesInput } from '@share/contract/areas/series/series.schemas.ts';
import { expect, it } from 'vitest';
import { newSeries, toInput } from './series-form-values.ts';

const filledIn = {
  ...newSeries('2026-03-29'),
  name: { pl: 'a', en: 'b' },
  displayName: { pl: 'c', en: 'd' },
  pricePerShare: 0.01,
};

it('SER-13 a series is on sale from the first second of the first day to the last second of the last day', () => {
  expect(toInput(filledIn)).toMatchObject({
    availableFrom: '2026-03-29 00:00:00',
    availableTo: '2026-03-29 23:59:59',
  });
  expect(SeriesInput.safeParse(toInput(filledIn)).success).toBe(true);
});

it('an empty number or day is refused, not sent as another value', () => {
  const paths = (values: typeof filledIn) =>
    SeriesInput.safeParse(toInput(values)).error?.issues.map(({ path }) => path.join('.'));
  expect(paths({ ...filledIn, limit: '' as never })).toEqual(['limit']);
  expect(paths({ ...filledIn, availableFrom: '' })).toContain('availableFrom');
});
