import { getSeriesRegister } from '@share/contract/areas/registers/registers.endpoints.ts';
import type { HolderRow } from '@share/contract/areas/registers/registers.schemas.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawAt } from '../../testing/draw-at.tsx';
import { answer } from '../../testing/network.ts';
import { registersRoutes } from './registers.routes.tsx';

const holder = (id: number): HolderRow => ({
  id,
  user: {
    id,
    email: `holder${id}@example.com`,
    firstName: 'Olga',
    lastName: `Posiadacz ${id}`,
    isDeleted: id === 2,
    isErased: id === 2,
  },
  ranges: [
    [id * 10, id * 10 + 4],
    [id * 10 + 7, id * 10 + 7],
  ],
  since: '2026-03-10T11:00:00.000Z',
  orders: [id],
  shares: 6,
  amount: 600,
});

/** The register of a series with 12 holders, of whom one was erased; returns the days that were asked for. */
async function aRegister(): Promise<(string | undefined)[]> {
  const days: (string | undefined)[] = [];
  answer(getSeriesRegister, ({ query }) => {
    days.push(query.asOf);
    const asOf = query.asOf ?? '2026-11-28';
    return {
      asOf,
      isFinal: asOf < '2026-11-28',
      series: { id: 3, name: { pl: 'Seria C', en: 'Series C' } },
      shares: 72,
      amount: 7_200,
      sha256: 'ab'.repeat(32),
      rows: Array.from({ length: 12 }, (_, at) => holder(at + 1)),
    };
  });
  await drawAt('/series/3/register', registersRoutes);
  await expect.element(page.getByRole('heading', { name: 'Register of holders: Series C' })).toBeVisible();
  return days;
}

test('the register shows the runs of numbers, and says whose data were erased', async () => {
  await aRegister();
  await expect.element(page.getByText('10–14, 17')).toBeVisible();
  await expect.element(page.getByText('Data erased (No. 2)')).toBeVisible();
  await expect.element(page.getByText('ab'.repeat(32))).toBeVisible();
});

test('another day is asked for when it is chosen, and a day that is over is final', async () => {
  const days = await aRegister();
  const notFinal = page.getByText('This day is not over yet, so the register may still change.');
  await expect.element(notFinal).toBeVisible();
  const day = page.getByRole('textbox', { name: 'At the end of' });
  await userEvent.fill(day, '2026-03-31');
  await userEvent.tab();
  await expect.element(notFinal).not.toBeInTheDocument();
  expect(days.at(-1)).toBe('2026-03-31');
});

test('the printer gets all holders, and the screen a page of them', async () => {
  await aRegister();
  const last = page.getByText('120–124, 127');
  await expect.element(last).not.toBeInTheDocument();
  window.dispatchEvent(new Event('beforeprint'));
  await expect.element(last).toBeVisible();
  window.dispatchEvent(new Event('afterprint'));
  await expect.element(last).not.toBeInTheDocument();
});
