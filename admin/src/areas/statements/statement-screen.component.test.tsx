import { listOrders } from '@share/contract/areas/orders/orders.endpoints.ts';
import type { OrderRow } from '@share/contract/areas/orders/orders.schemas.ts';
import {
  assignLine,
  getStatement,
  listStatementLines,
  reopenLine,
  setLineAside,
} from '@share/contract/areas/statements/statements.endpoints.ts';
import type { StatementLineView } from '@share/contract/areas/statements/statements.schemas.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '../../testing/draw.tsx';
import { drawAt } from '../../testing/draw-at.tsx';
import { listOf } from '../../testing/list-of.ts';
import { answer, refusal } from '../../testing/network.ts';
import ShortcutsDialog from '../../ui/shortcuts/shortcuts-dialog.tsx';
import { lineKeys } from './lines/line-keys.ts';
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
  payout: null,
  file: null,
  state: 'open',
  waiting: 0,
  decision: null,
  canReopen: false,
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

/** The screen of a statement with those lines; returns how often they were loaded. */
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
  let loaded = 0;
  answer(listStatementLines, () => {
    loaded += 1;
    return lines;
  });
  answer(listOrders, ({ list }) => listOf(listOrders.list, list, []));
  await drawAt('/statements/5', statementsRoutes);
  await expect.element(page.getByRole('list', { name: 'Lines' })).toBeVisible();
  return () => loaded;
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
  await page.getByRole('button', { name: /^Choose an order/ }).click();
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
  const first = { status: 'new', amount: { from: 101, to: 101 } };
  expect(asked.slice(0, 2)).toEqual([first, { search: 'zakrzewska' }]);
});

test('a line is split over orders to the grosz, and its rest is unknown money only if somebody says so', async () => {
  await aStatement([line(1, { order: { id: 1240, investor: 'Olga Zakrzewska', amount: 60.4 } })]);
  answer(listOrders, ({ list }) => listOf(listOrders.list, list, [{ ...order, id: 1241 }]));
  const sent: unknown[] = [];
  answer(assignLine, ({ body }) => {
    sent.push(body);
    return line(1, { state: 'done', waiting: 0.6 });
  });
  await page.getByRole('button', { name: /^Choose an order/ }).click();
  const dialogue = page.getByRole('dialog');
  const amounts = dialogue.getByRole('textbox', { name: 'Amount' });
  await amounts.fill('60.4');
  await expect.element(dialogue.getByRole('status')).toHaveTextContent('Rest: PLN 40.60');
  await dialogue.getByRole('button', { name: 'Split over another order' }).click();
  await expect.element(amounts.nth(1)).toHaveValue('PLN 40.60');
  await expect.element(dialogue.getByRole('status')).toHaveTextContent('Rest: PLN 0.00');
  await dialogue.getByRole('combobox', { name: 'Order' }).nth(1).click();
  await expect.element(page.getByRole('option', { name: /Order 1241/ })).toBeVisible();
  await userEvent.keyboard('1241');
  await expect
    .element(page.getByRole('option', { name: /Order 1241/ }))
    .toHaveAttribute('data-combobox-selected', 'true');
  await userEvent.keyboard('{Enter}');
  await amounts.nth(1).fill('40.61');
  await expect.element(dialogue.getByRole('status')).toHaveTextContent('Rest: PLN -0.01');
  await dialogue.getByRole('button', { name: 'Accept' }).click();
  await expect.element(amounts.nth(1)).toHaveAttribute('aria-invalid', 'true');
  await amounts.nth(1).fill('40');
  await dialogue.getByRole('button', { name: 'Accept' }).click();
  await expect.element(amounts.nth(1)).toHaveAttribute('aria-invalid', 'true');
  await dialogue.getByRole('switch', { name: 'The rest is unknown money' }).click();
  await dialogue.getByRole('button', { name: 'Accept' }).click();
  const parts = [
    { order: 1240, amount: 60.4 },
    { order: 1241, amount: 40 },
    { order: null, amount: 0.6 },
  ];
  await expect.poll(() => sent).toEqual([{ parts, note: '' }]);
});

test('unknown money is recorded after a question, and a decision is undone where nothing rests on it', async () => {
  const decision = {
    by: 'Anna Nowak',
    at: '2026-11-28T08:00:00Z',
    note: '',
    parts: [{ kind: 'unknown' as const, order: null, payout: null, transaction: null, amount: 102 }],
  };
  await aStatement([line(1), line(2, { state: 'done', waiting: 102, decision, canReopen: true })]);
  const sent: unknown[] = [];
  answer(assignLine, ({ body }) => {
    sent.push(body);
    return line(1);
  });
  answer(reopenLine, ({ params }) => {
    sent.push(params);
    return line(2);
  });
  await page.getByRole('button', { name: /^Unknown money/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Record', exact: true }).click();
  await expect.poll(() => sent).toEqual([{ parts: [{ order: null, amount: 101 }], note: '' }]);
  await page.getByText('Decided: 1').click();
  await page.getByRole('button', { name: /^Undo the decision/ }).click();
  await expect.poll(() => sent).toContainEqual({ id: 2 });
});

const rows = () => page.getByRole('list', { name: 'Lines' }).getByRole('listitem');
const focused = () =>
  document.activeElement?.matches('li, button') ? document.activeElement.textContent : '';
/** Takes every decision, and returns what was sent. */
const takeDecisions = () => {
  const sent: unknown[] = [];
  answer(setLineAside, ({ params: { id }, body }) => {
    sent.push([id, body]);
    return line(id, { state: 'aside' });
  });
  answer(assignLine, ({ params: { id }, body }) => {
    sent.push([id, body.parts]);
    return line(id, { state: 'done' });
  });
  return sent;
};

test('lines are decided by keyboard alone, and the next open line has the focus', async () => {
  const proposed = { id: 1240, investor: 'Olga Zakrzewska', amount: 102 };
  const lines = [line(1), line(2, { verdict: 'likely', order: proposed }), line(3), line(4)];
  await aStatement(lines);
  const sent = takeDecisions();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(focused).toContain('za udziały 1');
  await userEvent.keyboard('j');
  await expect.poll(focused).toContain('za udziały 2');
  await userEvent.keyboard('k');
  await expect.poll(focused).toContain('za udziały 1');
  await userEvent.keyboard('x');
  await expect.element(page.getByRole('dialog', { name: 'Set the line aside?' })).toBeVisible();
  await expect.poll(focused).toBe('Set aside');
  await userEvent.keyboard('{Enter}');
  await expect.poll(focused).toContain('za udziały 2');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('combobox', { name: 'Order' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(focused).toContain('za udziały 3');
  await userEvent.keyboard('{ArrowDown}x{Escape}');
  await expect.poll(focused).toContain('za udziały 4');
  expect(sent).toEqual([
    [1, { note: '' }],
    [2, [{ order: 1240, amount: 102 }]],
  ]);
});

test('a decided line is shown at once without loading the others, which are loaded once nobody has decided for a while', async () => {
  const lines = [line(1), line(2), line(3)];
  const loaded = await aStatement(lines);
  takeDecisions();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const setAside = () =>
    rows()
      .first()
      .getByRole('button', { name: /^Set aside/ })
      .click();
  const confirm = () => page.getByRole('dialog').getByRole('button', { name: 'Set aside' }).click();
  await setAside();
  await confirm();
  await expect.element(page.getByText('Decided: 1')).toBeVisible();
  await setAside();
  await confirm();
  await expect.element(page.getByText('Decided: 2')).toBeVisible();
  expect(loaded()).toBe(1);
  // Another clerk has decided about the third line.
  lines.splice(0, 3, ...lines.map((one) => ({ ...one, state: 'aside' as const })));
  await vi.advanceTimersByTimeAsync(5_000);
  await expect.element(page.getByText('All lines are decided.')).toBeVisible();
  expect(loaded()).toBe(2);
});

test('what others have decided is shown when the page is looked at again, and once a refused dialogue is closed', async () => {
  const lines = [line(1), line(2)];
  await aStatement(lines);
  const decided = (nth: number) => lines.splice(nth, 1, line(nth + 1, { state: 'aside' }));
  decided(1);
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.element(page.getByText('Decided: 1')).toBeVisible();
  answer(setLineAside, () => refusal('STATEMENT_LINE_DECIDED'));
  decided(0);
  await page.getByRole('button', { name: /^Set aside/ }).click();
  const dialogue = page.getByRole('dialog');
  await dialogue.getByRole('button', { name: 'Set aside' }).click();
  await expect.element(dialogue.getByText('This line was decided before.')).toBeVisible();
  await dialogue.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByText('All lines are decided.')).toBeVisible();
});

test('of a thousand lines fifty are drawn, and keys go on to the next page', async () => {
  await aStatement(Array.from({ length: 1_000 }, (_, at) => line(at + 1)));
  await expect.element(rows()).toHaveLength(50);
  (rows().elements()[49] as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(focused).toContain('za udziały 51');
  await expect.element(rows()).toHaveLength(50);
  await page.getByRole('button', { name: 'Page 20' }).click();
  await expect.element(page.getByText('za udziały 1000', { exact: true })).toBeVisible();
});

test('open lines are filtered by what they most likely are, with counts', async () => {
  const lines = [line(1), line(2, { verdict: 'late' }), line(3), line(4, { state: 'aside' })];
  await aStatement(lines);
  await page.getByText('Late: 1').click();
  await expect.element(rows()).toHaveLength(1);
  await page.getByText('Unknown: 2').click();
  await expect.element(rows()).toHaveLength(2);
  await page.getByText('All: 4').click();
  await expect.element(rows()).toHaveLength(4);
});

test('what is set aside may leave a rule, and lines by rule are set aside by one confirmation', async () => {
  const byRule = { verdict: 'not-ours' as const, reasons: ['rule' as const] };
  const lines = [line(1), line(2, byRule), line(3, byRule)];
  await aStatement(lines);
  const sent = takeDecisions();
  await rows()
    .first()
    .getByRole('button', { name: /^Set aside/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'For lines with a text in the title' }).click();
  await dialog.getByRole('textbox', { name: 'Text in the title' }).fill('za udziały');
  await dialog.getByRole('button', { name: 'Set aside' }).click();
  await expect.poll(() => sent).toEqual([[1, { note: '', rule: { kind: 'title', text: 'za udziały' } }]]);
  await page.getByRole('button', { name: 'Set aside by rules: 2' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Set aside' }).click();
  await expect.poll(() => sent.length).toBe(3);
});

test('S asks about all sure lines', async () => {
  await aStatement([line(1, { verdict: 'sure' }), line(2)]);
  await userEvent.keyboard('s');
  await expect.element(page.getByRole('dialog', { name: 'Accept sure lines: 1?' })).toBeVisible();
});

test('sure payments and sure refunds are summed apart', async () => {
  await aStatement([
    line(1, { verdict: 'sure' }),
    line(2, { verdict: 'sure', amount: -60.5 }),
    line(3, { verdict: 'sure', amount: -0.1 }),
  ]);
  const sums = /payments PLN.101\.00, refunds PLN.60\.60/;
  await page.getByRole('button', { name: sums }).click();
  await expect.element(page.getByRole('dialog').getByText(sums)).toBeVisible();
});

test('a sure payout is summed apart, and a likely one is recorded after a question', async () => {
  const payout = { id: 9, investor: 'Olga Zakrzewska', amount: 50 };
  const paid = { payout, amount: -50, reasons: ['payout' as const, 'amount' as const, 'account' as const] };
  await aStatement([line(1, { ...paid, verdict: 'sure' }), line(2, { ...paid, verdict: 'likely' })]);
  await page.getByRole('button', { name: /payouts PLN.50\.00/ }).click();
  const dialogue = page.getByRole('dialog');
  await expect.element(dialogue.getByText(/Payout 9 · Olga Zakrzewska/)).toBeVisible();
  await dialogue.getByRole('button', { name: 'Cancel' }).click();
  const sent = takeDecisions();
  await rows()
    .nth(1)
    .getByRole('button', { name: /^Payout was made/ })
    .click();
  await dialogue.getByRole('button', { name: 'Record', exact: true }).click();
  await expect.poll(() => sent).toEqual([[2, [{ order: null, amount: 50 }]]]);
});

test('the list of shortcuts has every key of the lines', async () => {
  await draw(<ShortcutsDialog onClose={() => {}} />);
  const table = page.getByRole('table', { name: 'Lines of a statement' });
  for (const key of Object.values(lineKeys))
    await expect.element(table.getByText(key, { exact: true })).toBeVisible();
});
