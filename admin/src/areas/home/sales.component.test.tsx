import { getHome } from '@share/contract/areas/home/home.endpoints.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerEverything, drawOffice, sample } from '../../testing/every-area/draw-office.tsx';
import { answer } from '../../testing/network.ts';

const mondays = [
  '2026-03-30',
  '2026-04-06',
  '2026-04-13',
  '2026-04-20',
  '2026-04-27',
  '2026-05-04',
  '2026-05-11',
  '2026-05-18',
  '2026-05-25',
  '2026-06-01',
  '2026-06-08',
  '2026-06-15',
];
const sold: Record<string, { amount: number; shares: number }> = {
  '2026-06-08': { amount: 2_000, shares: 20 },
  '2026-06-15': { amount: 1_000, shares: 10 },
};

beforeEach(async () => {
  answerEverything();
  answer(getHome, () => ({
    ...sample(getHome),
    cards: [],
    firstSteps: null,
    offers: {
      rows: 1,
      first: [
        {
          id: 1,
          title: { pl: 'Kamienica', en: 'Tenement' },
          left: 250,
          reserved: 250,
          limit: 1_000,
          raised: 49_000,
          target: 100_000,
        },
      ],
    },
    weeks: mondays.map((monday) => ({ monday, ...(sold[monday] ?? { amount: 0, shares: 0 }) })),
  }));
  await drawOffice('/');
});

test('an open offer shows what it has raised of what all its shares cost, and the shares that are reserved and left', async () => {
  const offer = page.getByRole('region', { name: 'Open offers' }).getByRole('listitem');
  await expect.element(offer.getByText(/^Raised PLN 49,000\.00 of PLN 100,000\.00/)).toBeVisible();
  await expect.element(offer.getByText('250 left')).toBeVisible();
  await expect.element(offer.getByText('reserved: 250')).toBeVisible();
});

test('each week stands with its money and shares, the current one first, on a scale up to the best one', async () => {
  const table = page.getByRole('region', { name: 'Sold per week' }).getByRole('table');
  await expect.element(table).toBeVisible();
  const texts = table
    .getByRole('row')
    .elements()
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(texts).toHaveLength(13);
  expect(texts.slice(1, 4)).toEqual([
    ['15/06', '', 'PLN 1,000.00', '10'],
    ['08/06', '', 'PLN 2,000.00', '20'],
    ['01/06', '', 'PLN 0.00', '0'],
  ]);
  const bars = table
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => row.querySelector('div')?.getBoundingClientRect().width ?? 0);
  expect((bars[1] ?? 0) / (bars[0] ?? 1)).toBeCloseTo(2);
  expect(new Set(bars.slice(2))).toEqual(new Set([0]));
});
