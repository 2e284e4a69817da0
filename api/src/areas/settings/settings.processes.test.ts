/** @module-tag essential */
import { getPublicConfig } from '@share/contract/areas/settings/public-config.endpoints.ts';
import { getConfig, updateConfig } from '@share/contract/areas/settings/settings.endpoints.ts';
import { getStatus } from '@share/contract/areas/shell/shell.endpoints.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openNotices } from '../../platform/process/notices.ts';
import { appForAllTests } from '../../testing/for-all-tests.ts';
import { aUser, bearerOf } from '../../testing/people.ts';
import { callerAt, serverProcesses } from '../../testing/processes/server-processes.ts';
import { aConfig } from '../../testing/settings.ts';
import { settingsReaders } from './settings.shared.ts';

const app = appForAllTests();

/** Readers without a connection for notifications. */
const readersOf = ({ services }: typeof app) => settingsReaders(services, openNotices(services));

test('R9 a server uses what it has read for a second, then what another one has saved; its own changes at once', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const [own, other] = [readersOf(app), readersOf(app)];
  const isClosed = async ({ readStatus }: typeof own) => (await readStatus()).maintenanceMode;
  expect([await isClosed(own), await isClosed(other)]).toEqual([false, false]);
  await app.services.pool.query('UPDATE site_settings SET maintenance_mode = true');
  own.forgetSettings();
  expect([await isClosed(own), await isClosed(other)]).toEqual([true, false]);
  vi.advanceTimersByTime(1_000);
  expect(await isClosed(other)).toBe(true);
  await app.services.pool.query('UPDATE site_settings SET maintenance_mode = false');
});

test('R9 what was read before a change is not used after it', async () => {
  const readers = readersOf(app);
  const reading = readers.readStatus();
  readers.forgetSettings();
  await reading;
  await app.services.pool.query('UPDATE site_settings SET maintenance_mode = true');
  expect((await readers.readStatus()).maintenanceMode).toBe(true);
  await app.services.pool.query('UPDATE site_settings SET maintenance_mode = false');
});

test('MNT-01, SET-06, SET-10 what one server saves for the site, and that it is closed, holds at another one', async () => {
  const servers = await serverProcesses(app, 2);
  onTestFinished(servers.stop);
  const [one = '', two = ''] = servers.addresses;
  const staff = await bearerOf(
    app.context,
    await aUser(app.context, { can: ['admin:settings:get', 'admin:settings:edit'] }),
  );
  const call = callerAt(one, staff.replace('Bearer ', ''));
  const visitor = callerAt(two, '');
  const shown = async (at: typeof visitor) => {
    const { seoTitle, seoDescription, socialMediaIcons } = (await at(getPublicConfig)).data;
    return { seoTitle, seoDescription, socialMediaIcons };
  };
  const both = (text: string) => ({ pl: text, en: `${text} EN` });
  const seo = { seoTitle: both('Nowy tytuł'), seoDescription: both('Nowy opis') };
  const url = 'https://linkedin.com/company/shares';
  const [linkedIn, ...others] = aConfig().socialMediaIcons;
  // Both servers have cached the former settings.
  for (const at of [callerAt(one, ''), visitor]) expect((await shown(at)).socialMediaIcons).toEqual([]);
  const saved = { ...seo, socialMediaIcons: [{ name: 'LinkedIn', icon: 'linkedin', url }] };
  await call(updateConfig, {
    body: aConfig({
      ...seo,
      socialMediaIcons: [{ ...linkedIn, isEnabled: true, url, position: 1 }, ...others],
    }),
  });
  expect(await shown(callerAt(one, ''))).toEqual(saved);
  await expect.poll(() => shown(visitor), { interval: 5 }).toEqual(saved);

  expect((await visitor(getStatus)).data.maintenanceMode).toBe(false);
  await call(updateConfig, { body: aConfig({ maintenanceMode: true }) });
  expect((await call(getConfig)).data.maintenanceMode).toBe(true);
  await expect.poll(async () => (await visitor(getStatus)).data.maintenanceMode).toBe(true);
});
