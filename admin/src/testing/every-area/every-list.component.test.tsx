import {
  type FilterDeclaration,
  type FilterValue,
  writeListState,
} from '@share/contract/shared/lists/list.ts';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ListEndpoint } from '../../ui/list/use-list-query.ts';
import { answer, refusal } from '../network.ts';
import { listScreens, recordScreens } from './area-screens.ts';
import { type Asked, answerEverything, drawOffice, only, rowsOf, sampleRow } from './draw-office.tsx';

const main = page.getByRole('main');
const dialog = page.getByRole('dialog');
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(`main ${selector}`)];
const banner = () => all('[role=alert]')[0]?.textContent ?? '';
const press = (selector: string, index = 0) => all(selector)[index]?.click();
const untilRows = () =>
  expect.poll(() => all('[role=table][aria-busy=false] tbody tr').length).toBeGreaterThan(0);

/** The state for which a list was asked last. */
const lastOf = (asked: Asked[], list: ListEndpoint) =>
  asked.findLast(({ endpoint }) => endpoint === list)?.list;

/** A value for each kind of filter. */
function valueFor(filter: FilterDeclaration): FilterValue {
  if (filter.type === 'text') return 'abc';
  if (filter.type === 'boolean') return true;
  if (filter.type === 'select') return filter.choices[0] ?? '';
  return filter.type === 'dateRange' ? { from: '2026-01-01' } : { from: 1 };
}

/** In a row of which nothing is so, nothing keeps it from being deleted. */
const nothingOf = (value: unknown) => (value === true ? false : value === 1 ? 0 : value);

/** Filters of lists that always show a part of the records: it is fixed, or follows from that part. */
const fixed: Record<string, readonly string[]> = { '/staff-accounts': ['onlyAdmin', 'isAdmin', 'userType'] };

/** Lists whose records are often in use. */
const saysWhyNotDeleted = ['/series', '/offers', '/roles'];

/** Lists whose records are deleted on their own screen, as long as they are drafts. */
const deletedElsewhere = ['/payouts'];

describe.each(listScreens)('$path', ({ path, endpoint, remove, file, create, needs }) => {
  const { list } = endpoint;

  test('says why it cannot be loaded, tries again, says that it is empty, and hides its rows without permission', async () => {
    answerEverything();
    answer(endpoint, () => refusal('INTERNAL_ERROR'));
    await drawOffice(path);
    await expect.poll(banner).toMatch(/could not be loaded.*Something unexpected went wrong/);
    answer(endpoint, ({ list: state }) => rowsOf(endpoint, state, 0));
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(banner).toBe('');
    await expect.poll(() => all('[role=table]')).toEqual([]);
    expect(all(`a[href="${create?.path}"]`).length).toBe(create ? 2 : 0);
    answer(endpoint, ({ list: state }) => rowsOf(endpoint, state, 1));
    await main.getByRole('button', { name: 'Reload', exact: true }).click();
    await untilRows();
    answer(endpoint, () => refusal('FORBIDDEN'));
    await main.getByRole('button', { name: 'Reload', exact: true }).click();
    await expect.poll(banner).toMatch(/You have no permission/);
    await expect.poll(() => all('[role=table]')).toEqual([]);
  });

  test('LST-07, LST-08 asks with each of its filters, shows each, and clears them', {
    tags: 'thorough',
  }, async () => {
    const asked = answerEverything();
    const offered = Object.entries(list.filters).filter(([name]) => !fixed[path]?.includes(name));
    const filters = Object.fromEntries(offered.map(([name, filter]) => [name, valueFor(filter)]));
    const state = { filters, pageNumber: 1, pageSize: 20, order: list.defaultOrder };
    const { search } = await drawOffice(`${path}?${new URLSearchParams(writeListState(list, state))}`);
    await untilRows();
    expect(lastOf(asked, endpoint)?.filters).toMatchObject(filters);
    const chips = all('[aria-label^="Remove filter "]').length;
    const searches = all('search input').filter(
      (input) => (input as HTMLInputElement).value === 'abc',
    ).length;
    const tabs = all('[role=group] [aria-pressed=true]').length;
    // A search that is a text filter of its own has a chip as well.
    const isChip = 'search' in list.filters ? 0 : searches;
    expect(chips + searches - isChip + tabs).toBe(offered.length);
    const filter = main.getByRole('button', { name: 'Filter', exact: true });
    if (offered.length === 0) return expect(filter.elements()).toEqual([]);
    await main.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect.poll(search).toBe('');
    await expect.poll(() => all('[aria-label^="Remove filter "]').length).toBe(0);
  });

  test('LST-15 is sorted by its headers, and leafed through', { tags: 'thorough' }, async () => {
    const asked = answerEverything();
    answer(endpoint, ({ list: state }) => {
      asked.push({ endpoint, list: state });
      return rowsOf(endpoint, state, 45);
    });
    const { search } = await drawOffice(path);
    await untilRows();
    const columns = new Set<string>();
    for (let index = 0; index < all('thead button').length; index += 1) {
      const before = search();
      press('thead button', index);
      await expect.poll(search).not.toBe(before);
      columns.add(/order\[(\w+)\]/.exec(search())?.[1] ?? list.defaultOrder.column);
      await untilRows();
    }
    expect([...columns].filter((column) => !list.sortable.includes(column))).toEqual([]);
    expect(columns.size).toBe(all('thead button').length);
    if (columns.size > 0) expect(columns).toContain(lastOf(asked, endpoint)?.order.column);
    const sizes = main.getByRole('combobox', { name: 'Rows per page' });
    if (list.unpaged) return expect(sizes.elements()).toEqual([]);
    press('[aria-label="Next page"]');
    await expect.poll(() => lastOf(asked, endpoint)?.pageNumber).toBe(2);
    await sizes.selectOptions('50');
    await expect.poll(() => lastOf(asked, endpoint)?.pageSize).toBe(50);
  });

  test.runIf(file)('R35 asks for a file with the columns of the screen', async () => {
    if (!file) return;
    answerEverything();
    // A column that is not declared for the file makes the request one that the endpoint does not take.
    answer(file, () => refusal('INTERNAL_ERROR'));
    await drawOffice(path);
    await untilRows();
    await main.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Text (CSV)' }).click();
    await expect.poll(banner).not.toBe('');
  });

  test.runIf(saysWhyNotDeleted.includes(path))('says why a record in use cannot be deleted', async () => {
    const asked = answerEverything();
    answer(endpoint, ({ list: state }) => rowsOf(endpoint, state, 1));
    await drawOffice(path);
    await untilRows();
    press('tbody button[aria-label^="Delete "]');
    await expect.element(dialog.getByRole('heading', { name: /^Cannot be deleted: / })).toBeVisible();
    await expect.element(dialog.getByRole('link').first()).toBeVisible();
    expect(dialog.getByRole('button', { name: /^Delete/ }).query()).toBe(null);
    expect(asked.filter((call) => call.endpoint === remove)).toEqual([]);
  });

  test.runIf(remove && !deletedElsewhere.includes(path))(
    'SER-05 deletes after asking, says why it cannot, and is loaded again',
    async () => {
      if (!remove) return;
      const asked = answerEverything();
      const row = Object.fromEntries(
        Object.entries(sampleRow(endpoint)).map(([name, value]) => [
          name,
          name === 'id' ? value : nothingOf(value),
        ]),
      );
      answer(endpoint, ({ list: state }) => {
        asked.push({ endpoint, list: state });
        return { ...rowsOf(endpoint, state, 1), items: [row] };
      });
      await drawOffice(path);
      await untilRows();
      const bin = 'tbody button[aria-label^="Delete "]';
      press(bin);
      await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect.element(dialog).not.toBeInTheDocument();
      const deletions = () => asked.filter((call) => call.endpoint === remove).length;
      expect(deletions()).toBe(0);
      answer(remove, () => refusal('INTERNAL_ERROR'));
      press(bin);
      await dialog.getByRole('button', { name: /^Delete/ }).click();
      await expect.poll(banner).toMatch(/Something unexpected went wrong/);
      const before = asked.filter((call) => call.endpoint === endpoint).length;
      answer(remove, () => null);
      press(bin);
      await dialog.getByRole('button', { name: /^Delete/ }).click();
      await expect.poll(banner).toBe('');
      await expect.poll(() => asked.filter((call) => call.endpoint === endpoint).length).toBe(before + 1);
    },
  );

  const record = recordScreens.find((one) => one.path.startsWith(`${path}/$id`));
  const ACTIONS =
    'tbody :is(a, button):is([aria-label^="Edit "], [aria-label^="Delete "], [aria-label^="Drag "])';

  test('ACL-08 shows those who may only list neither links nor actions, and asks for nothing else', async () => {
    const asked = answerEverything();
    const may = only(...needs);
    await drawOffice(path, may);
    await untilRows();
    expect(all(ACTIONS)).toEqual([]);
    if (create) expect(all(`a[href="${create.path}"]`)).toEqual([]);
    if (record && !record.needs.some(may)) expect(all('tbody a')).toEqual([]);
    expect(asked.filter((call) => !may(call.endpoint)).map((call) => call.endpoint.path)).toEqual([]);
  });

  test.runIf(record)('ACL-08 leads those who may read to the record, and offers no action', async () => {
    if (!record) return;
    answerEverything();
    await drawOffice(path, only(...needs, record.read));
    await untilRows();
    expect(all(`tbody a[href="${record.address}"]`).length).toBeGreaterThan(0);
    expect(all(ACTIONS)).toEqual([]);
  });
});
