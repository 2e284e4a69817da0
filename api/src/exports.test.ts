/** Lists as files: what is in them, who gets them, and that an export which nobody reads any more ends. */
import type { AddressInfo } from 'node:net';
import { exportEmails } from '@share/contract/areas/emails/emails.endpoints.ts';
import { exportJournal } from '@share/contract/areas/journal/journal.endpoints.ts';
import { exportOrders, listOrders } from '@share/contract/areas/orders/orders.endpoints.ts';
import { allEndpoints } from '@share/contract/endpoints.ts';
import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import type { ListState } from '@share/contract/shared/lists/list.ts';
import { writeListState } from '@share/contract/shared/lists/list.ts';
import type { ExportEndpoint, ExportInput } from '@share/contract/shared/lists/list-export.ts';
import type { PermissionKey } from '@share/contract/shared/permissions.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { auditEntries } from './platform/records/audit.ts';
import { anOffer, anOrder, aSeries, copiesOf } from './testing/books.ts';
import { openWorkbook } from './testing/files/open-workbook.ts';
import { appForAllTests } from './testing/for-all-tests.ts';
import { holdLock } from './testing/held-lock.ts';
import { queuedMail } from './testing/mail/queued-mail.ts';
import { aUser, bearerOf } from './testing/people.ts';

const app = appForAllTests();
let clerk: { id: number; authorization: string };

/** What an investor may have typed as a name. */
const hostile = ['=HYPERLINK("http://evil.example.com","x")', '@SUM(1+1)', '-2+3', '+48', 'a;"b",c'];

const columns: ExportInput['columns'] = [
  { name: 'id', header: 'Numer' },
  { name: 'userName', header: 'Imię i nazwisko' },
  { name: 'date', header: 'Data' },
  { name: 'quantity', header: 'Liczba udziałów' },
  { name: 'status', header: 'Status', words: { new: 'Oczekujące', paid: 'Opłacone' } },
  { name: 'amount', header: 'Łączna kwota' },
];

beforeAll(async () => {
  const { context } = app;
  app.setClock(new Date('2026-01-15T23:30:00Z'));
  const { id: seriesId } = await aSeries(context, { pricePerShare: '1234.56' });
  const of = await anOffer(context, { seriesId });
  for (const [at, lastName] of hostile.entries()) {
    const email = `${at}@example.com`;
    await aUser(context, { email, firstName: '', lastName, isAdmin: false });
    await anOrder(context, { of, email, quantity: at + 1, status: at === 0 ? 'paid' : 'new' });
  }
  const user = await aUser(context, { can: ['admin:order:list'] });
  clerk = { id: user.id, authorization: await bearerOf(context, user) };
});

const urlOf = (endpoint: Endpoint & Pick<ExportEndpoint, 'list'>, state: Partial<ListState> = {}) =>
  `/api${endpoint.path}?${new URLSearchParams(
    writeListState(endpoint.list, {
      filters: {},
      pageNumber: 1,
      pageSize: 20,
      order: endpoint.list.defaultOrder,
      ...state,
    }),
  )}`;

interface Asked {
  body?: Partial<ExportInput>;
  state?: Partial<ListState>;
  authorization?: string;
  language?: string;
}

const ask = ({ body, state, authorization = clerk.authorization, language = 'pl' }: Asked = {}) =>
  app.app.http.inject({
    method: 'POST',
    url: urlOf(exportOrders, state),
    headers: { authorization, 'content-type': 'application/json', 'content-language': language },
    payload: JSON.stringify({ format: 'xlsx', columns, ...body }),
  });

const linesOf = async (asked: Asked = {}): Promise<string[][]> => {
  const { payload } = await ask({ ...asked, body: { format: 'csv', ...asked.body } });
  return payload
    .replace(/^\uFEFF/, '')
    .split('\r\n')
    .map((line) => line.split(';'));
};
const idsIn = (lines: string[][]) =>
  lines
    .slice(
      1,
      lines.findIndex(([first]) => first === ''),
    )
    .map(([id]) => Number(id));

const entriesOf = async (actorId: number) =>
  (await app.context.db.select().from(auditEntries).where(eq(auditEntries.actorId, actorId)))
    .filter(({ entity }) => entity === 'list')
    .map(({ action, after }) => ({ action, after }));

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

test('R8 every list can be exported by whoever may list it, and by nobody else', async () => {
  const exports = allEndpoints.filter(({ endpoint }) => endpoint.path.endsWith('/export'));
  const lists = allEndpoints.filter(
    ({ endpoint }) =>
      endpoint.list &&
      endpoint.method === 'GET' &&
      endpoint.path.startsWith('/admin/') &&
      !/\/(?:totals|choice)$/.test(endpoint.path),
  );
  expect(exports.map(({ endpoint }) => [endpoint.path, endpoint.access])).toEqual(
    expect.arrayContaining(lists.map(({ endpoint }) => [`${endpoint.path}/export`, endpoint.access])),
  );
  const other = await bearerOf(app.context, await aUser(app.context, { can: ['admin:order:get'] }));
  expect((await ask({ authorization: other })).json().errors).toMatchObject([{ code: 'FORBIDDEN' }]);
  expect((await ask({ authorization: '' })).statusCode).toBe(401);
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

describe('R8 a file of sent e-mails, or of the journal, gives no more than its list', () => {
  const save = (endpoint: ExportEndpoint, authorization: string, filters = {}) =>
    app.app.http.inject({
      method: 'POST',
      url: urlOf(endpoint, { filters }),
      headers: { authorization, 'content-type': 'application/json' },
      payload: JSON.stringify({
        format: 'csv',
        columns: Object.keys(endpoint.columns).map((name) => ({ name, header: name })),
      }),
    });
  const whoMay = async (...can: PermissionKey[]) => bearerOf(app.context, await aUser(app.context, { can }));

  test('addresses and subjects only to those who may see people', async () => {
    const [recipient] = await queuedMail(app.context);
    expect(recipient).toBeDefined();
    const both = await save(exportEmails, await whoMay('admin:email:list', 'admin:user:list'));
    expect(both.payload).toContain(recipient?.recipient);
    const one = await save(exportEmails, await whoMay('admin:email:list'));
    expect([one.statusCode, one.payload.includes('@'), one.payload.includes('order-created')]).toEqual([
      200,
      false,
      false,
    ]);
  });

  test('nobody searches for people in it who may not search the list for them', async () => {
    const mayList = await whoMay('admin:email:list', 'admin:audit:list');
    for (const endpoint of [exportEmails, exportJournal]) {
      const { statusCode } = await save(endpoint, mayList, { search: 'Kowalski' });
      expect([endpoint.path, statusCode]).toEqual([endpoint.path, 403]);
    }
    expect((await save(exportJournal, mayList, { search: '1' })).statusCode).toBe(200);
    const maySee = await whoMay('admin:audit:list', 'admin:user:list');
    expect((await save(exportJournal, maySee, { search: 'Kowalski' })).statusCode).toBe(200);
  });
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

/** Resolves when this person may export again: when the former export has given everything back. */
const untilFree = async (id: number) => (await app.app.exports.acquire(id, new AbortController().signal))();

test('R27 who exported what is in the audit trail, with the filters and the number of rows', async () => {
  const user = await aUser(app.context, { can: ['admin:order:list'] });
  const authorization = await bearerOf(app.context, user);
  await ask({ authorization, state: { filters: { status: 'new' } }, body: { format: 'csv' } });
  await untilFree(user.id);
  expect(await entriesOf(user.id)).toMatchObject([
    { action: 'list.export', after: { list: 'orders', format: 'csv', filters: { status: 'new' } } },
    { action: 'list.exported', after: { list: 'orders', rows: 4, isComplete: true } },
  ]);
});

describe('an export that nobody reads any more', () => {
  /** Resolves when this person may export again: when the former export has given everything back. */
  const untilFree = async (id: number) => (await app.app.exports.acquire(id, new AbortController().signal))();

  /** More than the buffers between the two take. */
  const long = Array.from({ length: 10 }, () => ({
    name: 'status',
    header: 'x',
    words: { new: 'x'.repeat(200) },
  }));

  async function begin(authorization: string) {
    if (!app.app.http.server.listening) await app.app.http.listen({ port: 0 });
    const { port } = app.app.http.server.address() as AddressInfo;
    const leaving = new AbortController();
    const answer = fetch(`http://localhost:${port}${urlOf(exportOrders)}`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ format: 'csv', columns: long }),
      signal: leaving.signal,
    });
    answer.catch(() => {});
    return { answer, leave: () => leaving.abort() };
  }

  test('ends its statement at once', async () => {
    const lock = await holdLock(app.databaseUrl, 'LOCK TABLE orders IN ACCESS EXCLUSIVE MODE', []);
    const { leave } = await begin(clerk.authorization);
    await lock.untilWaiting(1);
    leave();
    await untilFree(clerk.id);
    expect(await lock.countWaiting()).toBe(0);
    await lock.release();
  });

  test('stops in the middle, gives its connection back, and says so in the audit trail', async () => {
    const of = await anOffer(app.context, {
      seriesId: (await aSeries(app.context, { limit: 100_000 })).id,
    });
    await copiesOf(app.context, await anOrder(app.context, { of }), 10_000);
    const user = await aUser(app.context, { can: ['admin:order:list'] });
    const { answer, leave } = await begin(await bearerOf(app.context, user));
    const reader = (await answer).body?.getReader();
    await reader?.read();
    const { readers } = app.services;
    expect(readers.custom.totalCount - readers.custom.idleCount).toBe(1);
    leave();
    await untilFree(user.id);
    const [, ended] = await entriesOf(user.id);
    expect(ended).toMatchObject({ action: 'list.exported', after: { isComplete: false } });
    expect(readers.custom.totalCount - readers.custom.idleCount).toBe(0);
  });
});
