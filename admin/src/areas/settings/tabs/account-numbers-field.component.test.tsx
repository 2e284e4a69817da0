import { getConfig } from '@share/contract/areas/settings/settings.endpoints.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerEverything, drawOffice, sample } from '../../../testing/every-area/draw-office.tsx';
import { answer } from '../../../testing/network.ts';

test('own accounts show once they are left what they show after they were stored', async () => {
  answerEverything();
  answer(getConfig, () => ({ ...sample(getConfig), ownAccounts: '61109010140000071219812874' }));
  await drawOffice('/settings');
  const field = page.getByRole('textbox', { name: 'Own accounts' });
  await expect.element(field).toHaveValue('61 1090 1014 0000 0712 1981 2874');
  await field.fill('DE89370400440532013000');
  await userEvent.tab();
  await expect.element(field).toHaveValue('DE89 3704 0044 0532 0130 00');
});
