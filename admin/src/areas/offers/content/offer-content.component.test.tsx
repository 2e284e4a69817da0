import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { focusedName } from '../../../testing/focus.ts';
import { lateFrames } from '../../../testing/late-frames.ts';
import { chooseByKeyboard } from '../../../testing/menu.ts';
import { sectionsTab } from '../../../testing/offer-sections.tsx';

const said = (words: string) =>
  expect.element(page.getByRole('status').filter({ hasText: words })).toBeInTheDocument();
const focusIsOn = (name: string) => expect.poll(focusedName).toBe(name);

test('ELM-04, ELM-20 a section that is moved to the first or the last place keeps the focus', async () => {
  const framesPass = lateFrames();
  await sectionsTab([[], [], []]);
  await chooseByKeyboard('More actions: Section 2', 'Move down');
  await said('Section 3: position 3');
  await framesPass();
  await focusIsOn('More actions: Section 3');
  await chooseByKeyboard('More actions: Section 2', 'Move up');
  await said('Section 1: position 1');
  await framesPass();
  await focusIsOn('More actions: Section 1');
});

test('ELM-20 a section that was moved never takes the focus from what was opened since', async () => {
  lateFrames();
  await sectionsTab([[], [], []]);
  await chooseByKeyboard('More actions: Section 2', 'Move up');
  await chooseByKeyboard('More actions: Section 1', 'Move…');
  const position = page.getByRole('combobox', { name: 'Position: Section 1' });
  await position.selectOptions('2');
  await said('Section 2: position 2');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('after the last section is removed, the button that adds one has the focus', async () => {
  await sectionsTab([[]]);
  await page.getByRole('button', { name: 'More actions: Section 1' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await focusIsOn('Add a section');
});
