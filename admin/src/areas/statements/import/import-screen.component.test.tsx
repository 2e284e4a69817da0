import { getOwnLists } from '@share/contract/areas/list-views/list-views.endpoints.ts';
import {
  importStatement,
  listStatementRules,
  listStatements,
  previewStatement,
} from '@share/contract/areas/statements/statements.endpoints.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawAt } from '../../../testing/draw-at.tsx';
import { listOf } from '../../../testing/list-of.ts';
import { answer, refusal } from '../../../testing/network.ts';
import { statementsRoutes } from '../statements.routes.tsx';

const ACCOUNT = '61109010140000071219812874';
const imported = (id: number) => ({
  id,
  account: ACCOUNT,
  format: 'csv' as const,
  encoding: 'windows-1250' as const,
  fileName: 'a.csv',
  number: '',
  from: '2026-11-27',
  to: '2026-11-27',
  opening: 0,
  closing: 0,
  lines: 5,
  open: 3,
  known: 2,
  importedAt: '2026-11-28T08:00:00Z',
  importedBy: 'Clerk',
  gap: null,
  others: [],
});

async function choose(...names: string[]) {
  const files = names.map((name) => new File(['a;b;c'], name, { type: 'text/csv' }));
  await userEvent.upload(document.querySelector('input[type=file]') as HTMLElement, files);
}
const job = (name: string) => page.getByRole('region', { name });

test('several files are imported one after another, each with its result', async () => {
  let calls = 0;
  answer(importStatement, () => {
    calls += 1;
    return calls === 2 ? refusal('STATEMENT_IMPORTED_BEFORE') : imported(calls);
  });
  await drawAt('/statements/create', statementsRoutes);
  await choose('a.csv', 'b.csv', 'c.csv');
  await expect.element(job('a.csv').getByText(/5.lines.+Windows.1250/)).toBeVisible();
  await expect.element(job('a.csv').getByText(/Also in an earlier statement:.2.lines\./)).toBeVisible();
  await expect.element(job('b.csv').getByText(/This file was imported before\./)).toBeVisible();
  await expect.element(job('c.csv').getByRole('link', { name: 'Open the statement' })).toBeVisible();
  expect(calls).toBe(3);
});

test('columns that nobody can guess are named on a preview, and the file is imported by them', async () => {
  const asked: unknown[] = [];
  const sent: unknown[] = [];
  answer(importStatement, ({ query }) => {
    sent.push(query);
    return query.layout ? imported(1) : refusal('STATEMENT_UNCLEAR');
  });
  answer(previewStatement, ({ query }) => {
    asked.push(query);
    const isClear = query.layout !== undefined && query.account !== undefined;
    const line = { bookedOn: '2026-11-27', amount: 12.5, title: 'Zam. 5' };
    return {
      format: 'csv' as const,
      encoding: query.encoding ?? ('utf-8' as const),
      account: query.account ?? '',
      table: {
        accounts: [ACCOUNT, '83101010230000261395100000'],
        header: ['Kiedy', 'Ile', ''],
        rows: [['27.11.2026', '12,50', 'Zam. 5']],
        layout: query.layout ?? null,
        remembered: null,
      },
      lines: isClear ? [{ ...line, counterparty: { name: 'Jan Kos', account: '' } }] : [],
      fault: isClear ? null : { code: 'STATEMENT_UNCLEAR', line: null },
    };
  });
  await drawAt('/statements/create', statementsRoutes);
  await choose('bank.csv', 'other.csv');
  const bank = job('bank.csv');
  await expect.element(bank.getByText('Choose the account and the columns of the file.')).toBeVisible();
  await expect.element(bank.getByRole('button', { name: 'Import' })).toBeDisabled();
  const pick = async (name: string, option: string | RegExp) => {
    await bank.getByRole('combobox', { name, exact: true }).click();
    await page.getByRole('option', { name: option }).click();
  };
  await pick('Account', /^61 1090/);
  await pick('Date of booking', '1. Kiedy');
  await pick('Amount, or credits', '2. Ile');
  await pick('Title', 'Column 3');
  await pick('Encoding', 'ISO-8859-2');
  await expect.element(bank.getByRole('table', { name: 'They will be imported like this' })).toBeVisible();
  await bank.getByRole('button', { name: 'Import' }).click();
  await expect.element(bank.getByRole('link', { name: 'Open the statement' })).toBeVisible();
  const layout = { columns: { bookedOn: 0, amount: 1, title: 2 } };
  expect(sent).toEqual([{}, {}, { account: ACCOUNT, encoding: 'iso-8859-2', layout }]);
  expect(asked).toContainEqual({ account: ACCOUNT, layout });
});

test('a file is looked at before it is imported where the clerk wants it', async () => {
  answer(previewStatement, ({ query }) => ({
    format: 'mt940' as const,
    encoding: query.encoding ?? ('windows-1250' as const),
    account: ACCOUNT,
    table: null,
    lines: [
      {
        bookedOn: '2026-11-27',
        amount: 12.5,
        title: query.encoding === 'ibm852' ? 'Zażółć' : 'Za¾ˆ†',
        counterparty: { name: '', account: '' },
      },
    ],
    fault: null,
  }));
  await drawAt('/statements/create', statementsRoutes);
  await page.getByRole('checkbox', { name: 'First show how the file was read' }).click();
  await choose('a.sta');
  await expect.element(page.getByText('Za¾ˆ†')).toBeVisible();
  await page.getByRole('combobox', { name: 'Encoding' }).click();
  await page.getByRole('option', { name: 'IBM852 (DOS)' }).click();
  await expect.element(page.getByText('Zażółć')).toBeVisible();
});

test('files that are dropped on the list of statements are imported', async () => {
  answer(listStatements, ({ list }) => listOf(listStatements.list, list, []));
  answer(listStatementRules, () => []);
  answer(getOwnLists, () => ({ views: [], layouts: [], density: 'comfortable' as const }));
  answer(importStatement, () => imported(7));
  await drawAt('/statements', statementsRoutes);
  const heading = page.getByRole('heading', { name: 'Bank statements' });
  await expect.element(heading).toBeVisible();
  const dataTransfer = new DataTransfer();
  for (const name of ['a.csv', 'b.csv'])
    dataTransfer.items.add(new File(['a;b;c'], name, { type: 'text/csv' }));
  heading.element().dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  for (const name of ['a.csv', 'b.csv'])
    await expect.element(job(name).getByRole('link', { name: 'Open the statement' })).toBeVisible();
});
