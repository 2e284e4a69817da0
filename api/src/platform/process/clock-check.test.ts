import { pino } from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { appForAllTests } from '../../testing/for-all-tests.ts';
import { openClockCheck } from './clock-check.ts';

const SECOND = 1_000;
const app = appForAllTests();
let logged: Record<string, unknown>[];
beforeEach(() => {
  logged = [];
});

function checkBy(clock: () => number) {
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  return openClockCheck({ pool: app.services.pool, log }, clock);
}

test.each([
  [0, true],
  [50, true],
  [-50, true],
  [70, false],
  [-70, false],
])('a clock that is %i seconds ahead of the database is right: %s', async (seconds, isRight) => {
  expect(await checkBy(() => Date.now() + seconds * SECOND)()).toBe(isRight);
});

test('the time that the database takes to answer is no fault of the clock', async () => {
  const times = [Date.now(), Date.now() + 120 * SECOND];
  expect(await checkBy(() => times.shift() ?? 0)()).toBe(true);
});

test('the clock that tests set does not matter', async () => {
  app.setClock(new Date('2030-01-01T00:00:00Z'));
  expect(await app.services.isClockRight()).toBe(true);
  app.setClock(null);
});

test('each change is logged once, and how far the clock is ahead', async () => {
  let ahead = 0;
  const isClockRight = checkBy(() => Date.now() + ahead * SECOND);
  for (const seconds of [0, 3_600, 3_600, 7_200, 0, 0, -3_600]) {
    ahead = seconds;
    await isClockRight();
  }
  expect(logged.map(({ level, secondsAhead }) => [level, Math.round(Number(secondsAhead) / 60)])).toEqual([
    [50, 60],
    [30, 0],
    [50, -60],
  ]);
});
