import { getErasure } from '@share/contract/areas/personal-data/personal-data.endpoints.ts';
import { warsawDay } from '@share/contract/shared/dates.ts';
import { expect, test } from 'vitest';
import { aDividend, anOrder } from '../../testing/books.ts';
import { exportedPerson } from '../../testing/exported-person.ts';
import { appForAllTests } from '../../testing/for-all-tests.ts';
import { anInvestor, aUser } from '../../testing/people.ts';

const app = appForAllTests();

test('the payouts of a person are in the file, with their account; who gets payouts has shares and is not erased', async () => {
  const person = await anInvestor(app.context);
  const clerk = await aUser(app.context, { isSuperAdmin: true });
  const { investmentId } = await anOrder(app.context, { status: 'completed', email: person.email });
  const transaction = await aDividend(app.context, investmentId);
  const other = await anOrder(app.context, { status: 'completed', email: 'other-holder@example.com' });
  await aDividend(app.context, other.investmentId);
  const { payouts } = JSON.parse((await exportedPerson(app, person.id, clerk)).payload);
  expect(payouts).toEqual([
    {
      transaction,
      day: warsawDay(app.context.now()),
      offer: { pl: 'Kamienica', en: 'Kamienica' },
      shares: 1,
      gross: '10.00',
      tax: '0.00',
      net: '10.00',
      account: '61109010140000071219812874',
      state: 'due',
      sentAt: null,
      paidOn: null,
      reference: '',
      note: '',
    },
  ]);
  const { data } = await (await app.asUser(clerk))(getErasure, { params: { id: person.id } });
  expect(data.obstacles).toContain('USER_HAS_SHARES');
});
