/** The contents of lists as files. */

import { listOrders } from '@share/contract/areas/orders/orders.endpoints.ts';
import { allEndpoints } from '@share/contract/endpoints.ts';
import type { ListState } from '@share/contract/shared/lists/list.ts';
import type { ExportEndpoint, ExportInput } from '@share/contract/shared/lists/list-export.ts';
import { describe, expect, test } from 'vitest';
import { columns, exportedOrders, hostile } from './testing/files/exported-orders.ts';
import { openWorkbook } from './testing/files/open-workbook.ts';
import { aUser, bearerOf } from './testing/people.ts';

const { app, urlOf, ask, linesOf, idsIn } = exportedOrders();

describe('R35 the spreadsheet of a list', () => {
  test('has typed cells under the headers of the screen, and control sums at the end', async () => {
    const { headers, rawPayload } = await ask({ state: { order: { column: 'quantity', direction: 'ASC' } } });
    expect([headers['content-type'], headers['content-disposition'], headers['cache-control']]).toEqual([
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      "attachment; filename*=UTF-8''orders.xlsx",
      'private, no-store',
    ]);
    const { rows } = openWorkbook(rawPayload);
    expect(rows[0]?.map((cell) => cell?.value)).toEqual(columns.map(({ header }) => header));
    expect(rows[1]).toEqual([
      { value: expect.any(Number), format: 'built-in 1' },
      { value: hostile[0], format: '@' },
      // Half past midnight in Warsaw.
      { value: expect.closeTo(46038 + 0.5 / 24, 6), format: 'dd.mm.yyyy hh:mm' },
      { value: 1, format: 'built-in 3' },
      { value: 'Opłacone', format: '@' },
      { value: 1234.56, format: '#,##0.00 "zł"' },
    ]);
    expect(rows.slice(6).map((row) => row.map((cell) => cell?.value))).toEqual([
      [],
      ['Liczba wierszy', 5],
      ['Suma: Łączna kwota', 18518.4],
    ]);
  });

  test('shows every text as it is, never as a formula', async () => {
    const { xml, rows } = openWorkbook((await ask()).rawPayload);
    expect(xml).not.toMatch(/<f[ >]/);
    const names = rows.slice(1, 6).map((row) => row[1]);
    for (const name of hostile) expect(names).toContainEqual({ value: name, format: '@' });
  });
});

describe('R35 the CSV of a list', () => {
  test('marks texts that programs would read as formulas, and no number', async () => {
    const { payload } = await ask({
      body: {
        format: 'csv',
        columns: [
          { name: 'status', header: '=1+1', words: { new: '-1', paid: '@x' } },
          { name: 'amount', header: 'Kwota' },
        ],
      },
      state: { order: { column: 'quantity', direction: 'ASC' } },
    });
    expect(payload).toBe(
      [
        "\uFEFF'=1+1;Kwota",
        "'@x;1234,56",
        ...[2, 3, 4, 5].map((quantity) => `'-1;${(1234.56 * quantity).toFixed(2).replace('.', ',')}`),
        '',
        'Liczba wierszy;5',
        'Suma: Kwota;18518,40',
        '',
      ].join('\r\n'),
    );
  });

  test('has the separators of the language, and quotes what contains them', async () => {
    const names = [{ name: 'userName', header: 'Name' }];
    const { payload } = await ask({ body: { format: 'csv', columns: names }, language: 'en' });
    expect(payload).toContain('\r\n"a;""b"",c"\r\n');
    for (const name of ["'@SUM(1+1)", "'-2+3", "'+48"]) expect(payload).toContain(`\r\n${name}\r\n`);
    expect(payload).toContain('Number of rows,5');
  });
});

describe('an export has the rows of its list', () => {
  test.each<[string, Partial<ListState>]>([
    ['as it is', {}],
    ['under each filter', { filters: { status: 'new', quantity: { from: 3 } } }],
    ['that a search finds', { filters: { search: '1@example.com' } }],
    ['in its order', { order: { column: 'userEmail', direction: 'ASC' } }],
    ['on all pages', { pageNumber: 2, pageSize: 5 }],
  ])('%s', async (_, state) => {
    const everything = { ...state, pageNumber: 1, pageSize: 100 };
    const staff = await app.as({ can: ['admin:order:list'] });
    const { data } = await staff(listOrders, { list: everything });
    expect(idsIn(await linesOf({ state }))).toEqual(data.items.map(({ id }) => id));
  });

  test('only the chosen ones of them, where some are chosen', async () => {
    const all = idsIn(await linesOf());
    const ids = [all[3], all[1]].map(Number);
    expect(idsIn(await linesOf({ body: { ids } }))).toEqual([all[1], all[3]]);
    expect(idsIn(await linesOf({ body: { ids }, state: { filters: { status: 'completed' } } }))).toEqual([]);
  });
});

test('every list can be exported with all its columns', async () => {
  const authorization = await bearerOf(app.context, await aUser(app.context, { isSuperAdmin: true }));
  for (const { endpoint } of allEndpoints.filter(({ endpoint }) => endpoint.path.endsWith('/export'))) {
    const declared = endpoint as ExportEndpoint;
    const all = Object.keys(declared.columns).map((name) => ({ name, header: name }));
    const { statusCode, payload } = await app.app.http.inject({
      method: 'POST',
      url: urlOf(declared),
      headers: { authorization, 'content-type': 'application/json' },
      payload: JSON.stringify({ format: 'csv', columns: all }),
    });
    expect([endpoint.path, statusCode, payload.includes('Liczba wierszy')]).toEqual([
      endpoint.path,
      200,
      true,
    ]);
  }
});

test.each<[string, Partial<ExportInput>, string]>([
  ['without columns', { columns: [] }, 'IS_REQUIRED'],
  [
    'with a column that the list does not have',
    { columns: [{ name: 'password', header: 'x' }] },
    'VALUE_INVALID',
  ],
  ['in another format', { format: 'pdf' as 'csv' }, 'VALUE_INVALID'],
  ['with no row chosen', { ids: [] }, 'IS_REQUIRED'],
])('is refused %s', async (_, body, code) => {
  expect((await ask({ body })).json().errors).toMatchObject([{ code }]);
});
