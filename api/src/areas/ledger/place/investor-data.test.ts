import { placeManualOrder, updateOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import type { ManualOrderInput } from '@share/contract/areas/orders/orders.schemas.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { aManualOrder, anOffer, anOrder } from '../../../testing/books.ts';
import { appForAllTests, callerForAllTests } from '../../../testing/for-all-tests.ts';
import { users } from '../../users/users.tables.ts';

const app = appForAllTests();
const staff = callerForAllTests(app, 'super admin');

type InvestorData = ManualOrderInput['investorData'];
const { investorData: polish } = aManualOrder({ id: 1, seriesId: 1 });

const living = (country: number, zip: string, phoneNumber = ''): InvestorData => ({
  ...polish,
  phoneNumber,
  address: { ...polish.address, country, zip, state: null },
});
const withAccount = (country: number | null, accountNumber: string): InvestorData => ({
  ...polish,
  bankAccount: { country, bankName: 'Bank', accountNumber },
});
const place = async (investorData: InvestorData) =>
  staff(placeManualOrder, { body: aManualOrder(await anOffer(app.context), { investorData }) });

describe('ORD-40, ORD-44 investors from abroad can be entered', () => {
  test.each([
    [826, 'sw1a 1aa', 'SW1A 1AA', '+44 (20) 7946-0958', '+44 20 7946 0958'],
    [124, 'K1A0B1', 'K1A 0B1', '+1 (613) 555-0100', '+1 613 555 0100'],
    [528, '1012 AB', '1012 AB', '0031 20 123 45 67', '+31 20 123 45 67'],
    [372, 'D02 X285', 'D02 X285', '+353 1 234 5678', '+353 1 234 5678'],
    [276, '10 115', '10115', '600-100-200', '600 100 200'],
  ])('in country %i with the postal code %s', async (country, typed, zip, phoneTyped, phoneNumber) => {
    const answer = await place(living(country, typed, phoneTyped));
    expect(answer.data.investorData).toMatchObject({ phoneNumber, address: { zip } });
    const [account] = await app.context.db.select().from(users).where(eq(users.id, answer.data.userMeta.id));
    expect(account).toMatchObject({ zip, phoneNumber });
  });

  test.each([
    [826, 'GB29 NWBK 6016 1331 9268 19', 'GB29NWBK60161331926819'],
    [616, 'PL61 1090 1014 0000 0712 1981 2874', '61109010140000071219812874'],
    [840, '0001 2345 6789', '000123456789'],
    [null, 'DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ])('with an account in country %s: %s', async (country, typed, stored) => {
    const answer = await place(withAccount(country, typed));
    expect(answer.data.investorData.bankAccount.accountNumber).toBe(stored);
  });

  test.each([
    ['phoneNumber', living(616, '00-950', 'call me'), 'PHONE_NUMBER_INVALID', undefined],
    ['address.zip', living(276, 'SW1A 1AA'), 'POSTAL_CODE_INVALID', { expected: '00000' }],
    ['address.zip', living(616, '10115-1'), 'POSTAL_CODE_INVALID', { expected: '00-000' }],
    [
      'bankAccount.accountNumber',
      withAccount(276, '61109010140000071219812874'),
      'BANK_ACCOUNT_ACCOUNT_NUMBER_IS_WRONG',
      { expected: 'iban' },
    ],
  ])('a wrong %s is refused with the form that is expected', async (path, investorData, code, details) => {
    const { errors } = await place(investorData);
    expect(errors).toMatchObject([{ code, path: `investorData.${path}`, ...(details && { details }) }]);
  });

  test('a change of the order takes the same forms', async () => {
    const { id } = await anOrder(app.context);
    const answer = await staff(updateOrder, {
      params: { id },
      body: { investorData: living(528, '1012ab', '+31 (20) 123-4567') },
    });
    expect(answer.data.investorData).toMatchObject({
      phoneNumber: '+31 20 123 4567',
      address: { zip: '1012 AB' },
    });
  });
});
