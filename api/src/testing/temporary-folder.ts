import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** An empty folder that is removed after the test. Its name has characters that badly written programs cannot handle. */
export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'żółty dom ')));
  chmodSync(folder, 0o755); // PostgreSQL's own user must be able to enter when root runs the tests.
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
