import { closingLine } from './steps/closing-line.mjs';
import { installMissing } from './steps/install.mjs';
import { runChecks } from './steps/run-checks.mjs';
import { staticChecks } from './steps/static-checks.mjs';

const closing = closingLine();
await installMissing();
closing.add(await runChecks(staticChecks()));
