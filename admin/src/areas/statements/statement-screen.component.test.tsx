import { listOrders } from '@share/contract/areas/orders/orders.endpoints.ts';
import type { OrderRow } from '@share/contract/areas/orders/orders.schemas.ts';
import {
  assignLine,
  getStatement,
  listStatementLines,
} from '@share/contract/areas/statements/statements.endpoints.ts';
import type { StatementLineView } from '@share/contract/areas/statements/statements.schemas.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawAt } from '../../testing/draw-at.tsx';
import { listOf } from '../../testing/list-of.ts';
import { answer } from '../../testing/network.ts';
import { statementsRoutes } from './statements.routes.tsx';

const line = (id: number, changes: Partial<StatementLineView> = {}): StatementLineView => ({
  id,
  bookedOn: '2026-11-27',
  amount: 100 + id,
  title: `za udziały ${id}`,
  counterparty: { name: 'ZAKRZEWSKA OLGA', account: '27114020040000300201355387' },
  reference: '',
  verdict: 'unknown',
  reasons: [],
  order: null,
  state: 'open',
  decision: null,
  ...changes,
});

const order: OrderRow = {
  id: 1240,
  userMeta: { id: 7, email: 'olga@example.com', firstName: 'Olga', lastName: 'Zakrzewska', isDeleted: false },
  offer: { id: 3, title: { pl: 'Rondo', en: 'Rondo EN' } },
  date: '2026-11-20T10:00:00Z',
  payment: { id: 11, version: 1, canExtendWaitUntil: true },
  waitUntil: null,
  quantity: 5,
  status: 'new',
  rejection: null,
  refund: null,
  totalAmount: 101,
  otherReceived: null,
  downloadSpreadSheetUrl: null,
};

/** The screen of a statement with those lines. */
async function aStatement(lines: StatementLineView[]) {
  answer(getStatement, () => ({
    id: 5,
    account: '61109010140000071219812874',
    format: 'mt940' as const,
    encoding: 'utf-8' as const,
    fileName: 'wyciag.sta',
    number: '1',
    from: '2026-11-27',
    to: '2026-11-27',
    opening: 0,
    closing: 0,
    lines: lines.length,
    open: lines.filter(({ state }) => state === 'open').length,
    known: 0,
    importedAt: '2026-11-28T08:00:00Z',
    importedBy: 'Clerk',
    gap: null,
  }));
  answer(listStatementLines, () => lines);
  await drawAt('/statements/5', statementsRoutes);
  await expect.element(page.getByRole('list', { name: 'Lines' })).toBeVisible();
}

test('an order is searched by its amount at first, and by a name', async () => {
  await aStatement([line(1)]);
  const asked: unknown[] = [];
  answer(listOrders, ({ list }) => {
    asked.push(list?.filters);
    return listOf(listOrders.list, list, [order]);
  });
  const sent: unknown[] = [];
  answer(assignLine, ({ body }) => {
    sent.push(body);
    return line(1, { state: 'done' });
  });
  await page.getByRole('button', { name: 'Choose an order' }).click();
  const field = page.getByRole('combobox', { name: 'Order' });
  await field.click();
  await expect.element(page.getByRole('option', { name: /Order 1240 · Olga Zakrzewska/ })).toBeVisible();
  await userEvent.keyboard('zakrzewska');
  await expect
    .element(page.getByRole('option', { name: /Order 1240/ }))
    .toHaveAttribute('data-combobox-selected', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('Order 1240 · Olga Zakrzewska · PLN 101.00');
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => sent).toEqual([{ parts: [{ order: 1240, amount: 101 }], note: '' }]);
  expect(asked).toEqual([{ status: 'new', amount: { from: 101, to: 101 } }, { search: 'zakrzewska' }]);
});
