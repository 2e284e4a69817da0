import { pathToFileURL } from 'node:url';
import { startOneTimeCodes } from '@share/contract/areas/account/second-factor.endpoints.ts';
import { createSeries, getSeries, updateSeries } from '@share/contract/areas/series/series.endpoints.ts';
import { emptyPayPalCredentials, SECRET_MASK } from '@share/contract/areas/series/series.schemas.ts';
import {
  checkMailServer,
  getConfig,
  getPayPalConfig,
  updatePayPalConfig,
} from '@share/contract/areas/settings/settings.endpoints.ts';
import { checkPermissions } from '@share/contract/areas/shell/shell.endpoints.ts';
import type { PermissionKey } from '@share/contract/shared/permissions.ts';
import { expect, test } from 'vitest';
import { openLog } from '../../platform/log.ts';
import { buildApp } from '../../server.ts';
import { appForAllTests } from '../../testing/for-all-tests.ts';
import { aUser, bearerOf } from '../../testing/people.ts';
import { aSeriesInput } from '../../testing/series.ts';
import { aPayPalConfig } from '../../testing/settings.ts';
import { filesWith } from '../../testing/stored-texts.ts';
import { callerOver } from '../../testing/test-app.ts';

const CANARY = 'canary-Q7';
const app = appForAllTests({
  SMTP_URL: `smtp://user:${CANARY}-smtp@127.0.0.1:1`,
  FIRST_ADMIN_EMAIL: 'first@example.com',
  FIRST_ADMIN_PASSWORD: `${CANARY}-first`,
});

/** Every row of every table as text: what a dump of the database contains. */
async function dump(): Promise<string> {
  const { rows: tables } = await app.services.pool.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
      WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  );
  const contents = await Promise.all(
    tables.map(({ name }) => app.services.pool.query(`SELECT t::text AS row FROM ${name} t`)),
  );
  return JSON.stringify(contents.map(({ rows }) => rows));
}

test('R13, R25, R26 no secret is in an answer, a log line, the audit trail, a dump of the database or a file', async () => {
  const lines: string[] = [];
  const log = openLog('trace', { write: (line) => void lines.push(line) });
  const built = await buildApp({ ...app.services, log });
  const answers: string[] = [];
  const as = async (...can: PermissionKey[]) => {
    const authorization = await bearerOf(app.context, await aUser(app.context, { can }));
    return callerOver(
      async (request) => {
        const { statusCode, headers, body } = await built.http.inject(request);
        answers.push(body);
        return { status: statusCode, headers, text: body };
      },
      authorization.replace('Bearer ', ''),
    );
  };
  const staff = await as('admin:settings:get', 'admin:settings:edit');
  const body = aPayPalConfig({
    productionMode: true,
    productionClientId: 'client',
    productionClientSecret: `${CANARY}-production`,
    sandboxClientSecret: `${CANARY}-sandbox`,
  });

  const { data } = await staff(updatePayPalConfig, { body });
  expect(data.defaultCredentials.productionClientSecret).toBe(SECRET_MASK);
  expect((await staff(updatePayPalConfig, { body, ifMatch: 1 })).status).toBe(412);
  expect((await staff(updatePayPalConfig, { body: { ...body, maxAmount: -1 } })).status).toBe(422);
  expect((await (await as('admin:settings:get'))(updatePayPalConfig, { body })).status).toBe(403);
  expect((await staff(checkMailServer)).data.outcome).toBe('not-reachable');
  for (const endpoint of [getPayPalConfig, getConfig, checkPermissions]) await staff(endpoint);

  const sellers = await as('admin:series:create', 'admin:series:edit', 'admin:series:list');
  const ofSeries = () =>
    aSeriesInput({
      allowOnlinePayments: true,
      useDefaultPayPalConfig: false,
      payPalCredentials: {
        ...emptyPayPalCredentials(),
        productionMode: true,
        productionClientId: 'client',
        productionClientSecret: `${CANARY}-series-production`,
        sandboxClientId: 'client',
        sandboxClientSecret: `${CANARY}-series-sandbox`,
      },
    });
  const { data: sold } = await sellers(createSeries, { body: ofSeries() });
  expect(sold.payPalCredentials.productionClientSecret).toBe(SECRET_MASK);
  const params = { id: sold.id };
  expect((await sellers(updateSeries, { params, body: { ...ofSeries(), limit: -1 } })).status).toBe(422);
  expect((await sellers(updateSeries, { params, body: ofSeries() })).status).toBe(200);
  expect((await sellers(getSeries, { params })).status).toBe(200);
  const { secret: ofCodes } = (await staff(startOneTimeCodes)).data;
  await built.http.close();

  const secret = new RegExp(`${CANARY}|v1\\.[\\w-]+\\.`);
  expect(answers).toHaveLength(13);
  expect(answers.join()).not.toMatch(secret);
  expect(lines.length).toBeGreaterThan(8);
  expect(lines.join()).not.toMatch(secret);
  expect(lines.join()).not.toContain(ofCodes);
  const stored = await dump();
  for (const known of ['payPalConfig.update', 'series.create', 'series.update', 'first@example.com'])
    expect(stored).toContain(known);
  const { secretKey, dataDir } = app.services.environment;
  for (const kept of [CANARY, ofCodes, secretKey]) expect(stored).not.toContain(kept);
  const folder = pathToFileURL(dataDir).href;
  for (const kept of [CANARY, ofCodes]) expect(filesWith(folder, kept)).toEqual([]);
});
