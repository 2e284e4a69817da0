import { placeManualOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import type { ManualOrderInput } from '@share/contract/areas/orders/orders.schemas.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { type AnOffer, aManualOrder, anOffer, aSeries } from '../../../testing/books.ts';
import { appForAllTests, callerForAllTests } from '../../../testing/for-all-tests.ts';
import { anInvestor } from '../../../testing/people.ts';
import type { series } from '../../series/series.tables.ts';
import { runBooksCheck } from '../books-check/run-books-check.ts';

const app = appForAllTests();
const staff = callerForAllTests(app, 'super admin');
afterEach(async () => {
  app.setClock(null);
  // Checked at a time before all terms: tests place orders in the past.
  expect(await runBooksCheck(app.context.db, new Date(0))).toEqual([]);
});

interface Scene {
  series?: Partial<typeof series.$inferInsert>;
  offer?: AnOffer;
  order?: Partial<ManualOrderInput>;
}

/** Places an order in that scene; returns the refusals as `CODE at path`. */
async function reasonsAgainst({ series: ofSeries, offer: ofOffer, order }: Scene): Promise<string[]> {
  const { id: seriesId } = await aSeries(app.context, ofSeries);
  const offer = await anOffer(app.context, { seriesId, ...ofOffer });
  const answer = await staff(placeManualOrder, { body: aManualOrder(offer, order) });
  return answer.errors.map(({ code, path }) => `${code} at ${path}`);
}

const investorData = aManualOrder({ id: 1, seriesId: 1 }).investorData;
const { address, bankAccount } = investorData;

describe('an order is refused', () => {
  test.each<[string, Scene, string]>([
    ['ERR-34 of an offer that is not visible', { offer: { isVisible: false } }, 'OFFER_NOT_VISIBLE at offer'],
    [
      'ERR-62 of a series without a bank account, even where online payments are allowed',
      { series: { accountNumber: '', allowOnlinePayments: true } },
      'NO_TRANSACTION_METHODS_AVAILABLE at series',
    ],
    ['ERR-37 of a closed offer', { offer: { isOpen: false } }, 'OFFER_CLOSED_FOR_INVESTMENTS at offer'],
    [
      'ERR-38 of an offer without a series',
      { offer: { seriesId: null }, order: { series: 1 } },
      'SERIES_NOT_ASSIGNED_TO_OFFER at series',
    ],
    [
      'ERR-38 of a series that the offer does not sell',
      { order: { series: 9_999 } },
      'SERIES_NOT_ASSIGNED_TO_OFFER at series',
    ],
    [
      'ERR-40 of more shares than are left',
      { series: { limit: 4 }, order: { quantity: 5 } },
      'NOT_ENOUGH_SHARES_AVAILABLE at quantity',
    ],
    [
      'ERR-40 of a series whose limit is 0',
      { series: { limit: 0 } },
      'NOT_ENOUGH_SHARES_AVAILABLE at quantity',
    ],
    [
      'OFR-40 of fewer shares than the offer asks for',
      { offer: { minStock: 3 }, order: { quantity: 2 } },
      'QUANTITY_BELOW_MINIMUM at quantity',
    ],
    ['ERR-33 of an unknown offer', { order: { offer: 9_999 } }, 'OFFER_NOT_EXISTS at offer'],
    ['ORD-52 of no shares', { order: { quantity: 0 } }, 'MUST_BE_GREATER_THAN_0 at quantity'],
    [
      'R1 whose total no book can hold',
      { series: { limit: 1_000_000, pricePerShare: '100000000.00' }, order: { quantity: 100_000 } },
      'VALUE_TOO_LARGE at quantity',
    ],
    [
      'ERR-31 with an unknown country',
      { order: { investorData: { ...investorData, address: { ...address, country: 1 } } } },
      'COUNTRY_NOT_FOUND at investorData.address.country',
    ],
    [
      'ERR-31 with an unknown country of the bank',
      { order: { investorData: { ...investorData, bankAccount: { ...bankAccount, country: 1 } } } },
      'COUNTRY_NOT_FOUND at investorData.bankAccount.country',
    ],
    [
      'with a state of another country',
      { order: { investorData: { ...investorData, address: { ...address, country: 276 } } } },
      'STATE_NOT_FOUND at investorData.address.state',
    ],
    [
      'with a state of no country',
      { order: { investorData: { ...investorData, address: { ...address, country: null } } } },
      'STATE_NOT_FOUND at investorData.address.state',
    ],
    [
      'ERR-32 with a wrong account number',
      {
        order: {
          investorData: {
            ...investorData,
            bankAccount: { ...bankAccount, accountNumber: '61109010140000071219812875' },
          },
        },
      },
      'BANK_ACCOUNT_ACCOUNT_NUMBER_IS_WRONG at investorData.bankAccount.accountNumber',
    ],
  ])('%s', async (_, scene, reason) => {
    expect(await reasonsAgainst(scene)).toEqual([reason]);
  });

  test('ERR-24 for a deleted user', async () => {
    const { email } = await anInvestor(app.context, { deletedAt: new Date() });
    expect(await reasonsAgainst({ order: { email: email.toUpperCase() } })).toEqual([
      'USER_IS_DELETED at email',
    ]);
  });

  test('ERR-40 with the number of available shares', async () => {
    const { id } = await aSeries(app.context, { limit: 4 });
    const offer = await anOffer(app.context, { seriesId: id });
    await staff(placeManualOrder, { body: aManualOrder(offer, { quantity: 3 }) });
    const answer = await staff(placeManualOrder, { body: aManualOrder(offer, { quantity: 2 }) });
    expect(answer).toMatchObject({ status: 409, errors: [{ details: { available: 1 } }] });
    expect((await staff(placeManualOrder, { body: aManualOrder(offer) })).status).toBe(200);
  });

  test('with all independent reasons at once', async () => {
    const reasons = await reasonsAgainst({
      series: { limit: 1, accountNumber: '', availableTo: new Date(Date.now() - 1_000) },
      offer: { isOpen: false, minStock: 9, agreements: [{}] },
      order: {
        quantity: 2,
        investorData: { ...investorData, address: { ...address, state: 1 } },
        agreements: [],
      },
    });
    expect(reasons.sort()).toEqual([
      'IS_REQUIRED at agreements',
      'NOT_ENOUGH_SHARES_AVAILABLE at quantity',
      'NO_TRANSACTION_METHODS_AVAILABLE at series',
      'OFFER_CLOSED_FOR_INVESTMENTS at offer',
      'QUANTITY_BELOW_MINIMUM at quantity',
      'SERIES_CLOSED_FOR_INVESTMENTS at series',
      'STATE_NOT_FOUND at investorData.address.state',
    ]);
  });
});

test('SER-14 a series that staff have closed takes no orders, whatever its dates', async () => {
  expect(await reasonsAgainst({ series: { isOpen: false } })).toEqual([
    'SERIES_CLOSED_FOR_INVESTMENTS at series',
  ]);
});

describe('ERR-37 an offer accepts orders from the first minute of its first day to the last minute of its last day, in Warsaw', () => {
  const offer = { investmentStart: '2026-03-01', investmentEnd: '2026-03-31' };
  const always = {
    availableFrom: new Date('2026-01-01T00:00:00Z'),
    availableTo: new Date('2026-12-31T00:00:00Z'),
  };
  test.each([
    ['2026-02-28T22:59:59Z', ['OFFER_CLOSED_FOR_INVESTMENTS at offer']],
    ['2026-02-28T23:00:00Z', []],
    ['2026-03-31T21:59:59Z', []],
    ['2026-03-31T22:00:00Z', ['OFFER_CLOSED_FOR_INVESTMENTS at offer']],
  ])('%s', async (instant, reasons) => {
    const { id: seriesId } = await aSeries(app.context, always);
    const open = await anOffer(app.context, { seriesId, ...offer });
    app.setClock(new Date(instant));
    const clerk = await app.as('super admin');
    const answer = await clerk(placeManualOrder, { body: aManualOrder(open) });
    expect(answer.errors.map(({ code, path }) => `${code} at ${path}`)).toEqual(reasons);
  });
});

test.each([
  [-1, ['SERIES_CLOSED_FOR_INVESTMENTS at series']],
  [0, []],
  [1_000, []],
  [1_001, ['SERIES_CLOSED_FOR_INVESTMENTS at series']],
])(
  'ERR-39 a series sells from its first instant to its last: %s ms after the first',
  async (offset, reasons) => {
    const availableFrom = new Date();
    app.setClock(new Date(availableFrom.getTime() + offset));
    const availableTo = new Date(availableFrom.getTime() + 1_000);
    expect(await reasonsAgainst({ series: { availableFrom, availableTo } })).toEqual(reasons);
  },
);
