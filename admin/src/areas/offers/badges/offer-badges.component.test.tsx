import type { Control } from 'react-hook-form';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { focusedName } from '../../../testing/focus.ts';
import { lateFrames } from '../../../testing/late-frames.ts';
import { chooseByKeyboard } from '../../../testing/menu.ts';
import { renderForm } from '../../../testing/render-form.tsx';
import type { OfferFormValues } from '../offer-form-values.ts';
import type { BadgeValues } from './badge-values.ts';
import { OfferBadges } from './offer-badges.tsx';

const badge = (text: string): BadgeValues => ({
  id: crypto.randomUUID(),
  text: { pl: text, en: text },
  colorText: '#000000',
  colorBackground: '#ffffff',
});

test('a badge that is moved to the last place keeps the focus, and cannot be moved further', async () => {
  const framesPass = lateFrames();
  const form = await renderForm<Pick<OfferFormValues, 'badges'>>(
    { badges: [badge('A'), badge('B')] },
    (control) => <OfferBadges control={control as unknown as Control<OfferFormValues>} />,
    'en',
  );
  await chooseByKeyboard('Move: A', 'Move down');
  await framesPass();
  await expect.poll(focusedName).toBe('Move: A');
  await expect
    .element(page.getByRole('status').filter({ hasText: 'A: position 2 of 2' }))
    .toBeInTheDocument();
  expect(form.getValues('badges').map(({ text }) => text.pl)).toEqual(['B', 'A']);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'Move down' })).toBeDisabled();
});
