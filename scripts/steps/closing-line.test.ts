import { expect, it } from 'vitest';
import { pinnedNode, runQuietly } from './run.mjs';

const module = new URL('closing-line.mjs', import.meta.url).href;

it.each([
  [
    'what passed',
    'c.addTests({ passed: 2, failed: 0 }); c.addChecks({ passed: ["a"], failed: [] })',
    '3 passed, 0 failed',
  ],
  ['a failed test', 'c.addTests({ passed: 2, failed: 1 })', '2 passed, 1 failed'],
  [
    'a failed check by its name',
    'c.addTests({ passed: 2, failed: 0 }); c.addChecks({ passed: ["a"], failed: ["types"] })',
    'failed: types\n3 passed, 1 failed',
  ],
  ['a run of nothing as a failure', '', '0 passed, 1 failed'],
  [
    'a run that broke off as a failure',
    'c.addTests({ passed: 2, failed: 0 }); process.exit(1)',
    '2 passed, 1 failed',
  ],
])('the closing line shows %s, and the exit code agrees', async (_, script, line) => {
  const source = `import { closingLine } from '${module}'; const c = closingLine(); ${script}`;
  const { ok, output } = await runQuietly(pinnedNode, ['--input-type=module', '-e', source]);
  expect(output.trim()).toBe(line);
  expect(output.endsWith('failed\n')).toBe(true);
  expect(ok).toBe(line.endsWith(' 0 failed'));
});
