import { createSeries, getSeries, updateSeries } from '@share/contract/areas/series/series.endpoints.ts';
import {
  emptyPayPalCredentials,
  type PayPalCredentialsInput,
  SECRET_MASK,
  type SeriesInput,
} from '@share/contract/areas/series/series.schemas.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries } from '../../platform/records/audit.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { aSeriesInput } from '../../testing/series.ts';
import { series } from './series.tables.ts';

const app = appForAllTests();
const call = callerForAllTests(app, { can: ['admin:series:create', 'admin:series:edit'] });

/** A series with online payments and its own credentials, in production mode unless overridden. */
const own = (credentials: Partial<PayPalCredentialsInput>): SeriesInput =>
  aSeriesInput({
    allowOnlinePayments: true,
    useDefaultPayPalConfig: false,
    payPalCredentials: {
      ...emptyPayPalCredentials(),
      productionMode: true,
      productionClientId: 'client',
      sandboxClientId: 'sandbox client',
      ...credentials,
    },
  });
const create = (body: SeriesInput) => call(createSeries, { body });
const update = (id: number, body: SeriesInput) => call(updateSeries, { params: { id }, body });

async function stored(id: number) {
  const [found] = await app.context.db.select().from(series).where(eq(series.id, id));
  if (!found) throw new Error('No such series');
  return found;
}
const open = (sealed: string | null, place: string) => app.services.secrets.open(sealed ?? '', place);

test('R25 a secret is encrypted for its own row in the database, and masked in every answer', async () => {
  const { data } = await create(own({ productionClientSecret: 'hush-1', sandboxClientSecret: 'hush-2' }));
  expect(data.payPalCredentials).toMatchObject({
    productionClientId: 'client',
    productionClientSecret: SECRET_MASK,
    sandboxClientSecret: SECRET_MASK,
  });
  const row = await stored(data.id);
  expect(JSON.stringify(row)).not.toContain('hush');
  expect(open(row.productionClientSecret, `series:productionClientSecret:${data.id}`)).toBe('hush-1');
  expect(open(row.sandboxClientSecret, `series:sandboxClientSecret:${data.id}`)).toBe('hush-2');
  expect(() => open(row.productionClientSecret, `series:productionClientSecret:${data.id + 1}`)).toThrow();
  const read = await call(getSeries, { params: { id: data.id } });
  expect(JSON.stringify(read.data)).not.toMatch(/hush|v1\./);
  expect(read.data).toEqual(data);
});

test('the audit trail contains no secret, not even encrypted', async () => {
  const { data } = await create(own({ productionClientSecret: 'hush' }));
  await update(data.id, own({ productionClientSecret: 'hush again' }));
  const entries = await app.context.db.select().from(auditEntries).where(eq(auditEntries.entityId, data.id));
  expect(entries.length).toBeGreaterThan(1);
  expect(JSON.stringify(entries.map(({ before, after }) => [before, after]))).not.toMatch(/hush|v1\./);
});

test('the mask does not change a stored secret, another text replaces it', async () => {
  const { data } = await create(own({ productionClientSecret: 'first' }));
  const before = await stored(data.id);
  await update(data.id, own({ productionClientSecret: SECRET_MASK, productionClientId: 'other' }));
  const saved = await stored(data.id);
  expect(saved.productionClientSecret).toBe(before.productionClientSecret);
  expect(saved.productionClientId).toBe('other');
  await update(data.id, own({ productionClientSecret: 'second' }));
  const replaced = await stored(data.id);
  expect(open(replaced.productionClientSecret, `series:productionClientSecret:${data.id}`)).toBe('second');
});

test('SER-20 secrets are not changed while their fields are hidden and sent empty', async () => {
  const { data } = await create(own({ productionClientSecret: 'first' }));
  const before = await stored(data.id);
  await update(data.id, aSeriesInput({ useDefaultPayPalConfig: true }));
  expect((await stored(data.id)).productionClientSecret).toBe(before.productionClientSecret);
});

test.each<[string, Partial<PayPalCredentialsInput>, string[]]>([
  ['production', { productionClientId: '' }, ['productionClientId', 'productionClientSecret']],
  ['sandbox', { productionMode: false, sandboxClientId: '' }, ['sandboxClientId', 'sandboxClientSecret']],
])(
  'SER-21 the credentials of %s mode are required while their fields are shown',
  async (_, credentials, fields) => {
    const refused = await create(own(credentials));
    expect(refused.errors.map(({ path, code }) => [path, code])).toEqual(
      fields.map((field) => [`payPalCredentials.${field}`, 'IS_REQUIRED']),
    );
    const hidden = { ...own(credentials), useDefaultPayPalConfig: true };
    expect((await create(hidden)).status).toBe(200);
    expect((await create({ ...own(credentials), allowOnlinePayments: false })).status).toBe(200);
  },
);

test('the mask is refused if no secret is stored', async () => {
  const masked = own({ productionClientSecret: SECRET_MASK });
  const fault = { code: 'IS_REQUIRED', path: 'payPalCredentials.productionClientSecret' };
  expect((await create(masked)).errors).toMatchObject([fault]);
  const { data } = await create(own({ productionMode: false, sandboxClientSecret: 'only sandbox' }));
  expect((await update(data.id, masked)).errors).toMatchObject([fault]);
});

test('R25 a stored secret is removed on purpose, but not the one that the chosen mode needs', async () => {
  const { data } = await create(own({ productionClientSecret: 'hush-1', sandboxClientSecret: 'hush-2' }));
  const { data: changed } = await update(data.id, own({ sandboxClientSecret: null }));
  expect(changed.payPalCredentials).toMatchObject({
    productionClientSecret: SECRET_MASK,
    sandboxClientSecret: '',
  });
  expect((await stored(data.id)).sandboxClientSecret).toBeNull();
  const removed = own({ productionClientSecret: null });
  expect((await update(data.id, removed)).codes).toEqual(['IS_REQUIRED']);
  expect((await update(data.id, { ...removed, useDefaultPayPalConfig: true })).status).toBe(200);
  expect((await stored(data.id)).productionClientSecret).toBeNull();
});
