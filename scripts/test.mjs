import { buildAdmin } from './steps/build-admin.mjs';
import { closingLine } from './steps/closing-line.mjs';
import { installMissing } from './steps/install.mjs';
import { runChecks } from './steps/run-checks.mjs';
import { runSuite } from './steps/run-suite.mjs';
import { staticChecks } from './steps/static-checks.mjs';

// Quick steps first. The tests of real processes mostly wait for them to start and to end, so they run beside the browser's.
const suites = [[['contract', 'admin-unit', 'api']], [['runtime'], ['browser']]];
// With arguments, such as the name of a file, only the selected tests run.
const args = process.argv.slice(2);

const closing = closingLine();
await installMissing();
if (args.length === 0) closing.add(await runChecks(staticChecks()));
await buildAdmin();
for (const together of suites) {
  const results = await Promise.all(together.map((projects) => runSuite(projects, args)));
  for (const result of results) closing.add(result);
}
