import {
  createAgreement,
  deleteAgreement,
  updateAgreement,
} from '@share/contract/areas/agreements/agreements.endpoints.ts';
import { getInvestment } from '@share/contract/areas/investments/investments.endpoints.ts';
import { getChange, getInvestmentRevision } from '@share/contract/areas/timeline/timeline.endpoints.ts';
import { watchedEntities } from '@share/contract/areas/timeline/timeline.schemas.ts';
import { acceptTransaction } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { expect, test } from 'vitest';
import { anOrder, paymentOf } from '../../testing/books.ts';
import { anAgreementInput } from '../../testing/content/agreements.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { aUser } from '../../testing/people.ts';

const app = appForAllTests();
const staff = callerForAllTests(app, 'super admin');

const input = (name: string) => anAgreementInput({ name: { pl: name, en: name } });

test('a record is unchanged until somebody saves it, and then says who and when', async () => {
  const clerk = await aUser(app.context, {
    can: ['admin:agreement:edit'],
    firstName: 'Ewa',
    lastName: 'Lis',
  });
  const { id, version } = (await staff(createAgreement, { body: input('Pierwsza') })).data;
  const changeSince = async (shown: number) => {
    const params = { entity: 'agreement', id } as const;
    return (await staff(getChange, { params, query: { shown: String(shown) } })).data;
  };
  expect(await changeSince(version)).toBeNull();
  await (await app.asUser(clerk))(updateAgreement, { params: { id }, body: input('Druga') });
  expect(await changeSince(version)).toEqual({
    revision: version + 1,
    at: expect.stringMatching(/Z$/),
    by: 'Ewa Lis',
  });
  expect(await changeSince(version + 1)).toBeNull();
  await staff(deleteAgreement, { params: { id } });
  expect(await changeSince(version)).toBeNull();
});

test.each(watchedEntities)('%s: only who may read it may ask', async (entity) => {
  const asked = { params: { entity, id: 1_999_999 }, query: { shown: '0' } };
  expect((await staff(getChange, asked)).data).toBeNull();
  const stranger = await app.as({ can: ['admin:order:get'] });
  expect((await stranger(getChange, asked)).codes).toEqual(['FORBIDDEN']);
});

test('an investment changes with its orders and their transactions', async () => {
  const order = await anOrder(app.context);
  const params = { id: order.investmentId };
  const shown = async () => (await staff(getInvestment, { params })).data.revision;
  const stored = async () => (await staff(getInvestmentRevision, { params })).data;
  const before = await shown();
  expect((await stored()).revision).toBe(before);
  await staff(acceptTransaction, { params: { id: paymentOf(order) } });
  expect((await stored()).revision).toBeGreaterThan(before);
  expect((await stored()).revision).toBe(await shown());
  const none = { params: { id: 9_999_999 } };
  expect((await staff(getInvestmentRevision, none)).codes).toEqual(['INVESTMENT_NOT_EXISTS']);
});
