/** @module-tag essential */
import { expect, it } from 'vitest';
import { runAgain } from './run-again.mjs';
import type { Failure } from './run-suite.mjs';

const failure = (name: string | null, file: string | null = 'a.test.ts'): Failure => ({
  projects: ['api'],
  file,
  name,
  text: `${file}: ${name}: failed`,
});

/** Runs nothing: the tests of those names pass. */
function machineWhere(...passing: string[]) {
  const runs: string[][] = [];
  const run: typeof import('./run-suite.mjs').runSuite = async ({
    projects,
    args: [file = '', only = ''],
  }) => {
    runs.push([...projects, file, only]);
    const passes = passing.some((name) => new RegExp(only.replace('--testNamePattern=', '')).test(name));
    return passes ? { passed: 1, failures: [] } : { passed: 0, failures: [failure('again')] };
  };
  return { runs, run };
}

it('a test that failed runs once more alone, and is flaky if it passes then', async () => {
  const { runs, run } = machineWhere('adds up (1 + 1)', 'adds up (1 + 1) to 2');
  const result = await runAgain([failure('adds up (1 + 1)'), failure('counts')], run);
  expect(result).toEqual({
    passed: 1,
    failed: ['a.test.ts: counts: failed'],
    flaky: ['a.test.ts: adds up (1 + 1)'],
  });
  expect(runs).toEqual([
    ['api', 'a.test.ts', String.raw`--testNamePattern=^adds up \(1 \+ 1\)$`],
    ['api', 'a.test.ts', '--testNamePattern=^counts$'],
  ]);
});

it('a run that broke off, and many failures, are not tried again', async () => {
  const { runs, run } = machineWhere('counts');
  expect(await runAgain([failure(null, null)], run)).toMatchObject({ passed: 0, flaky: [] });
  const many = Array.from({ length: 21 }, () => failure('counts'));
  expect((await runAgain(many, run)).failed).toHaveLength(21);
  expect(runs).toEqual([]);
});
