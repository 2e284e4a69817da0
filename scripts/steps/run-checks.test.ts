/** @module-tag essential */
import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root, runQuietly } from './run.mjs';
import { runChecks } from './run-checks.mjs';
import { staticChecks } from './static-checks.mjs';

const check = (title: string, script: string) => ({ title, program: ['-e', script] });

it('every check runs, and the failed ones are named', async () => {
  const checks = [
    check('one', 'process.exit(2)'),
    check('two', ''),
    check('three', 'throw 1'),
    check('four', ''),
  ];
  const { passed, failed } = await runChecks(checks);
  expect([passed, failed.sort()]).toEqual([2, ['one', 'three']]);
});

it('the complete output of a check is returned', async () => {
  const script = 'console.log("out"); console.error("err"); process.exit(1)';
  expect(await runQuietly(process.execPath, ['-e', script])).toEqual({ ok: false, output: 'out\nerr\n' });
});

it('the types of every workspace are checked', () => {
  const found = globSync('{*,*/*}/tsconfig*.json', { cwd: root, exclude: ['node_modules'] });
  const wanted = found.map((path) => path.replace('/tsconfig.json', '')).sort();
  const checked = staticChecks().flatMap(({ title }) => /^types of (.+)/.exec(title)?.[1] ?? []);
  expect(checked.sort()).toEqual(wanted);
});
