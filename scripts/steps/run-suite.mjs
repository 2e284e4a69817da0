import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { memoryFolder } from './memory-folder.mjs';
import { commandOf, pinnedNode, root, run } from './run.mjs';

/**
 * Runs the tests of some vitest projects, and returns how many passed and a text for each that failed. A run that was
 * interrupted, and a file that could not be loaded, count as one failure each.
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
  const { passed, failed } = resultsIn(report);
  rmSync(folder, { recursive: true, force: true });
  const ended = `the run of ${projects.join(', ')} ended with code ${code}, although no test failed`;
  return { passed, failed: failed.length === 0 && code !== 0 ? [ended] : failed };
}

// Enough of an error to recognize it; the rest is in the output of the test itself.
const LINES_OF_ERROR = 12;

const LIBRARY_LINE = /^ +at (.*(node_modules|node:)|new Promise)/;

/**
 * What a report says: how many tests passed, and a text for each that failed. A file that could not be loaded, and a run that
 * wrote no report, count as one failure each.
 *
 * @param {string} report
 * @returns {{ passed: number, failed: string[] }}
 */
export function resultsIn(report) {
  try {
    const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: numPassedTests, failed: testResults.flatMap(failuresOf) };
  } catch {
    return { passed: 0, failed: ['a run that wrote no report: it was interrupted'] };
  }
}

/**
 * @param {{ name: string, status: string, message: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }} file
 */
function failuresOf({ name, status, message, assertionResults }) {
  const file = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0 && status === 'failed') return [`${file}\n${beginning(message)}`];
  return failed.map((test) => `${file}: ${test.fullName}\n${beginning(test.failureMessages.join('\n'))}`);
}

/** @param {string} error */
function beginning(error) {
  const lines = error.split('\n').filter((line) => !LIBRARY_LINE.test(line));
  return lines.slice(0, LINES_OF_ERROR).join('\n');
}
