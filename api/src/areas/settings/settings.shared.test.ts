import { expect, test } from 'vitest';
import { openNotices } from '../../platform/process/notices.ts';
import { appForAllTests } from '../../testing/for-all-tests.ts';
import { settingsReaders } from './settings.shared.ts';

const app = appForAllTests();

test('R29 no call overtakes those that have waited for the settings before it', async () => {
  const { readStatus } = settingsReaders(app.services, openNotices(app.services));
  const answered: number[] = [];
  const early = Array.from({ length: 100 }, async (_, index) => {
    await readStatus();
    answered.push(index);
  });
  await Promise.race(early);
  await readStatus();
  expect(answered).toEqual(early.map((_, index) => index));
  await Promise.all(early);
});
