import { listJournal } from '@share/contract/areas/journal/journal.endpoints.ts';
import type { CsvLayout } from '@share/contract/areas/statements/csv-layout.ts';
import {
  deleteStatementRule,
  getStatement,
  importStatement,
  listStatementLines,
  listStatementRules,
  listStatements,
  previewStatement,
  setLineAside,
} from '@share/contract/areas/statements/statements.endpoints.ts';
import type { PermissionKey } from '@share/contract/shared/permissions.ts';
import iconv from 'iconv-lite';
import { beforeAll, describe, expect, test } from 'vitest';
import { anOffer } from '../../testing/books.ts';
import { anMt940, asUpload, type Booking } from '../../testing/files/statement-files.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { aUser, bearerOf } from '../../testing/people.ts';
import { siteSettings } from '../settings/settings.tables.ts';

const app = appForAllTests();
const staff = callerForAllTests(app, 'super admin');
const OF_SERIES = '61109010140000071219812874';
const OWN = '83101010230000261395100000';
beforeAll(async () => {
  app.setClock(new Date('2026-06-10T09:00:00Z'));
  await anOffer(app.context);
});

const linesOf = async (id: number) => (await staff(listStatementLines, { params: { id } })).data;
const countStatements = async () => (await staff(listStatements)).data.pagination.totalItems;
let nth = 0;
async function imported(...bookings: Booking[]) {
  nth += 1;
  const body = asUpload(anMt940(bookings, { opening: `${nth}.00` }));
  return (await staff(importStatement, { body })).data;
}

test('the account of a statement may be an own one of the settings', async () => {
  const body = asUpload(anMt940([{ amount: '3.00', title: 'own' }], { account: OWN }));
  expect((await staff(importStatement, { body })).codes).toEqual(['STATEMENT_ACCOUNT_UNKNOWN']);
  await app.context.db.update(siteSettings).set({ ownAccounts: OWN });
  expect((await staff(importStatement, { body })).data).toMatchObject({ account: OWN, lines: 1 });
  await app.context.db.update(siteSettings).set({ ownAccounts: '' });
});

test('a file is also taken as multipart, in any of the encodings, and the one that is said counts', async () => {
  const text = anMt940([{ amount: '4.00', title: 'Zażółć gęślą jaźń' }], { opening: '77.00' });
  const bytes = new Uint8Array(iconv.encode(text, 'cp852'));
  const preview = await staff(previewStatement, { body: encoded(bytes) });
  expect(preview.data).toMatchObject({
    format: 'mt940',
    encoding: 'ibm852',
    account: OF_SERIES,
    lines: [{ title: 'Zażółć gęślą jaźń', amount: 4 }],
    fault: null,
  });
  const other = await staff(previewStatement, { body: encoded(bytes), query: { encoding: 'iso-8859-2' } });
  expect(other.data.encoding).toBe('iso-8859-2');
  expect(other.data.lines[0]?.title).not.toBe('Zażółć gęślą jaźń');

  const form = new FormData();
  form.append('file', new Blob([bytes]), 'wyciąg.sta');
  const sent = new Response(form);
  const answer = await app.app.http.inject({
    method: 'POST',
    url: '/api/admin/statement?encoding=ibm852',
    payload: Buffer.from(await sent.arrayBuffer()),
    headers: {
      authorization: await bearerOf(app.context, await aUser(app.context, { isSuperAdmin: true })),
      'content-type': sent.headers.get('content-type') ?? '',
    },
  });
  expect(answer.json()).toMatchObject({
    status: 200,
    data: { fileName: 'wyciąg.sta', encoding: 'ibm852', lines: 1 },
  });
});

test('the file itself is stored, private, and is downloaded as the bank wrote it by those who may see the statement', async () => {
  const text = anMt940([{ amount: '5.00', title: 'Zażółć' }], { opening: '78.00' });
  const { data } = await staff(importStatement, { body: asUpload(text) });
  const download = async (id: number, can: PermissionKey[]) =>
    app.app.http.inject({
      url: `/api/admin/statement/${id}/file`,
      headers: { authorization: await bearerOf(app.context, await aUser(app.context, { can })) },
    });
  const { body, headers } = await download(data.id, ['admin:statement:get']);
  expect([body, headers['cache-control']]).toEqual([text, 'private, no-store']);
  expect(headers['content-disposition']).toContain('wyciag.sta');
  expect((await download(data.id, ['admin:statement:list'])).statusCode).toBe(403);
  expect((await download(999_999, ['admin:statement:get'])).statusCode).toBe(404);
});

test('R18 a large file is read in another process, with the same answer: its lines, its columns, or its fault', async () => {
  const bookings = Array.from({ length: 1_000 }, (_, at) => ({
    amount: `${at + 1}.00`,
    title: `large ${at}`,
  }));
  const text = anMt940(bookings, { opening: '99.00' });
  const { data } = await staff(importStatement, { body: asUpload(text) });
  expect(data).toMatchObject({ lines: 1_000, opening: 99, closing: 500_599 });
  expect((await linesOf(data.id)).at(-1)).toMatchObject({ amount: 1_000, title: 'large 999', state: 'open' });
  const broken = await staff(importStatement, { body: asUpload(text.replace('C900,00', 'C900.00')) });
  expect(broken.codes).toEqual(['STATEMENT_LINE_UNREADABLE']);
  const rows = bookings.map(({ amount, title }) => `2026-06-09;${amount};${title};${'x'.repeat(60)}`);
  const table = ['Data księgowania;Kwota operacji;Tytuł;Uwagi', ...rows].join('\n');
  const preview = (await staff(previewStatement, { body: asUpload(table, 'wyciag.csv') })).data;
  expect(preview).toMatchObject({ table: { layout: { columns: { bookedOn: 0, amount: 1 } } }, fault: null });
  expect([preview.table?.rows.length, preview.lines.length]).toEqual([5, 5]);
});

const encoded = (bytes: Uint8Array) => ({
  fileName: 'a.sta',
  base64: Buffer.from(bytes).toString('base64'),
});

describe('CSV with columns that nobody can guess', () => {
  const table = (rows: string) => asUpload(`Kiedy;Ile;Za co;Od kogo\n${rows}`, 'bank.csv');
  const layout: CsvLayout = { columns: { bookedOn: 0, amount: 1, title: 2, name: 3 }, dayOrder: 'mdy' };
  const first = table('06/09/2026;12,50;Zam. 5;Jan Kos\n06/09/2026;-1,00;Opłata;Bank');

  test('is shown with its first rows, and nothing of it is stored', async () => {
    const before = await countStatements();
    expect((await staff(importStatement, { body: first })).codes).toEqual(['STATEMENT_UNCLEAR']);
    const { data } = await staff(previewStatement, { body: first });
    expect(data).toMatchObject({
      table: {
        header: ['Kiedy', 'Ile', 'Za co', 'Od kogo'],
        rows: [
          ['06/09/2026', '12,50', 'Zam. 5', 'Jan Kos'],
          ['06/09/2026', '-1,00', 'Opłata', 'Bank'],
        ],
        layout: null,
        remembered: null,
      },
      lines: [],
      fault: { code: 'STATEMENT_UNCLEAR' },
    });
    expect(data.table?.accounts).toContain(OF_SERIES);
    expect(await countStatements()).toBe(before);
  });

  test('is imported once its columns are named, and the next file needs nothing', async () => {
    const query = { account: OF_SERIES, layout: JSON.stringify(layout) };
    const preview = await staff(previewStatement, { body: first, query });
    expect(preview.data).toMatchObject({
      fault: null,
      lines: [
        { bookedOn: '2026-06-09', amount: 12.5, title: 'Zam. 5', counterparty: { name: 'Jan Kos' } },
        { amount: -1 },
      ],
    });
    const { data } = await staff(importStatement, { body: first, query });
    expect(data).toMatchObject({ format: 'csv', lines: 2, gap: null });
    const next = table('06/10/2026;7,00;Zam. 6;Jan Kos');
    const again = await staff(previewStatement, { body: next });
    expect(again.data.table).toMatchObject({ layout, remembered: { by: expect.any(String) } });
    expect((await staff(importStatement, { body: next, query: { account: OF_SERIES } })).data.lines).toBe(1);
    const journal = await staff(listJournal, { list: { filters: { action: 'statement.set-columns' } } });
    expect(journal.data.items).toHaveLength(1);
  });

  test('may have no header at all', async () => {
    const body = asUpload('09.06.2026;12,50;x;y\n09.06.2026;13,50;z;y', 'bank.csv');
    const { data } = await staff(previewStatement, { body });
    expect(data.table).toMatchObject({ header: ['', '', '', ''], layout: null });
    expect(data.table?.rows).toHaveLength(2);
  });

  test.each([
    ['a day in another order', { ...layout, dayOrder: 'ymd' as const }, 'STATEMENT_LINE_UNREADABLE', 2],
    ['the title as the amount', { columns: { bookedOn: 0, amount: 2 } }, 'STATEMENT_LINE_UNREADABLE', 2],
  ])('says what is wrong: %s', async (_, wrong, code, line) => {
    const query = { account: OF_SERIES, layout: JSON.stringify(wrong) };
    const { data } = await staff(previewStatement, { body: first, query });
    expect(data.fault).toEqual({ code, line });
    expect((await staff(importStatement, { body: first, query })).codes).toEqual([code]);
  });
});

test('a statement says how many of its lines an earlier one had, and then no gap', async () => {
  const day = '2026-04-02';
  const shared = { day, amount: '5.00', title: 'w obu' };
  await staff(importStatement, { body: asUpload(anMt940([shared], { opening: '10.00' })) });
  const both = anMt940([shared, { day, amount: '6.00', title: 'nowa' }], { opening: '10.00' });
  const { data } = await staff(importStatement, { body: asUpload(both) });
  expect(data).toMatchObject({ lines: 2, known: 1, gap: null });
  expect((await staff(getStatement, { params: { id: data.id } })).data.known).toBe(1);
});

describe('a rule', () => {
  test('proposes later lines like one that was set aside, and never decides', async () => {
    const fee = {
      amount: '-5.00',
      title: 'Opłata za rachunek 05/2026',
      account: '27114020040000300201355387',
    };
    const [line] = await linesOf((await imported(fee)).id);
    const params = { id: line?.id ?? 0 };
    const wrong = { rule: { kind: 'title' as const, text: 'Odsetki' } };
    expect((await staff(setLineAside, { params, body: wrong })).codes).toEqual(['VALUE_INVALID']);
    const body = { note: 'Fee', rule: { kind: 'title' as const, text: 'oplata za' } };
    expect((await staff(setLineAside, { params, body })).data.state).toBe('aside');
    const [later] = await linesOf((await imported({ amount: '2.00', title: 'OPŁATA ZA PRZELEW' })).id);
    expect(later).toMatchObject({ verdict: 'not-ours', reasons: ['rule'], state: 'open' });

    const { data: rules } = await staff(listStatementRules);
    expect(rules).toMatchObject([{ kind: 'title', text: 'oplata za' }]);
    const rule = { params: { id: rules[0]?.id ?? 0 } };
    expect((await staff(deleteStatementRule, rule)).status).toBe(200);
    expect((await staff(deleteStatementRule, rule)).codes).toEqual(['NOT_FOUND']);
    const [again] = await linesOf((await imported({ amount: '3.00', title: 'OPŁATA ZA PRZELEW' })).id);
    expect(again?.verdict).toBe('unknown');
  });

  test('by account needs an account', async () => {
    const [line, other] = await linesOf(
      (await imported({ amount: '8.00', title: 'x' }, { amount: '9.00', title: 'y', account: OWN })).id,
    );
    const aside = (id = 0) =>
      staff(setLineAside, { params: { id }, body: { rule: { kind: 'account' as const } } });
    expect((await aside(line?.id)).codes).toEqual(['VALUE_INVALID']);
    expect((await aside(other?.id)).status).toBe(200);
    expect((await staff(listStatementRules)).data[0]).toMatchObject({ kind: 'account', text: OWN });
  });
});
