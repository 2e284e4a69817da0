import { getOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import { getOrderTimeline } from '@share/contract/areas/timeline/timeline.endpoints.ts';
import { describe, expect, test } from 'vitest';
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

describe('on a wide screen the investor stands', () => {
  const draw = async (status: 'completed' | 'paid') => {
    answerEverything();
    answer(getOrder, () => ({ ...sample(getOrder), status, canEditOrder: false }));
    await drawOffice('/orders/1/edit', only(getOrder, getOrderTimeline));
    const investor = page.getByRole('region', { name: 'Investor data', exact: true });
    await expect.element(investor).toBeVisible();
    const leftOf = (name: string) =>
      page.getByRole('region', { name, exact: true }).element().getBoundingClientRect().left;
    return {
      investor: leftOf('Investor data'),
      details: leftOf('Order details'),
      history: leftOf('History'),
    };
  };

  test('below the history of an order that was decided', async () => {
    const { investor, history, details } = await draw('completed');
    expect(investor).toBe(history);
    expect(investor).toBeGreaterThan(details);
  });

  test('below the details of an order that is still to be decided, since the decision stays in sight beside it', async () => {
    const { investor, details } = await draw('paid');
    expect(investor).toBe(details);
  });
});
