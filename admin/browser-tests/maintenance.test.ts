import { expect, test } from 'vitest';
import { aBrowser } from './support/browser.ts';

const browser = aBrowser({ SYSTEM_MAINTENANCE: '1' });

test.each(['/', '/login', '/series'])(
  'MNT-02, MNT-04 under system maintenance %s shows only its page',
  { tags: 'essential' },
  async (address) => {
    const page = await browser.page({ language: 'en' });
    await page.goto(address);
    await page.getByText('We check every few seconds whether you can go on.').waitFor();
    await page.getByRole('heading').waitFor();
    expect(await page.getByRole('textbox').count()).toBe(0);
  },
);
