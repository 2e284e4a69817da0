import { createHash } from 'node:crypto';
import {
  downloadCapTable,
  downloadSeriesRegister,
  getCapTable,
  getSeriesRegister,
} from '@share/contract/areas/registers/registers.endpoints.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anOffer, anOrder, aSeries } from '../../testing/books.ts';
import { openWorkbook } from '../../testing/files/open-workbook.ts';
import { appForAllTests } from '../../testing/for-all-tests.ts';
import { aUser, bearerOf } from '../../testing/people.ts';
import type { Caller } from '../../testing/test-app.ts';
import { offers } from '../offers/offers.tables.ts';
import { users } from '../users/users.tables.ts';

const app = appForAllTests({ ACCESS_TOKEN_SECONDS: '86400', REFRESH_TOKEN_DAYS: '365' });
let staff: Caller;
let authorization: string;
let first: number;
let second: number;
let offer: Awaited<ReturnType<typeof anOffer>>;
const bought: Record<string, Awaited<ReturnType<typeof anOrder>>> = {};

beforeAll(async () => {
  app.setClock(new Date('2026-03-10T11:00:00Z'));
  offer = await anOffer(app.context);
  first = offer.seriesId ?? 0;
  const buy = async (name: string, email: string, quantity: number, of = offer) => {
    bought[name] = await anOrder(app.context, { of, email, quantity, status: 'completed' });
  };
  await buy('anna', 'anna@example.com', 20);
  await buy('zofia', 'zofia@example.com', 24);
  app.setClock(new Date('2026-03-20T11:00:00Z'));
  await buy('annaAgain', 'anna@example.com', 1);
  await buy('annaOnce', 'anna@example.com', 5);
  await anOrder(app.context, { of: offer, email: 'zofia@example.com', quantity: 9, status: 'paid' });
  ({ id: second } = await aSeries(app.context, { pricePerShare: '250.50' }));
  await app.context.db.update(offers).set({ seriesId: second }).where(eq(offers.id, offer.id));
  await buy('second', 'zofia@example.com', 2, { ...offer, seriesId: second });
  app.setClock(new Date('2026-03-21T11:00:00Z'));
  staff = await app.as('super admin');
  authorization = await bearerOf(app.context, await aUser(app.context, { isSuperAdmin: true }));
});
afterAll(() => app.setClock(null));

const registerOf = async (asOf?: string) =>
  (await staff(getSeriesRegister, { params: { id: first }, query: asOf ? { asOf } : {} })).data;

describe('the register of the holders of a series', () => {
  test('names each holder once, with the runs of numbers, the orders, since when and the amount', async () => {
    const { rows, shares, amount, asOf, isFinal } = await registerOf();
    expect({ shares, amount, asOf, isFinal }).toEqual({
      shares: 50,
      amount: 5_000,
      asOf: '2026-03-21',
      isFinal: false,
    });
    expect(rows.map(({ user, id: _, ...row }) => ({ ...row, email: user.email }))).toEqual([
      {
        email: 'anna@example.com',
        ranges: [
          [1, 20],
          [45, 50],
        ],
        orders: [bought.anna?.id, bought.annaAgain?.id, bought.annaOnce?.id],
        since: '2026-03-10T11:00:00.000Z',
        shares: 26,
        amount: 2_600,
      },
      {
        email: 'zofia@example.com',
        ranges: [[21, 44]],
        orders: [bought.zofia?.id],
        since: '2026-03-10T11:00:00.000Z',
        shares: 24,
        amount: 2_400,
      },
    ]);
  });

  test('of a day shows what was held at its end in Warsaw', async () => {
    expect((await registerOf('2026-03-09')).rows).toEqual([]);
    const then = await registerOf('2026-03-19');
    expect([then.isFinal, then.shares, then.rows.map(({ ranges }) => ranges)]).toEqual([
      true,
      44,
      [[[1, 20]], [[21, 44]]],
    ]);
  });

  test('has the hash of the text that anybody can write from it', async () => {
    const { sha256, rows } = await registerOf('2026-03-19');
    const [anna, zofia] = rows.map(({ user }) => user.id);
    const since = '2026-03-10T11:00:00.000Z';
    const text = `${first};2026-03-19\n${anna};1–20;${bought.anna?.id};${since};20;2000.00\n${zofia};21–44;${bought.zofia?.id};${since};24;2400.00`;
    expect(sha256).toBe(createHash('sha256').update(text).digest('hex'));
  });

  test('of a day to come is refused', async () => {
    const { errors } = await staff(getSeriesRegister, {
      params: { id: first },
      query: { asOf: '2026-03-22' },
    });
    expect(errors).toMatchObject([{ code: 'REGISTER_OF_A_FUTURE_DAY', path: 'asOf' }]);
  });

  test('of a series that does not exist is refused', async () => {
    const { codes } = await staff(getSeriesRegister, { params: { id: 999_999 } });
    expect(codes).toEqual(['SERIES_NOT_EXISTS']);
  });

  test('is for those who may list investments, because it names their owners', async () => {
    const seriesStaff = await app.as({ can: ['admin:series:get', 'admin:series:list', 'admin:offer:get'] });
    const answers = [
      await seriesStaff(getSeriesRegister, { params: { id: first } }),
      await seriesStaff(getCapTable, { params: { id: offer.id } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
    const accountant = await app.as({ can: ['admin:investment:list'] });
    expect((await accountant(getSeriesRegister, { params: { id: first } })).status).toBe(200);
  });
});

const rowsOfFile = async (endpoint: { path: string }, id: number, asOf: string) => {
  const url = `/api${endpoint.path.replace(':id', String(id))}?asOf=${asOf}`;
  const { rawPayload, statusCode } = await app.app.http.inject({
    url,
    headers: { authorization, 'accept-language': 'pl' },
  });
  expect(statusCode).toBe(200);
  return openWorkbook(rawPayload).rows.map((row) => row.map((cell) => cell?.value ?? null));
};

test('the register as a spreadsheet has a line for each holder, the sum and the hash', async () => {
  const { sha256, rows } = await registerOf('2026-03-20');
  const file = await rowsOfFile(downloadSeriesRegister, first, '2026-03-20');
  expect(file.map(([numbers]) => numbers)).toEqual([
    'Numery udziałów',
    '1–20, 45–50',
    '21–44',
    undefined,
    'Razem',
    'Seria A',
    'Stan na koniec dnia',
    'SHA-256 (bez nazwisk i adresów e-mail)',
  ]);
  expect(file[1]?.slice(1, 4)).toEqual(['Jan Kowalski', 'anna@example.com', rows[0]?.user.id]);
  expect(file[4]?.slice(-2)).toEqual([50, 5_000]);
  expect(file[7]?.[1]).toBe(sha256);
});

describe('the cap table of an offer', () => {
  test('shows the holders over all its series, the largest first, with their parts of the whole', async () => {
    const { data } = await staff(getCapTable, { params: { id: offer.id } });
    expect(data.series).toEqual([
      { id: first, name: expect.anything(), shares: 50, amount: 5_000 },
      { id: second, name: expect.anything(), shares: 2, amount: 501 },
    ]);
    expect([data.shares, data.amount]).toEqual([52, 5_501]);
    expect(data.rows.map(({ user, id, part, ...row }) => ({ ...row, id, email: user.email }))).toEqual([
      {
        id: bought.anna?.investmentId,
        email: 'anna@example.com',
        bySeries: [26, 0],
        shares: 26,
        amount: 2_600,
      },
      {
        id: bought.zofia?.investmentId,
        email: 'zofia@example.com',
        bySeries: [24, 2],
        shares: 26,
        amount: 2_901,
      },
    ]);
    expect(data.rows.map(({ part }) => part)).toEqual([0.5, 0.5]);
  });

  test('as a spreadsheet has a column for each series', async () => {
    const file = await rowsOfFile(downloadCapTable, offer.id, '2026-03-21');
    expect(file[0]?.slice(3)).toEqual(['Seria A', 'Seria A', 'Liczba udziałów', 'Część całości', 'Kwota']);
    expect(file[2]?.slice(3)).toEqual([24, 2, 26, 0.5, 2_901]);
  });
});

test('a register stays the same when shares are issued later, names change and the data of a holder are erased', async () => {
  const before = await registerOf('2026-03-20');
  app.setClock(new Date('2026-03-25T11:00:00Z'));
  staff = await app.as('super admin');
  await app.context.db.update(offers).set({ seriesId: first }).where(eq(offers.id, offer.id));
  await anOrder(app.context, { of: offer, email: 'anna@example.com', quantity: 3, status: 'completed' });
  await app.context.db.execute(sql`UPDATE users SET erased_at = now(), deleted_at = now(), seal_seed = NULL, active = false,
    email = 'erased-' || id || '@erased.invalid', first_name = '', last_name = '' WHERE email = 'zofia@example.com'`);
  await app.context.db.update(users).set({ lastName: 'Nowak' }).where(eq(users.email, 'anna@example.com'));
  const after = await registerOf('2026-03-20');
  expect(after.sha256).toBe(before.sha256);
  expect([after.shares, after.amount]).toEqual([before.shares, before.amount]);
  expect(after.rows.map(({ user }) => [user.lastName, user.isErased])).toEqual([
    ['Nowak', false],
    ['', true],
  ]);
  expect((await registerOf()).sha256).not.toBe(before.sha256);
});
