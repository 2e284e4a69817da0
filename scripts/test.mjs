import { buildAdmin } from './steps/build-admin.mjs';
import { installMissing } from './steps/install.mjs';
import { runSuite } from './steps/run-suite.mjs';

// In this order, one after the other: what is quick first, and nothing beside the tests that time real processes.
const suites = [['contract', 'admin-unit', 'api'], ['runtime'], ['browser']];
const args = process.argv.slice(2);

let passed = 0;
let failed = 0;
process.on('exit', () => {
  // Whatever happened, this is the last line, and it never claims success for what did not run.
  if (passed + failed === 0) failed = 1;
  process.exitCode = failed > 0 ? 1 : 0;
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
});

await installMissing();
await buildAdmin();
for (const projects of suites) {
  const result = await runSuite(projects, args);
  passed += result.passed;
  failed += result.failed;
}
