import { SECRET_MASK } from '@share/contract/areas/series/series.schemas.ts';
import { getPayPalConfig, updatePayPalConfig } from '@share/contract/areas/settings/settings.endpoints.ts';
import { desc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { auditEntries } from '../../platform/records/audit.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { aPayPalConfig } from '../../testing/settings.ts';
import { payPalSettings } from './settings.tables.ts';

const app = appForAllTests();
const call = callerForAllTests(app, { can: ['admin:settings:get', 'admin:settings:edit'] });
const save = (body: ReturnType<typeof aPayPalConfig>, ifMatch?: number) =>
  call(updatePayPalConfig, { body, ...(ifMatch === undefined ? {} : { ifMatch }) });

async function stored() {
  const [found] = await app.context.db.select().from(payPalSettings);
  if (!found) throw new Error('The settings of PayPal are missing');
  return found;
}
const open = (sealed: string | null, place: string) => app.services.secrets.open(sealed ?? '', place);

beforeEach(async () => {
  const noSecrets = { productionClientSecret: null, sandboxClientSecret: null };
  await app.context.db.update(payPalSettings).set(noSecrets);
});

test('SET-17, SET-19 what is saved is what is read, with masked secrets', async () => {
  const saved = await save(aPayPalConfig());
  expect(saved.data).toEqual({
    version: expect.any(Number),
    maxAmount: 50_000.5,
    defaultCredentials: { ...aPayPalConfig().defaultCredentials, sandboxClientSecret: SECRET_MASK },
  });
  expect((await call(getPayPalConfig)).data).toEqual(saved.data);
});

test('R25 a secret is encrypted for its own place; mask and empty text keep it, another text replaces it', async () => {
  await save(aPayPalConfig({ sandboxClientSecret: 'first' }));
  const first = await stored();
  expect(open(first.sandboxClientSecret, 'payPalConfig:sandboxClientSecret:1')).toBe('first');
  expect(() => open(first.sandboxClientSecret, 'series:sandboxClientSecret:1')).toThrow();
  await save(aPayPalConfig({ sandboxClientSecret: SECRET_MASK, sandboxClientId: 'other' }));
  await save(
    aPayPalConfig({
      productionMode: true,
      productionClientId: 'p',
      productionClientSecret: 'own',
      sandboxClientSecret: '',
    }),
  );
  const unchanged = await stored();
  expect(unchanged.sandboxClientSecret).toBe(first.sandboxClientSecret);
  expect(open(unchanged.productionClientSecret, 'payPalConfig:productionClientSecret:1')).toBe('own');
  expect((await save(aPayPalConfig({ sandboxClientSecret: '' }))).status).toBe(200);
  expect((await stored()).sandboxClientSecret).toBe(first.sandboxClientSecret);
  await save(aPayPalConfig({ sandboxClientSecret: 'second' }));
  expect(open((await stored()).sandboxClientSecret, 'payPalConfig:sandboxClientSecret:1')).toBe('second');
});

test.each([
  ['sandbox', { sandboxClientId: '', sandboxClientSecret: '' }, ['sandboxClientId', 'sandboxClientSecret']],
  ['production', { productionMode: true }, ['productionClientId', 'productionClientSecret']],
])(
  'SET-14 the credentials of %s mode are required, those of the other are not',
  async (_, credentials, fields) => {
    const refused = await save(aPayPalConfig(credentials));
    expect(refused.errors.map(({ path, code }) => [path, code])).toEqual(
      fields.map((field) => [`defaultCredentials.${field}`, 'IS_REQUIRED']),
    );
  },
);

test('SET-14 the mask is no secret where none is stored', async () => {
  const refused = await save(aPayPalConfig({ sandboxClientSecret: SECRET_MASK }));
  expect(refused.errors).toMatchObject([
    { code: 'IS_REQUIRED', path: 'defaultCredentials.sandboxClientSecret' },
  ]);
});

test.each([
  [-1, 'MUST_NOT_BE_NEGATIVE'],
  [0.001, 'TOO_MANY_DECIMALS'],
  [1e15, 'VALUE_TOO_LARGE'],
])('CON-03 a largest amount of %s is refused', async (maxAmount, code) => {
  expect((await save(aPayPalConfig({}, maxAmount))).errors).toMatchObject([{ code, path: 'maxAmount' }]);
});

test('R7 a save that is based on an older version is refused', async () => {
  const { data } = await save(aPayPalConfig());
  await save(aPayPalConfig());
  expect((await save(aPayPalConfig(), data.version)).codes).toEqual(['CHANGED_MEANWHILE']);
});

test('I-28 each change is in the audit trail', async () => {
  await save(aPayPalConfig({}, 10));
  await save(aPayPalConfig({}, 20));
  const entries = await app.context.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.entity, 'payPalConfig'));
  expect(entries.at(-1)).toMatchObject({
    action: 'payPalConfig.update',
    before: { maxAmount: 10 },
    after: { maxAmount: 20, defaultCredentials: { sandboxClientSecret: SECRET_MASK } },
  });
});

test('R25 a stored secret is removed on purpose, and the audit trail says so', async () => {
  const production = { productionClientId: 'p', productionClientSecret: 'own' };
  await save(aPayPalConfig(production));
  const { data } = await save(aPayPalConfig({ ...production, productionClientSecret: null }));
  expect(data.defaultCredentials.productionClientSecret).toBe('');
  expect(await stored()).toMatchObject({
    productionClientSecret: null,
    sandboxClientSecret: expect.any(String),
  });
  const [entry] = await app.context.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  expect(entry).toMatchObject({
    action: 'payPalConfig.update',
    before: { defaultCredentials: { productionClientSecret: SECRET_MASK } },
    after: { defaultCredentials: { productionClientSecret: '' } },
  });
});

test('the secret of the chosen mode is removed only while nobody can pay with it', async () => {
  await save(aPayPalConfig());
  const removed = aPayPalConfig({ sandboxClientSecret: null });
  expect((await save(removed)).errors).toMatchObject([
    { code: 'IS_REQUIRED', path: 'defaultCredentials.sandboxClientSecret' },
  ]);
  expect((await save({ ...removed, maxAmount: 0 })).status).toBe(200);
  expect((await stored()).sandboxClientSecret).toBeNull();
});
