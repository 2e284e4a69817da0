/** Every endpoint that declares that it asks for the password again, whichever area serves it. */
import { confirmSelf, confirmSelfOfSite } from '@share/contract/areas/account/second-factor.endpoints.ts';
import {
  getEmailTemplate,
  listEmailTemplates,
  updateEmailTemplate,
} from '@share/contract/areas/email-templates/email-templates.endpoints.ts';
import type {
  EmailTemplateInput,
  EmailTemplateView,
} from '@share/contract/areas/email-templates/email-templates.schemas.ts';
import { updateOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import { getOwnProfile, updateOwnProfile } from '@share/contract/areas/own-profile/own-profile.endpoints.ts';
import { confirmProposal } from '@share/contract/areas/proposals/proposals.endpoints.ts';
import { createSeries, updateSeries } from '@share/contract/areas/series/series.endpoints.ts';
import { getConfig, updateConfig } from '@share/contract/areas/settings/settings.endpoints.ts';
import { createUser, updateUser } from '@share/contract/areas/users/users.endpoints.ts';
import { allEndpoints } from '@share/contract/endpoints.ts';
import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import { beforeEach, expect, test } from 'vitest';
import { hashPassword, noRequest } from './platform/passwords.ts';
import { aManualOrder, anOrder } from './testing/books.ts';
import { appForAllTests } from './testing/for-all-tests.ts';
import { anInvestor, aUser } from './testing/people.ts';
import { anEdit } from './testing/rights.ts';
import { aSeriesInput } from './testing/series.ts';
import type { Caller } from './testing/test-app.ts';

// The session lasts longer than the ten minutes in which the password does not have to be given again.
const app = appForAllTests({ ACCESS_TOKEN_SECONDS: '7200' });
const NOON = new Date('2026-05-04T10:00:00Z');
const later = (seconds: number) => app.setClock(new Date(app.services.now().getTime() + seconds * 1_000));
beforeEach(() => app.setClock(NOON));

const declaring = (asks: Endpoint['asksAgain']) =>
  allEndpoints.map(({ endpoint }): Endpoint => endpoint).filter(({ asksAgain }) => asksAgain === asks);
const always = declaring('always').map((endpoint) => ({
  name: `${endpoint.method} ${endpoint.path}`,
  endpoint,
}));
const paramsOf = ({ path }: Endpoint) =>
  Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name ?? '', idIn(path)]));
/** The id of a record that does not exist: passkeys have UUIDs, everything else numbers. */
const idIn = (path: string) =>
  path.startsWith('/self/passkeys') ? '00000000-0000-4000-8000-000000000000' : 999_999;

test('grants, second factors and new bank accounts declare it', () => {
  expect(always.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'PUT /admin/role/:id/permissions/:permissionId',
      'DELETE /admin/role/:id/users/:userId',
      'PUT /admin/user/:id/personal-permissions/:permissionId',
      'POST /admin/user/:id/second-factor-reset',
      'POST /admin/share/series',
      'PUT /admin/config/paypal',
      'POST /self/one-time-codes',
      'POST /self/passkeys',
      'DELETE /self/passkeys/:id',
      'DELETE /admin/user/:id',
      'DELETE /admin/role/:id',
    ]),
  );
});

test.each(always)(
  '$name is refused eleven minutes after signing in, and not before',
  async ({ endpoint }) => {
    const call = await app.as('super admin');
    const params = paramsOf(endpoint);
    later(599);
    expect((await call(endpoint, { params })).codes).not.toContain('PASSWORD_NEEDED_AGAIN');
    later(60);
    const refused = await call(endpoint, { params });
    expect([refused.status, refused.codes]).toEqual([403, ['PASSWORD_NEEDED_AGAIN']]);
  },
);

test('the password, given again, opens it for ten minutes in this session only; a wrong one does not', async () => {
  const user = await aUser(app.context, {
    isSuperAdmin: true,
    passwordHash: await hashPassword('Correct1horse', noRequest),
  });
  const [call, other] = [await app.asUser(user), await app.asUser(user)];
  const create = (by: Caller) => by(createSeries, { body: aSeriesInput() });
  later(601);
  const wrong = await call(confirmSelf, { body: { password: 'Wrong1wrong' } });
  expect(wrong.errors).toMatchObject([{ code: 'CURRENT_PASSWORD_WRONG', path: 'password' }]);
  expect((await create(call)).codes).toEqual(['PASSWORD_NEEDED_AGAIN']);
  expect((await call(confirmSelf, { body: { password: 'Correct1horse' } })).status).toBe(200);
  expect((await create(call)).status).toBe(200);
  expect((await create(other)).codes).toEqual(['PASSWORD_NEEDED_AGAIN']);
  later(601);
  expect((await create(call)).codes).toEqual(['PASSWORD_NEEDED_AGAIN']);
  for (let tries = 0; tries < 5; tries += 1) await call(confirmSelf, { body: { password: 'Wrong1wrong' } });
  expect((await call(confirmSelf, { body: { password: 'Correct1horse' } })).codes).toEqual([
    'TOO_MANY_TRIES',
  ]);
});

test('a password and a code together are refused, not read as one of them', async () => {
  const call = await app.as('super admin');
  const both = { password: 'Correct1horse', code: '123456' };
  const refused = await call(confirmSelf, { body: both as { password: string } });
  expect([refused.status, refused.errors.map(({ code, path }) => [code, path])]).toEqual([
    400,
    [['UNKNOWN_FIELD', 'code']],
  ]);
});

test('the endpoints that ask only for some changes are those of these tests', () => {
  expect(new Set(declaring('sometimes'))).toEqual(
    new Set<Endpoint>([
      createUser,
      updateUser,
      updateOrder,
      updateSeries,
      updateConfig,
      updateOwnProfile,
      updateEmailTemplate,
      // As what it confirms (`every-path.test.ts`).
      confirmProposal,
    ]),
  );
});

test('a series asks when the way of payment changes, and not for another name', async () => {
  const call = await app.as('super admin');
  const input = aSeriesInput();
  const { data } = await call(createSeries, { body: input });
  later(601);
  const update = (fields: Partial<typeof input>) =>
    call(updateSeries, { params: { id: data.id }, body: { ...input, ...fields } });
  expect((await update({ limit: input.limit + 1 })).status).toBe(200);
  const bankInfo = { ...input.bankInfo, accountNumber: '27114020040000300201355387' };
  expect((await update({ bankInfo })).codes).toEqual(['PASSWORD_NEEDED_AGAIN']);
  const holder = { ...input.bankInfo, accountHolder: 'Somebody else' };
  expect((await update({ bankInfo: holder })).codes).toEqual(['PASSWORD_NEEDED_AGAIN']);
  const payPalCredentials = { ...input.payPalCredentials, productionClientId: 'theirs' };
  expect((await update({ payPalCredentials })).codes).toEqual(['PASSWORD_NEEDED_AGAIN']);
});

test('a template asks when it tells an account and its text changes, and not for another name', async () => {
  const call = await app.as('super admin');
  const { items } = (await call(listEmailTemplates, {})).data;
  const templateOf = async (type: string) =>
    (await call(getEmailTemplate, { params: { id: items.find((item) => item.type === type)?.id ?? 0 } }))
      .data;
  const update = ({ id, name, subject, body }: EmailTemplateView, fields: Partial<EmailTemplateInput>) =>
    call(updateEmailTemplate, { params: { id }, body: { name, subject, body, ...fields } });
  const [reminder, reset] = [await templateOf('payment-reminder'), await templateOf('password-reset')];
  later(601);
  const renamed = { pl: 'Inna', en: 'Another' };
  expect((await update(reminder, { name: renamed })).status).toBe(200);
  expect((await update(reset, { subject: renamed })).status).toBe(200);
  const body = { ...reminder.body, pl: `${reminder.body.pl}<p>Pytania? Zadzwoń.</p>` };
  expect((await update(reminder, { body })).codes).toEqual(['PASSWORD_NEEDED_AGAIN']);
  expect((await update(reminder, { subject: renamed })).codes).toEqual(['PASSWORD_NEEDED_AGAIN']);
});

test('a user asks when e-mail, bank account or administration change, and not for another name', async () => {
  const call = await app.as('super admin');
  const { id } = await aUser(app.context, { isAdmin: false });
  later(601);
  const update = async (fields: Parameters<typeof anEdit>[2]) =>
    call(updateUser, { params: { id }, body: await anEdit(app.context, id, fields) });
  expect((await update({ lastName: 'Renamed', active: false })).status).toBe(200);
  expect((await update({ email: 'stranger@example.com' })).codes).toEqual(['PASSWORD_NEEDED_AGAIN']);
  expect((await update({ isAdmin: true })).codes).toEqual(['PASSWORD_NEEDED_AGAIN']);
  const shut = await aUser(app.context, { active: false });
  const reopened = await anEdit(app.context, shut.id, { active: true });
  expect((await call(updateUser, { params: { id: shut.id }, body: reopened })).codes).toEqual([
    'PASSWORD_NEEDED_AGAIN',
  ]);
  const { investorData } = await anEdit(app.context, id);
  const bankAccount = { country: 616, bankName: 'Bank', accountNumber: '27114020040000300201355387' };
  expect((await update({ investorData: { ...investorData, bankAccount } })).codes).toEqual([
    'PASSWORD_NEEDED_AGAIN',
  ]);
});

test('a new user asks when it is staff', async () => {
  const call = await app.as('super admin');
  later(601);
  const create = (isAdmin: boolean) =>
    call(createUser, {
      body: {
        email: `${crypto.randomUUID()}@example.com`,
        firstName: 'Ewa',
        lastName: 'Lis',
        isAdmin,
        resetPasswordUrlPattern: `http://localhost:3000/set-password/${isAdmin ? ':resetPasswordToken' : ':token'}`,
      },
    });
  expect((await create(false)).status).toBe(200);
  expect((await create(true)).codes).toEqual(['PASSWORD_NEEDED_AGAIN']);
});

test('an order asks when the account changes to which a refund would go, and not for another name', async () => {
  const call = await app.as('super admin');
  const { id } = await anOrder(app.context);
  const { investorData } = aManualOrder({ id: 1, seriesId: 1 });
  const update = (fields: Partial<typeof investorData>) =>
    call(updateOrder, { params: { id }, body: { investorData: { ...investorData, ...fields } } });
  later(601);
  expect((await update({ lastName: 'Renamed' })).status).toBe(200);
  const bankAccount = { country: 616, bankName: 'Bank', accountNumber: '27114020040000300201355387' };
  expect((await update({ bankAccount })).codes).toEqual(['PASSWORD_NEEDED_AGAIN']);
});

test('the settings ask when the demand for a second factor changes, and not for another title', async () => {
  const call = await app.as('super admin');
  const { socialMediaIcons: _, ...config } = (await call(getConfig)).data;
  later(601);
  const update = (fields: object) =>
    call(updateConfig, { body: { ...config, socialMediaIcons: [], ...fields } });
  expect((await update({ seoTitle: { pl: 'Tytuł', en: 'Title' } })).status).toBe(200);
  expect((await update({ secondFactorDemanded: true })).codes).toEqual(['PASSWORD_NEEDED_AGAIN']);
});

test('an investor is asked when the bank account changes, and not for another name or after signing in', async () => {
  const investor = await anInvestor(app.context, {
    passwordHash: await hashPassword('Correct1horse', noRequest),
  });
  const call = await app.asUser(investor);
  const { firstName, lastName, investorData } = await anEdit(app.context, investor.id);
  const profile = { firstName, lastName, language: null, investorData };
  const update = (fields: Partial<typeof profile>) =>
    call(updateOwnProfile, { body: { ...profile, ...fields } });
  const bankAccount = (accountNumber: string) => ({
    investorData: { ...profile.investorData, bankAccount: { country: 616, bankName: 'Bank', accountNumber } },
  });
  later(599);
  expect((await update(bankAccount('27114020040000300201355387'))).status).toBe(200);
  later(2);
  expect((await update({ ...bankAccount('27114020040000300201355387'), lastName: 'Renamed' })).status).toBe(
    200,
  );
  const refused = await update(bankAccount('61109010140000071219812874'));
  expect([refused.status, refused.codes]).toEqual([403, ['PASSWORD_NEEDED_AGAIN']]);
  expect((await call(getOwnProfile)).data.investorData.bankAccount.accountNumber).toBe(
    '27114020040000300201355387',
  );
  expect((await call(confirmSelf, { body: { password: 'Correct1horse' } })).codes).toEqual(['FORBIDDEN']);
  expect((await call(confirmSelfOfSite, { body: { password: 'Wrong1wrong' } })).codes).toEqual([
    'CURRENT_PASSWORD_WRONG',
  ]);
  expect((await call(confirmSelfOfSite, { body: { password: 'Correct1horse' } })).status).toBe(200);
  expect((await update(bankAccount('61109010140000071219812874'))).status).toBe(200);
});
