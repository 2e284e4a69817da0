/** Every path to an action that may need a second person: nothing is done until that person confirms it. */
import * as orderEndpoints from '@share/contract/areas/orders/orders.endpoints.ts';
import { createPaymentFile } from '@share/contract/areas/payment-files/payment-files.endpoints.ts';
import { confirmPayout, createPayout } from '@share/contract/areas/payouts/payouts.endpoints.ts';
import { askPayPal, refundThroughPayPal } from '@share/contract/areas/paypal/paypal.endpoints.ts';
import { confirmProposal, getProposal } from '@share/contract/areas/proposals/proposals.endpoints.ts';
import { closeRefund } from '@share/contract/areas/refunds/refunds.endpoints.ts';
import {
  addRolePermission,
  removeRolePermission,
} from '@share/contract/areas/roles/role-permissions.endpoints.ts';
import { addRoleUser, removeRoleUser } from '@share/contract/areas/roles/role-users.endpoints.ts';
import { duplicateRole } from '@share/contract/areas/roles/roles.endpoints.ts';
import { createSeries, getSeries, updateSeries } from '@share/contract/areas/series/series.endpoints.ts';
import {
  getConfig,
  updateConfig,
  updatePayPalConfig,
} from '@share/contract/areas/settings/settings.endpoints.ts';
import { acceptLines, assignLine } from '@share/contract/areas/statements/statements.endpoints.ts';
import { returnUnknownMoney } from '@share/contract/areas/statements/unknown-money.endpoints.ts';
import { acceptTransaction } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import {
  grantPersonalPermission,
  revokePersonalPermission,
} from '@share/contract/areas/users/personal-permissions.endpoints.ts';
import { createUser, updateUser } from '@share/contract/areas/users/users.endpoints.ts';
import { allEndpoints } from '@share/contract/endpoints.ts';
import { warsawDay } from '@share/contract/shared/dates.ts';
import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import type { FourEyesSettings } from '@share/contract/shared/four-eyes/four-eyes.ts';
import { desc, gt } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { auditEntries } from '../../platform/records/audit.ts';
import { buildApp, openServices } from '../../server.ts';
import { aManualOrder, anOffer, anOrder, aSeries, paymentOf } from '../../testing/books.ts';
import { anMt940, asUpload } from '../../testing/files/statement-files.ts';
import { importSureLines } from '../../testing/orders/sure-lines.ts';
import { appWithPayPal } from '../../testing/paypal/app-with-paypal.ts';
import { anOrderThatReached } from '../../testing/paypal/order-that-reached.ts';
import { anInvestor, aUser } from '../../testing/people.ts';
import { anEdit, aRole, idsOf } from '../../testing/rights.ts';
import { aSeriesInput } from '../../testing/series.ts';
import { aConfig, aPayPalConfig, demandSecond } from '../../testing/settings.ts';
import { type Answer, type Caller, caller } from '../../testing/test-app.ts';
import { openSession } from '../sessions/sign-in.ts';
import { importStatement } from '../statements/import-statement.ts';
import { readLines } from '../statements/statements.reads.ts';
import { waitingOf } from '../statements/unknown-money.verbs.ts';

const { payPal, app, staff, offer } = await appWithPayPal();
let second: Caller;
beforeEach(async () => {
  second = await app.as('super admin');
  await demandSecond(app.context, {});
});

const ACCOUNT = '27114020040000300201355387';
const today = () => warsawDay(app.context.now());
const anOrderAt = (status: 'new' | 'paid') => anOrder(app.context, { status, quantity: 2 });
const rejected = async (id: number) => staff(orderEndpoints.rejectOrder, { params: { id } });

async function aRefund() {
  const order = await anOrderAt('paid');
  await rejected(order.id);
  return { orderId: order.id, id: paymentOf(order) };
}

/** The line of a statement over that amount. */
async function aLine(amount: string, title: string = crypto.randomUUID()) {
  const bookings = [{ day: today(), amount, title }];
  const statement = await importStatement(app.context, asUpload(anMt940(bookings)));
  const [line] = await readLines(app.context, statement.id);
  return line?.id ?? 0;
}

const aPerson = async () => {
  const { id } = await aUser(app.context);
  const [permissionId = 0] = await idsOf(app.context, ['admin:faq:list']);
  return { id, permissionId };
};
const edited = async (id: number, fields: Parameters<typeof anEdit>[2]) =>
  staff(updateUser, { params: { id }, body: await anEdit(app.context, id, fields) });
const editedSeries = async (id: number, fields: Partial<ReturnType<typeof aSeriesInput>>) =>
  staff(updateSeries, { params: { id }, body: aSeriesInput(fields) });
/** A series that has an order. */
async function aSoldSeries() {
  const { id } = (await staff(createSeries, { body: aSeriesInput() })).data;
  await anOrder(app.context, { of: await anOffer(app.context, { seriesId: id }) });
  return id;
}

interface Path {
  demand: Partial<FourEyesSettings>;
  endpoint: Endpoint;
  /** Prepares the records and returns the call. */
  prepare: () => Promise<() => Promise<Answer<Endpoint>>>;
}
const path = <E extends Endpoint>(
  demand: Partial<FourEyesSettings>,
  endpoint: E,
  prepare: () => Promise<() => Promise<Answer<E>>>,
): Path => ({ demand, endpoint, prepare: prepare as unknown as Path['prepare'] });

const BIG = { acceptanceAbove: 199.99 };
const paths: Record<string, Path> = {
  'a payment above the amount': path(BIG, acceptTransaction, async () => {
    const id = paymentOf(await anOrderAt('new'));
    return () => staff(acceptTransaction, { params: { id }, body: {} });
  }),
  'an order above the amount': path(BIG, orderEndpoints.acceptOrder, async () => {
    const { id } = await anOrderAt('paid');
    return () => staff(orderEndpoints.acceptOrder, { params: { id }, body: {} });
  }),
  'a line of a statement for an order above the amount': path(BIG, assignLine, async () => {
    const { id } = await anOrderAt('new');
    const line = await aLine('200.00');
    const body = { parts: [{ order: id, amount: 200 }], note: '' };
    return () => staff(assignLine, { params: { id: line }, body });
  }),
  'unknown money for an order above the amount': path(BIG, assignLine, async () => {
    const { id } = await anOrderAt('new');
    const line = await aLine('200.00');
    await staff(assignLine, {
      params: { id: line },
      body: { parts: [{ order: null, amount: 200 }], note: '' },
    });
    const body = { parts: [{ order: id, amount: 200 }], note: '' };
    return () => staff(assignLine, { params: { id: line }, body });
  }),
  'a refund that is recorded': path({ refunds: true }, closeRefund, async () => {
    const { id } = await aRefund();
    return () => staff(closeRefund, { params: { id }, body: { returnedOn: today(), reference: 'FT 1' } });
  }),
  'a refund through PayPal': path({ refunds: true }, refundThroughPayPal, async () => {
    const order = await anOrderThatReached(app, payPal, offer, 'captured');
    await rejected(order.id);
    return () => staff(refundThroughPayPal, { params: order.transaction });
  }),
  'a refund that the statement shows': path({ refunds: true }, assignLine, async () => {
    const { orderId } = await aRefund();
    const line = await aLine('-200.00');
    const body = { parts: [{ order: orderId, amount: 200 }], note: '' };
    return () => staff(assignLine, { params: { id: line }, body });
  }),
  'unknown money that is returned': path({ refunds: true }, returnUnknownMoney, async () => {
    const line = await aLine('80.00');
    await staff(assignLine, {
      params: { id: line },
      body: { parts: [{ order: null, amount: 80 }], note: '' },
    });
    const id = (await waitingOf(app.context.db, line))?.id ?? 0;
    const body = { returnedOn: today(), reference: 'FT 2' };
    return () => staff(returnUnknownMoney, { params: { id }, body });
  }),
  'a payout': path({ payouts: true }, confirmPayout, async () => {
    const of = await anOffer(app.context);
    await anOrder(app.context, { of, status: 'completed' });
    const body = { offer: of.id, asOf: today(), total: 100 };
    const { id } = (await staff(createPayout, { body })).data;
    return () => staff(confirmPayout, { params: { id } });
  }),
  'a file for the bank': path({ bankFiles: true }, createPaymentFile, async () => {
    const { orderId } = await aRefund();
    const { refund } = (await staff(orderEndpoints.getOrder, { params: { id: orderId } })).data;
    const body = { format: 'elixir-0' as const, refunds: [refund?.id ?? 0], unknown: [], payouts: [] };
    return () => staff(createPaymentFile, { body });
  }),
  'a new series with an account': path({ bankAccounts: true }, createSeries, async () => {
    return () => staff(createSeries, { body: aSeriesInput() });
  }),
  'the account of a series': path({ bankAccounts: true }, updateSeries, async () => {
    const { id } = (await staff(createSeries, { body: aSeriesInput() })).data;
    const bankInfo = { accountNumber: ACCOUNT, bankName: '', accountHolder: '' };
    return () => editedSeries(id, { bankInfo });
  }),
  'the account of an investor': path({ bankAccounts: true }, updateUser, async () => {
    const { id } = await anInvestor(app.context);
    const { investorData } = await anEdit(app.context, id);
    const bankAccount = { country: 616, bankName: 'Bank', accountNumber: ACCOUNT };
    return () => edited(id, { investorData: { ...investorData, bankAccount } });
  }),
  'the account in an order': path({ bankAccounts: true }, orderEndpoints.updateOrder, async () => {
    const { id } = await anOrderAt('new');
    const { investorData } = aManualOrder({ id: 1, seriesId: 1 });
    const bankAccount = { country: 616, bankName: 'Bank', accountNumber: ACCOUNT };
    const body = { investorData: { ...investorData, bankAccount } };
    return () => staff(orderEndpoints.updateOrder, { params: { id }, body });
  }),
  'the price of a series with orders': path({ terms: true }, updateSeries, async () => {
    const id = await aSoldSeries();
    return () => editedSeries(id, { pricePerShare: 900 });
  }),
  'the limit of a series with orders': path({ terms: true }, updateSeries, async () => {
    const id = await aSoldSeries();
    return () => editedSeries(id, { limit: 90 });
  }),
  'the settings of PayPal': path({ credentials: true }, updatePayPalConfig, async () => {
    return () => staff(updatePayPalConfig, { body: aPayPalConfig({ sandboxClientId: crypto.randomUUID() }) });
  }),
  'the PayPal secret of a series behind its mask': path({ credentials: true }, updateSeries, async () => {
    const own = (sandboxClientSecret: string) => ({
      allowOnlinePayments: true,
      useDefaultPayPalConfig: false,
      payPalCredentials: {
        ...aSeriesInput().payPalCredentials,
        sandboxClientId: 'ours',
        sandboxClientSecret,
      } as ReturnType<typeof aSeriesInput>['payPalCredentials'],
    });
    const { id } = (await staff(createSeries, { body: aSeriesInput(own('first')) })).data;
    return () => editedSeries(id, own('second'));
  }),
  'a permission of a person': path({ rights: true }, grantPersonalPermission, async () => {
    const params = await aPerson();
    return () => staff(grantPersonalPermission, { params });
  }),
  'a permission that is taken from a person': path({ rights: true }, revokePersonalPermission, async () => {
    const params = await aPerson();
    await staff(grantPersonalPermission, { params });
    return () => staff(revokePersonalPermission, { params });
  }),
  'a permission of a role': path({ rights: true }, addRolePermission, async () => {
    const [permissionId = 0] = await idsOf(app.context, ['admin:faq:list']);
    const params = { id: (await aRole(app.context)).id, permissionId };
    return () => staff(addRolePermission, { params });
  }),
  'a permission that is taken from a role': path({ rights: true }, removeRolePermission, async () => {
    const [permissionId = 0] = await idsOf(app.context, ['admin:faq:list']);
    const params = { id: (await aRole(app.context, ['admin:faq:list'])).id, permissionId };
    return () => staff(removeRolePermission, { params });
  }),
  'a role of a person': path({ rights: true }, addRoleUser, async () => {
    const params = { id: (await aRole(app.context)).id, userId: (await aPerson()).id };
    return () => staff(addRoleUser, { params });
  }),
  'a role that is taken from a person': path({ rights: true }, removeRoleUser, async () => {
    const { id: userId } = await aPerson();
    const params = { id: (await aRole(app.context, [], [userId])).id, userId };
    return () => staff(removeRoleUser, { params });
  }),
  'the copy of a role': path({ rights: true }, duplicateRole, async () => {
    const { id } = await aRole(app.context, ['admin:faq:list']);
    return () => staff(duplicateRole, { params: { id } });
  }),
  'new staff': path({ rights: true }, createUser, async () => {
    const body = {
      email: `${crypto.randomUUID()}@example.com`,
      firstName: 'Ewa',
      lastName: 'Lis',
      isAdmin: true,
      resetPasswordUrlPattern: 'http://localhost:3000/set-password/:resetPasswordToken',
    };
    return () => staff(createUser, { body });
  }),
  'an investor who becomes staff': path({ rights: true }, updateUser, async () => {
    const { id } = await anInvestor(app.context);
    return () => edited(id, { isAdmin: true });
  }),
  'another address for staff': path({ rights: true }, updateUser, async () => {
    const { id } = await aPerson();
    return () => edited(id, { email: `${crypto.randomUUID()}@example.com` });
  }),
  'staff who may sign in again': path({ rights: true }, updateUser, async () => {
    const { id } = await aUser(app.context, { active: false });
    return () => edited(id, { active: true });
  }),
  'less than these settings demand': path({ refunds: true }, updateConfig, async () => {
    const { fourEyes } = (await staff(getConfig)).data;
    return () => staff(updateConfig, { body: aConfig({ fourEyes: { ...fourEyes, refunds: false } }) });
  }),
};

const lastEntry = async () => {
  const { id } = auditEntries;
  return (await app.context.db.select({ id }).from(auditEntries).orderBy(desc(id)).limit(1))[0]?.id ?? 0;
};
const recordedSince = async (entry: number) =>
  (await app.context.db.select().from(auditEntries).where(gt(auditEntries.id, entry))).map(
    ({ action }) => action,
  );

test.each(Object.entries(paths))(
  '%s waits for a second person, who does it',
  async (_, { demand, prepare }) => {
    const call = await prepare();
    await demandSecond(app.context, demand);
    const before = await lastEntry();
    const { status, proposal } = await call();
    expect(status).toBe(202);
    expect(await recordedSince(before)).toEqual(['proposal.create']);
    const { changes } = (await second(getProposal, { params: { id: proposal ?? 0 } })).data;
    expect((await second(confirmProposal, { params: { id: proposal ?? 0 } })).codes).toEqual([]);
    const proposed = changes.map(({ action }) => action);
    expect(await recordedSince(before)).toEqual(expect.arrayContaining([...proposed, 'proposal.confirm']));
  },
);

test('there is a path for every endpoint that can be proposed, and it needs no second person while nothing is demanded', async () => {
  const declared = allEndpoints.filter(({ endpoint }: { endpoint: Endpoint }) => endpoint.fourEyes);
  const covered = new Set(Object.values(paths).map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`));
  expect(covered).toEqual(new Set(declared.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)));
  for (const { prepare } of Object.values(paths)) {
    const call = await prepare();
    await demandSecond(app.context, {});
    expect((await call()).status).toBe(200);
  }
});

test('of sure lines, those above the amount are proposed by themselves, and the others are accepted', async () => {
  const lines = await importSureLines(app.context, 2);
  const { id } = await anOrderAt('new');
  const above = await aLine('200.00', `Zam. ${id}`);
  await demandSecond(app.context, { acceptanceAbove: 150 });
  const body = { lines: [lines[0] ?? 0, above, lines[1] ?? 0], note: 'As agreed' };
  const results = (await staff(acceptLines, { body })).data;
  expect(results.map(({ code }) => code)).toEqual([null, 'PROPOSED', null]);
  const { rows } = await app.context.db.execute<{ id: number }>(
    `SELECT max(id) AS id FROM proposals WHERE state = 'waiting'`,
  );
  expect((await second(confirmProposal, { params: { id: rows[0]?.id ?? 0 } })).codes).toEqual([]);
  expect((await second(orderEndpoints.getOrder, { params: { id } })).data.status).toBe('paid');
});

test('what other systems have done needs nobody: money that PayPal took, also when staff ask', async () => {
  await demandSecond(app.context, { acceptanceAbove: 0, refunds: true });
  const order = await anOrderThatReached(app, payPal, offer, 'approved');
  expect((await staff(askPayPal, { params: order.transaction })).status).toBe(200);
  expect((await staff(orderEndpoints.getOrder, { params: { id: order.id } })).data.status).toBe('paid');
  expect((await staff(orderEndpoints.acceptOrder, { params: { id: order.id }, body: {} })).status).toBe(202);
});

test('what is not demanded needs nobody: less than the amount, another name, a limit without orders, more demands', async () => {
  const { id: small } = await anOrderAt('paid');
  const { id } = await aSeries(app.context);
  const person = await aPerson();
  await demandSecond(app.context, {
    acceptanceAbove: 200,
    bankAccounts: true,
    terms: true,
    credentials: true,
    rights: true,
  });
  const { bankInfo } = (await staff(getSeries, { params: { id } })).data;
  expect((await staff(orderEndpoints.acceptOrder, { params: { id: small }, body: {} })).status).toBe(200);
  expect((await editedSeries(id, { bankInfo, limit: 77, pricePerShare: 5 })).status).toBe(200);
  expect((await edited(person.id, { lastName: 'Renamed', active: false })).status).toBe(200);
  const { fourEyes } = (await staff(getConfig)).data;
  const more = { ...fourEyes, refunds: true, acceptanceAbove: 100 };
  expect((await staff(updateConfig, { body: aConfig({ fourEyes: more }) })).status).toBe(200);
});

test('the password is asked for again when it is proposed, and when it is confirmed', async () => {
  const call = await paths['a permission of a person']?.prepare();
  await demandSecond(app.context, { rights: true });
  const proposal = (await call?.())?.proposal ?? 0;
  app.setClock(new Date(Date.now() + 601_000));
  expect((await second(confirmProposal, { params: { id: proposal } })).codes).toEqual([
    'PASSWORD_NEEDED_AGAIN',
  ]);
  expect((await call?.())?.codes).toEqual(['PASSWORD_NEEDED_AGAIN']);
});

test('of two who confirm at once on two servers one succeeds', async () => {
  const opened = openServices(app.services.environment, app.databaseUrl);
  const other = await buildApp({ ...opened.services, log: app.services.log });
  try {
    const { accessToken } = await openSession(app.context, await aUser(app.context, { isSuperAdmin: true }));
    const third = caller(other, accessToken);
    for (const name of ['a refund that is recorded', 'a role of a person', 'a payment above the amount']) {
      const call = await paths[name]?.prepare();
      await demandSecond(app.context, paths[name]?.demand ?? {});
      const params = { id: (await call?.())?.proposal ?? 0 };
      const answers = await Promise.all([second, third].map((by) => by(confirmProposal, { params })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.flatMap(({ codes }) => codes)).toEqual(['PROPOSAL_ENDED']);
    }
  } finally {
    await other.http.close();
    await opened.close();
  }
});
