import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { toast } from '../../../platform/toasts.ts';
import { draw } from '../../../testing/draw.tsx';
import { PlainToasts } from './plain-toasts.tsx';

test('messages whose code could not be loaded are shown one after the other, those that waited too', async () => {
  toast.error('series.edit', 'The server cannot be reached');
  toast.success('offer.edit', 'Offer saved');
  await draw(<PlainToasts />);
  await expect.element(page.getByRole('alert')).toHaveTextContent('The server cannot be reached');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Offer saved');
  toast.success('offer.edit', 'Offer saved again');
  await expect.element(page.getByRole('status')).toHaveTextContent('Offer saved again');
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
});
