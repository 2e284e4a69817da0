import { createAgreement, updateAgreement } from '@share/contract/areas/agreements/agreements.endpoints.ts';
import type { AgreementInput } from '@share/contract/areas/agreements/agreements.schemas.ts';
import { rejectOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import { createSeries } from '@share/contract/areas/series/series.endpoints.ts';
import { beforeEach, expect, test } from 'vitest';
import { agreements } from '../../areas/agreements/agreements.tables.ts';
import { anOffer, anOrder } from '../../testing/books.ts';
import { anAgreementInput } from '../../testing/content/agreements.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { aSeriesInput } from '../../testing/series.ts';

const app = appForAllTests();
const anna = callerForAllTests(app, { can: ['admin:agreement:create', 'admin:series:create'] });
const jan = callerForAllTests(app, { can: ['admin:agreement:create'] });
beforeEach(async () => void (await app.context.db.delete(agreements)));

const send = (key: string, fields: Partial<AgreementInput> = {}, call = anna) =>
  call(createAgreement, { body: anAgreementInput(fields), headers: { 'idempotency-key': key } });
const count = () => app.context.db.$count(agreements);

test('R6 a repeated request gets the same answer and does nothing twice', async () => {
  const first = await send('repeated');
  const second = await send('repeated');
  expect(second.data).toEqual(first.data);
  expect(second.headers.etag).toBe(first.headers.etag);
  expect(await count()).toBe(1);
});

test('R6 when the same request is sent many times at once, one does the work and all get its answer', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => send('at once')));
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  expect(await count()).toBe(1);
});

test('R6 a key that is used again with another body is refused', async () => {
  await send('other body');
  const refused = await send('other body', { active: false });
  expect(refused).toMatchObject({ status: 409, codes: ['IDEMPOTENCY_KEY_REUSED'] });
  expect(await count()).toBe(1);
});

test('R6 a key is valid for its sender and its call only', async () => {
  const first = await send('shared');
  expect((await send('shared', {}, jan)).data.id).not.toBe(first.data.id);
  const series = await anna(createSeries, { body: aSeriesInput(), headers: { 'idempotency-key': 'shared' } });
  expect(series.status).toBe(200);
  expect((await send('shared')).data).toEqual(first.data);
  expect(await count()).toBe(2);
});

test('R6 a key is valid for its record only: it cannot be used again to reject another order', async () => {
  const staff = await app.as({ can: ['admin:order:reject', 'admin:order:get'] });
  const of = await anOffer(app.context);
  const [one, other] = [await anOrder(app.context, { of }), await anOrder(app.context, { of })];
  const reject = (id: number) =>
    staff(rejectOrder, { params: { id }, headers: { 'idempotency-key': 'rejection' } });
  expect((await reject(one.id)).data?.status).toBe('rejected');
  expect((await reject(other.id)).codes).toEqual(['IDEMPOTENCY_KEY_REUSED']);
  expect((await reject(one.id)).data?.id).toBe(one.id);
});

test('R6 the key of an update is ignored: If-Match recognises a repeated one', async () => {
  const staff = await app.as({ can: ['admin:agreement:edit'] });
  const { data } = await anna(createAgreement, { body: anAgreementInput() });
  const update = () =>
    staff(updateAgreement, {
      params: { id: data.id },
      body: anAgreementInput({ active: false }),
      ifMatch: data.version,
      headers: { 'idempotency-key': 'change' },
    });
  expect((await update()).data.version).toBe(data.version + 1);
  expect((await update()).codes).toEqual(['CHANGED_MEANWHILE']);
});

test('R6 the key of a refused request can be used again', async () => {
  const onlyScript = { pl: '<p>Tak</p>', en: '<script>x</script>' };
  expect((await send('refused', { content: onlyScript })).codes).toEqual(['IS_REQUIRED']);
  expect((await send('refused')).status).toBe(200);
});

test('without a key, or with an empty one, every request is done', async () => {
  await Promise.all([send(''), send(''), anna(createAgreement, { body: anAgreementInput() })]);
  expect(await count()).toBe(3);
});

test('a key of more than 200 characters is refused', async () => {
  expect((await send('k'.repeat(200))).status).toBe(200);
  expect(await send('k'.repeat(201))).toMatchObject({ status: 400, codes: ['REQUEST_MALFORMED'] });
});

test('R25 the stored answer contains no secret', async () => {
  const payPalCredentials = {
    productionMode: true,
    productionClientId: 'client',
    productionClientSecret: 'hush',
    sandboxClientId: '',
    sandboxClientSecret: '',
  };
  const body = aSeriesInput({ allowOnlinePayments: true, useDefaultPayPalConfig: false, payPalCredentials });
  await anna(createSeries, { body, headers: { 'idempotency-key': 'secret' } });
  const { rows } = await app.services.pool.query('SELECT * FROM idempotent_answers WHERE key = $1', [
    'secret',
  ]);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toMatch(/hush|v1\./);
});
