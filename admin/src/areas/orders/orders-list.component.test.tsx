import { getOwnLists } from '@share/contract/areas/list-views/list-views.endpoints.ts';
import { listOrders, totalOrders } from '@share/contract/areas/orders/orders.endpoints.ts';
import type { OrderRow } from '@share/contract/areas/orders/orders.schemas.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { drawAt } from '../../testing/draw-at.tsx';
import { listOf } from '../../testing/list-of.ts';
import { answer } from '../../testing/network.ts';
import { ordersRoutes } from './orders.routes.tsx';

const order: OrderRow = {
  id: 1234,
  userMeta: { id: 7, email: 'olga@example.com', firstName: 'Olga', lastName: 'Olszewska', isDeleted: false },
  offer: { id: 3, title: { pl: 'Rondo', en: 'Rondo EN' } },
  date: '2026-11-20T10:00:00Z',
  payment: { id: 11, version: 1, canExtendWaitUntil: true },
  waitUntil: '2026-11-27T22:59:59Z',
  quantity: 5,
  status: 'paid',
  rejection: null,
  refund: null,
  totalAmount: 1_250,
  otherReceived: null,
  downloadSpreadSheetUrl: '/api/admin/order/1234/spreadsheet',
};

/** The list of orders with one row, on 24 November 2026. */
async function aList(
  address = '/orders',
  language: 'pl' | 'en' = 'en',
  tabs: Record<string, { rows: number; amount: number }> | null = null,
) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T10:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  answer(getOwnLists, () => ({ views: [], layouts: [], density: 'comfortable' as const }));
  answer(totalOrders, () => ({ rows: 1, amount: 1_250, tabs }));
  answer(listOrders, ({ list }) => listOf(listOrders.list, list, [order]));
  const at = await drawAt(address, ordersRoutes, language);
  await expect.element(page.getByText(/Olga Olszewska/).first()).toBeVisible();
  const becomes = (search: string) => expect.poll(() => at.search()).toBe(search);
  return { ...at, becomes };
}

const filter = page.getByRole('button', { name: 'Filter' });
const popover = page.getByRole('dialog');
const inPopover = (name: string) => popover.getByRole('button', { name });

test('one button opens any filter, and the chip of a filter opens it again', async () => {
  const { becomes } = await aList();
  await filter.click();
  await expect
    .poll(() =>
      popover
        .getByRole('button')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual([
      'Order number',
      "Investor's e-mail",
      'User number',
      'Offer',
      'To do',
      'Reason for cancelling',
      'Refund',
      'Date',
      'Payment due',
      'Shares',
      'Amount',
    ]);
  await expectAccessible(popover.element());
  await inPopover('Refund').click();
  await inPopover('Refund due').click();
  await expect.element(popover).not.toBeInTheDocument();
  await becomes('?filters[refund][value]=due');
  await page.getByRole('button', { name: 'Change filter Refund: Refund due' }).click();
  await inPopover('Refunded').click();
  await becomes('?filters[refund][value]=returned');
  await page.getByRole('button', { name: 'Change filter Refund: Refunded' }).click();
  await inPopover('Any').click();
  await becomes('');
});

test('the chip of a range groups its thousands as Polish does, so that the line does not break inside a number', async () => {
  await aList('/orders?filters[amount][from]=1000&filters[amount][to]=25000', 'pl');
  const chip = page.getByRole('button', { name: /^Zmień filtr Kwota/ });
  expect(chip.element().textContent).toBe('Kwota: od 1\u00a0000 do 25\u00a0000');
});

test('a filter is opened and set by keyboard alone', async () => {
  const { becomes } = await aList();
  (filter.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(inPopover('Order number')).toHaveFocus();
  await userEvent.keyboard('{Tab}'.repeat(9));
  await expect.element(inPopover('Shares')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText('Shares: From')).toHaveFocus();
  await userEvent.keyboard('1{Enter}');
  await becomes('?filters[quantity][from]=1');
  await userEvent.keyboard('{Escape}');
  await expect.element(filter).toHaveFocus();
});

test('days are filtered by one press on today, the last 7 days or this month', async () => {
  const { becomes } = await aList();
  await filter.click();
  await inPopover('Date').click();
  await page.getByRole('button', { name: 'This month' }).click();
  await becomes('?filters[date][within]=month');
  await page.getByRole('button', { name: 'Today' }).click();
  await becomes('?filters[date][within]=today');
  await expect.element(page.getByRole('button', { name: 'Today' })).toHaveAttribute('aria-pressed', 'true');
});

test('a range of days is chosen in one calendar, which marks today, or typed', async () => {
  const { becomes } = await aList();
  await filter.click();
  await inPopover('Date').click();
  const days = popover.getByRole('table');
  await expect.element(days).toBeVisible();
  expect(days.element().querySelector('[data-today]')?.textContent).toBe('24');
  await days.getByText('10').click();
  await days.getByText('12').click();
  await becomes('?filters[date][from]=2026-11-10&filters[date][to]=2026-11-12');
  await page.getByLabelText('Date: To').fill('2026-11-15');
  await becomes('?filters[date][from]=2026-11-10&filters[date][to]=2026-11-15');
});

test('CON-07 a day that cannot be read is refused at its field, and the days from before stay', async () => {
  const { becomes, search } = await aList('/orders?filters[date][from]=2020-01-01');
  await page.getByRole('button', { name: /^Change filter Date/ }).click();
  const [from, to] = [page.getByLabelText('Date: From'), page.getByLabelText('Date: To')];
  await from.click();
  await userEvent.keyboard('{Control>}a{/Control}31.02.2026');
  await to.click();
  await expect.element(from).toHaveAttribute('aria-invalid', 'true');
  await expect.element(from).toHaveValue('31.02.2026');
  const refusal = page.getByText('We cannot read this date. Write it like this: 2026-11-24');
  await expect.element(refusal).toBeVisible();
  expect(search()).toBe('?filters[date][from]=2020-01-01');
  await from.click();
  await userEvent.keyboard('{Control>}a{/Control}1.3.2026');
  await becomes('?filters[date][from]=2026-03-01');
  await expect.element(from).not.toHaveAttribute('aria-invalid');
  await to.click();
  await expect.element(from).toHaveValue('2026-03-01');
});

test('neither filters nor sorting move the table, whatever the width of the window', async () => {
  const { goTo } = await aList();
  onTestFinished(() => page.viewport(1440, 900));
  const top = () => document.querySelector('thead')?.getBoundingClientRect().top;
  for (const width of [1440, 992, 768]) {
    await page.viewport(width, 900);
    goTo('/orders');
    await expect.element(page.getByRole('button', { name: /^Remove filter/ })).not.toBeInTheDocument();
    const before = top();
    goTo(
      '/orders?filters[quantity][from]=1&filters[amount][from]=1&filters[date][from]=2020-01-01&filters[waitUntil][from]=2020-01-01&order[amount][column]=amount&order[amount][direction]=ASC',
    );
    await expect.element(page.getByRole('button', { name: /^Remove filter Amount/ })).toBeInTheDocument();
    await expect.element(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
    expect([width, top()]).toEqual([width, before]);
  }
});

test('nothing that is pressed in the list is below 24 pixels', async () => {
  await aList('/orders?filters[quantity][from]=1');
  const controls = [...document.querySelectorAll('main :is(button, input)')];
  expect(controls.length).toBeGreaterThan(20);
  const small = controls.filter((control) => {
    // The room around a box belongs to it.
    const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
    return width > 0 && Math.min(width, height) < 24;
  });
  expect(small.map((control) => control.getAttribute('aria-label') ?? control.textContent)).toEqual([]);
});

test('on a phone the tab that is chosen by the address is in sight', async () => {
  await page.viewport(375, 812);
  onTestFinished(() => page.viewport(1440, 900));
  const some = { rows: 12, amount: 1 };
  await aList('/orders?filters[status][value]=rejected', 'en', {
    new: some,
    paid: some,
    completed: some,
    rejected: some,
  });
  const chosen = page.getByRole('group', { name: 'Status' }).getByRole('button', { pressed: true });
  await expect.element(chosen).toHaveTextContent('Cancelled12');
  await expect.poll(() => chosen.element().getBoundingClientRect().right).toBeLessThanOrEqual(375);
});
