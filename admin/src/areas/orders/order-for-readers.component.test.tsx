import { getOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerEverything, drawOffice, only, sample } from '../../testing/every-area/draw-office.tsx';
import { answer } from '../../testing/network.ts';

test('ACL-09 whoever may only read an order reads the data of its investor', async () => {
  answerEverything();
  const order = sample(getOrder);
  const { investorData } = order;
  const address = { ...investorData.address, address: 'ul. Długa 7', city: 'Kraków' };
  answer(getOrder, () => ({ ...order, investorData: { ...investorData, address } }));
  await drawOffice('/orders/1/edit', only(getOrder));
  await expect.element(page.getByRole('definition').filter({ hasText: 'Kraków' })).toBeVisible();
  await expect.element(page.getByRole('definition').filter({ hasText: 'ul. Długa 7' })).toBeVisible();
});
