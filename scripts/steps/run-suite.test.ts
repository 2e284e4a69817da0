import { expect, it } from 'vitest';
import { runSuite } from './run-suite.mjs';

it('counts a run that broke off as a failure', async () => {
  expect(await runSuite(['no-such-project'], [])).toEqual({ passed: 0, failed: 1 });
});
