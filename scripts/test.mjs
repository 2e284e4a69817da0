import { buildAdmin } from './steps/build-admin.mjs';
import { closingLine } from './steps/closing-line.mjs';
import { installMissing } from './steps/install.mjs';
import { runAgain } from './steps/run-again.mjs';
import { runChecks } from './steps/run-checks.mjs';
import { runSuite } from './steps/run-suite.mjs';
import { staticChecks } from './steps/static-checks.mjs';
import { suitesFor } from './steps/suites.mjs';

const args = process.argv.slice(2);
const isComplete = args.length === 0 || args[0] === '--all';
if (args[0] === '--all') {
  // How often generated tests of components run, and services lie.
  process.env.VITE_ROUNDS ??= '5';
  process.env.LIE_ROUNDS ??= '5';
}

const closing = closingLine();
await installMissing();
if (isComplete) closing.add(await runChecks(staticChecks()));
await buildAdmin();
/** @type {import('./steps/run-suite.mjs').Failure[]} */
const failures = [];
const lanes = suitesFor(args).map(async (lane) => {
  for (const suite of lane) {
    const result = await runSuite(suite);
    closing.add({ passed: result.passed, failed: [] });
    failures.push(...result.failures);
  }
});
await Promise.all(lanes);
closing.add(await runAgain(failures));
