import { getHome } from '@share/contract/areas/home/home.endpoints.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerEverything, drawOffice, sample } from '../../testing/every-area/draw-office.tsx';
import { answer } from '../../testing/network.ts';

test('a new platform shows what is done and leads to what is not, instead of saying that nothing is left to do', async () => {
  answerEverything();
  answer(getHome, () => ({
    ...sample(getHome),
    cards: [],
    offers: null,
    weeks: null,
    firstSteps: [
      { name: 'colleagues' as const, isDone: true },
      { name: 'series' as const, isDone: false },
    ],
  }));
  const { path } = await drawOffice('/');
  const card = page.getByRole('region', { name: 'First steps' });
  await expect.element(card.getByText(/1 of 2 done/)).toBeVisible();
  const [first, second] = card.getByRole('listitem').elements();
  expect(first?.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Done');
  expect(second?.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('To do');
  expect(page.getByText('Nothing is waiting').elements()).toEqual([]);
  await card.getByRole('link', { name: 'Create the first share series' }).click();
  await expect.poll(path).toBe('/series/create');
});
