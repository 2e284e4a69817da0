import { downloadSpreadsheet, getOrder, listOrders } from '@share/contract/areas/orders/orders.endpoints.ts';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AnOffer, aManualOrder, anOffer, anOrder, aSeries } from '../../../testing/books.ts';
import { aUser } from '../../../testing/people.ts';
import { aTestApp, type Caller, caller, type TestApp } from '../../../testing/test-app.ts';
import { openSession } from '../../sessions/sign-in.ts';

let app: TestApp;
let staff: Caller;
let authorization: string;
beforeAll(async () => {
  app = await aTestApp();
  // Winter time in Warsaw.
  app.setClock(new Date('2026-01-15T23:30:00Z'));
  const { accessToken } = await openSession(app.context, await aUser(app.context, { isSuperAdmin: true }));
  authorization = `Bearer ${accessToken}`;
  staff = caller(app.app, accessToken);
});
afterAll(() => app.close());

const download = (id: number, language = 'pl', headers: Record<string, string> = { authorization }) =>
  app.app.http.inject({
    url: `/api/admin/order/${id}/spreadsheet`,
    headers: { ...headers, 'accept-language': language },
  });

interface Cell {
  value: string | number;
  /** The number format; `@` for text that remains text when it is edited. */
  format: string;
}

const texts = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}[ >].*?</${tag}>`, 'gs'))].map(([element]) => element);
const plain = (xml: string) =>
  xml
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Reads the file like a spreadsheet program: the cells of each row by their column. */
function opened(bytes: Buffer): { xml: string; name: string; rows: Record<string, Cell>[] } {
  const parts = Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([path, content]) => [path, strFromU8(content)]),
  );
  const xml = parts['xl/worksheets/sheet1.xml'] ?? '';
  const shared = texts(parts['xl/sharedStrings.xml'] ?? '', 'si').map(plain);
  const styles = parts['xl/styles.xml'] ?? '';
  const formats = new Map(
    [...styles.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(([, id, code]) => [id, code]),
  );
  const cellStyles = [...(texts(styles, 'cellXfs')[0] ?? '').matchAll(/<xf\b[^>]*>/g)].map(([style]) => {
    const id = /numFmtId="(\d+)"/.exec(style)?.[1] ?? '0';
    return formats.get(id) ?? `built-in ${id}`;
  });
  const rows = texts(xml, 'row').map((row) =>
    Object.fromEntries(
      [...row.matchAll(/<c r="([A-Z]+)\d+"(?: s="(\d+)")?(?: t="(\w+)")?><v>(.*?)<\/v>/g)].map(
        ([, column, style, type, value]) => [
          column,
          {
            value: type === 's' ? (shared[Number(value)] ?? '') : Number(value),
            format: (cellStyles[Number(style)] ?? '').replaceAll('&quot;', '"'),
          },
        ],
      ),
    ),
  );
  const name = /<sheet [^>]*name="([^"]*)"/.exec(parts['xl/workbook.xml'] ?? '')?.[1] ?? '';
  return { xml, name, rows };
}

const hostile = {
  firstName: '=HYPERLINK("http://evil.example.com","Jan")',
  lastName: '@SUM(1+1)',
  address: '-2+3+cmd|" /C calc"!A0',
  bankName: '+48 <b>&"Bank"</b>',
};

async function aCompletedOrder(offer: AnOffer = {}) {
  const { id: seriesId } = await aSeries(app.context, { pricePerShare: '1234.56' });
  const of = await anOffer(app.context, { seriesId, title: { pl: 'Kamienica', en: 'Tenement' }, ...offer });
  const { investorData } = aManualOrder(of);
  return anOrder(app.context, {
    of,
    status: 'completed',
    quantity: 3,
    investorData: {
      ...investorData,
      firstName: hostile.firstName,
      lastName: hostile.lastName,
      address: { ...investorData.address, address: hostile.address },
      bankAccount: { ...investorData.bankAccount, bankName: hostile.bankName },
    },
  });
}

describe('ORD-36 the spreadsheet of a completed order', () => {
  test('is an .xlsx file with the right name, and no cache stores it', async () => {
    const order = await aCompletedOrder();
    const { statusCode, headers, rawPayload } = await download(order.id);
    expect([
      statusCode,
      headers['content-type'],
      headers['content-disposition'],
      headers['cache-control'],
    ]).toEqual([
      200,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      `attachment; filename*=UTF-8''${order.id}.xlsx`,
      'private, no-store',
    ]);
    expect(opened(rawPayload).name).toBe(`Zamówienie ${order.id}`);
  });

  test('contains the order, its offer, its investor and its transactions; amounts are numbers, times are dates', async () => {
    const order = await aCompletedOrder();
    const { rows } = opened((await download(order.id)).rawPayload);
    const money = (value: number) => ({ value, format: '#,##0.00 "zł"' });
    const word = (value: string) => ({ value, format: '@' });
    const facts = rows.map(({ A, B }) => [A?.value, B]);
    // 16 January 2026, 00:30 in Warsaw, as days since the end of 1899 with the fraction of the day.
    const when = { value: 46_038 + 0.5 / 24, format: 'dd.mm.yyyy hh:mm' };
    expect(facts).toEqual(
      expect.arrayContaining([
        ['Numer', { value: order.id, format: expect.any(String) }],
        ['Status', word('Zrealizowane')],
        ['Data', { ...when, value: expect.closeTo(when.value, 8) }],
        ['Liczba udziałów', { value: 3, format: expect.any(String) }],
        ['Cena udziału', money(1_234.56)],
        ['Wartość zamówienia', money(3_703.68)],
        ['Tytuł', word('Kamienica')],
        ['Seria', word('Seria A')],
        ['Numery udziałów', word('1–3')],
        ['E-mail', word(order.userMeta.email)],
        ['Kraj', word('Polska')],
        ['Numer rachunku', word('61 1090 1014 0000 0712 1981 2874')],
      ]),
    );
    const [payment] = rows.slice(-1);
    expect(payment).toMatchObject({
      A: { value: order.transactions[0]?.id },
      B: word('Przelew bankowy'),
      C: word('Zrealizowane'),
      D: { format: 'dd.mm.yyyy hh:mm' },
      E: money(3_703.68),
      F: money(0),
      G: { value: 0, format: expect.stringMatching(/%|built-in 10/) },
      H: money(3_703.68),
    });
  });

  test('is in the language of the caller', async () => {
    const order = await aCompletedOrder();
    const { name, rows } = opened((await download(order.id, 'en')).rawPayload);
    expect(name).toBe(`Order ${order.id}`);
    const facts = rows.map(({ A, B }) => [A?.value, B?.value]);
    expect(facts).toEqual(
      expect.arrayContaining([
        ['Title', 'Tenement'],
        ['Country', 'Poland'],
        ['Status', 'Completed'],
      ]),
    );
    expect(rows.flatMap(Object.values).map(({ format }) => format)).toContain('"PLN" #,##0.00');
  });

  test('R35 shows text as it is, never as a formula', async () => {
    const order = await aCompletedOrder();
    const { xml, rows } = opened((await download(order.id)).rawPayload);
    expect(xml).not.toMatch(/<f[ >]/);
    const shown = rows.map(({ B }) => B);
    for (const value of Object.values(hostile)) expect(shown).toContainEqual({ value, format: '@' });
  });

  test.each(['new', 'paid', 'rejected'] as const)('does not exist while the order is %s', async (status) => {
    const order = await anOrder(app.context, { status });
    const refused = await download(order.id);
    expect([refused.statusCode, refused.json().errors]).toMatchObject([
      409,
      [{ code: 'ORDER_MUST_BE_COMPLETED' }],
    ]);
    expect(order.downloadSpreadSheetUrl).toBeNull();
  });

  test('needs its own permission, and an existing order', async () => {
    const order = await aCompletedOrder();
    const reader = await app.as({ can: ['admin:order:get', 'admin:order:accept', 'admin:order:edit'] });
    const clerk = await app.as({ can: ['admin:order:download-spread-sheet'] });
    expect((await reader(downloadSpreadsheet, { params: { id: order.id } })).codes).toEqual(['FORBIDDEN']);
    expect((await clerk(downloadSpreadsheet, { params: { id: 9_999 } })).codes).toEqual(['ORDER_NOT_EXISTS']);
    expect((await download(order.id, 'pl', {})).statusCode).toBe(401);
  });
});

test('ORD-05 the order and the list have its address as soon as it exists', async () => {
  const order = await aCompletedOrder();
  const { data: open } = await staff(getOrder, { params: { id: (await anOrder(app.context)).id } });
  const { data: completed } = await staff(getOrder, { params: { id: order.id } });
  const url = `/api/admin/order/${order.id}/spreadsheet`;
  expect([open.downloadSpreadSheetUrl, completed.downloadSpreadSheetUrl]).toEqual([null, url]);
  const { data: list } = await staff(listOrders, { list: {} });
  const rows = new Map(list.items.map((row) => [row.id, row.downloadSpreadSheetUrl]));
  expect([rows.get(open.id), rows.get(order.id)]).toEqual([null, url]);
});
