/** @module-tag essential */
import { expect, it } from 'vitest';
import { pinnedNode, runQuietly } from './run.mjs';

const module = new URL('closing-line.mjs', import.meta.url).href;

it.each([
  ['what passed', 'c.add({ passed: 2, failed: [] }); c.add({ passed: 1, failed: [] })', '3 passed, 0 failed'],
  [
    'what failed',
    'c.add({ passed: 2, failed: ["a test\\nits error"] }); c.add({ passed: 1, failed: ["types"] })',
    'failed: a test\nits error\nfailed: types\n3 passed, 2 failed',
  ],
  [
    'what passed only when it was run again',
    'c.add({ passed: 2, failed: [], flaky: ["a test"] })',
    'flaky: a test\n2 passed, 0 failed',
  ],
  ['a run of nothing as a failure', '', '0 passed, 1 failed'],
  [
    'a run that broke off as a failure',
    'c.add({ passed: 2, failed: [] }); process.exit(1)',
    '2 passed, 1 failed',
  ],
])('the closing line shows %s, and the exit code agrees', async (_, script, line) => {
  const source = `import { closingLine } from '${module}'; const c = closingLine(); ${script}`;
  const { ok, output } = await runQuietly(pinnedNode, ['--input-type=module', '-e', source]);
  expect(output.trim()).toBe(line);
  expect(output.endsWith('failed\n')).toBe(true);
  expect(ok).toBe(line.endsWith(' 0 failed'));
});
