import { createAgreement } from '@share/contract/areas/agreements/agreements.endpoints.ts';
import { getHome } from '@share/contract/areas/home/home.endpoints.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { anOffer, anOrder, aSeries } from '../../testing/books.ts';
import { anAgreementInput } from '../../testing/content/agreements.ts';
import { appForAllTests } from '../../testing/for-all-tests.ts';
import { aUser } from '../../testing/people.ts';
import { aTestApp, type Caller, type TestApp } from '../../testing/test-app.ts';

const app = appForAllTests();
const stepsOf = async (call: Caller) => (await call(getHome)).data.firstSteps;
const doneOf = async (call: Caller) =>
  Object.fromEntries((await stepsOf(call))?.map(({ name, isDone }) => [name, isDone]) ?? []);

test('a new platform shows its only administrator what it needs, ticked by what is there, until somebody orders', async () => {
  const call = await app.as('super admin');
  expect((await stepsOf(call))?.map(({ name, isDone }) => [name, isDone])).toEqual([
    ['secondFactor', false],
    ['mailServer', false],
    ['siteSettings', false],
    ['colleagues', false],
    ['agreements', false],
    ['series', false],
    ['offers', false],
  ]);
  const { context } = app;
  await context.db.execute(
    sql`UPDATE site_settings SET contact_send_to = 'office@example.com', seo_title = '{"pl":"Udziały","en":"Shares"}'`,
  );
  await aUser(context);
  await call(createAgreement, { body: anAgreementInput({ target: 'registration' }) });
  await aSeries(context, { accountNumber: '' });
  expect(await doneOf(call)).toMatchObject({
    siteSettings: true,
    colleagues: true,
    agreements: true,
    series: false,
  });
  await aSeries(context);
  await anOffer(context, { isVisible: false });
  expect(await doneOf(call)).toMatchObject({ series: true, offers: false });
  const offer = await anOffer(context);
  expect(await doneOf(call)).toEqual({
    secondFactor: false,
    mailServer: false,
    siteSettings: true,
    colleagues: true,
    agreements: true,
    series: true,
    offers: true,
  });
  await anOrder(context, { of: offer, quantity: 1 });
  expect(await stepsOf(call)).toBeNull();
});

test('everybody sees the steps that they may do; the own second factor is none by itself', async () => {
  const other: TestApp = await aTestApp({ SMTP_URL: 'smtp://localhost:2525' });
  try {
    const editor = await other.as({ can: ['admin:agreement:create'] });
    expect(await doneOf(editor)).toEqual({ secondFactor: false, agreements: false });
    await editor(createAgreement, { body: anAgreementInput({ target: 'registration' }) });
    expect(await stepsOf(editor)).toBeNull();
    expect(await stepsOf(await other.as({ can: ['admin:order:list'] }))).toBeNull();
    const settings = await other.as({ can: ['admin:settings:edit'] });
    expect(await doneOf(settings)).toMatchObject({ mailServer: true, siteSettings: false });
  } finally {
    await other.close();
  }
});
