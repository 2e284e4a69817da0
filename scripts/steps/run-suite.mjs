import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryFolder } from './memory-folder.mjs';
import { commandOf, pinnedNode, run } from './run.mjs';

/**
 * Runs the tests of some vitest projects and counts them. A run that was interrupted, and a file that could not be loaded,
 * count as one failure each.
 *
 * @param {string[]} projects
 * @param {string[]} args further arguments for vitest, such as a file name
 */
export async function runSuite(projects, args) {
  const folder = mkdtempSync(join(tmpdir(), 'share-results-'));
  const report = join(folder, 'results.json');
  // Processes that are killed must find on a disk what they had written.
  const memory = projects.includes('runtime') ? undefined : memoryFolder();
  const code = await run(
    pinnedNode,
    [
      commandOf('vitest'),
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...(args.length > 0 ? ['--passWithNoTests', ...args] : []),
    ],
    memory === undefined ? {} : { env: { ...process.env, TMPDIR: memory } },
  );
  const { passed, failed } = countIn(report);
  rmSync(folder, { recursive: true, force: true });
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed };
}

/**
 * Counts the tests in a report; a file that could not be loaded, and a run that wrote no report, count as one failure each.
 *
 * @param {string} report
 */
export function countIn(report) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    /** @type {{ status: string, assertionResults: { status: string }[] }[]} */
    const files = testResults;
    const broken = files.filter((file) => {
      return file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed');
    });
    return { passed: numPassedTests, failed: numFailedTests + broken.length };
  } catch {
    return { passed: 0, failed: 1 }; // No report was written: the run was interrupted.
  }
}
