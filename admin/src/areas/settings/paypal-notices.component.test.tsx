import { getPayPalNotices } from '@share/contract/areas/paypal/paypal.endpoints.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { draw } from '../../testing/draw.tsx';
import { answer } from '../../testing/network.ts';
import { PayPalNotices } from './paypal-notices.tsx';

const webhookUrl = 'https://www.example.com/api/paypal/webhook';

test('staff read when PayPal last sent a notice, and where notices have to go if none comes', async () => {
  answer(getPayPalNotices, () => ({
    webhookUrl,
    sandbox: { lastAt: null, isMissing: true },
    production: { lastAt: '2026-11-20T10:00:00.000Z', isMissing: false },
  }));
  await draw(
    <main>
      <PayPalNotices mode="production" />
      <PayPalNotices mode="sandbox" />
    </main>,
    'pl',
  );
  await expect.element(page.getByText('Ostatnie powiadomienie z PayPal: 20/11/2026 11:00.')).toBeVisible();
  await expect.element(page.getByText('Z PayPal nie przyszło jeszcze żadne powiadomienie.')).toBeVisible();
  await expect
    .element(page.getByText(/^O ostatniej wpłacie PayPal nie przysłał powiadomienia\./))
    .toBeVisible();
  await expect.element(page.getByText(webhookUrl).first()).toBeVisible();
  await expectAccessible(page.getByRole('main').element());
});
