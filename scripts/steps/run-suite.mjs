import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { memoryFolder } from './memory-folder.mjs';
import { commandOf, pinnedNode, root, run } from './run.mjs';

/**
 * A test that failed; a file that could not be loaded, or a run that broke off, is one without a name.
 *
 * @typedef {{ projects: string[], file: string | null, name: string | null, text: string }} Failure
 */

/**
 * Runs a suite, and returns how many of its tests passed and which failed.
 *
 * @param {import('./suites.mjs').Suite} suite
 * @returns {Promise<{ passed: number, failures: Failure[] }>}
 */
export async function runSuite({ projects, args }) {
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
      ...args,
    ],
    memory === undefined ? {} : { env: { ...process.env, TMPDIR: memory } },
  );
  const { passed, failed } = resultsIn(report);
  rmSync(folder, { recursive: true, force: true });
  const text = `the run of ${projects.join(', ')} ended with code ${code}, although no test failed`;
  const broken = failed.length === 0 && code !== 0 ? [{ file: null, name: null, text }] : failed;
  return { passed, failures: broken.map((failure) => ({ projects, ...failure })) };
}

// Enough of an error to recognize it; the rest is in the output of the test itself.
const LINES_OF_ERROR = 12;

const LIBRARY_LINE = /^ +at (.*(node_modules|node:)|new Promise)/;

/**
 * What a report says: how many tests passed, and which failed. A file that could not be loaded, and a run that wrote no report,
 * count as one failure each.
 *
 * @param {string} report
 * @returns {{ passed: number, failed: Omit<Failure, 'projects'>[] }}
 */
export function resultsIn(report) {
  try {
    const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: numPassedTests, failed: testResults.flatMap(failuresOf) };
  } catch {
    const text = 'a run that wrote no report: it was interrupted';
    return { passed: 0, failed: [{ file: null, name: null, text }] };
  }
}

/**
 * @param {{ name: string, status: string, message: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }} result
 * @returns {Omit<Failure, 'projects'>[]}
 */
function failuresOf({ name: path, status, message, assertionResults }) {
  const file = relative(root, path);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0 && status === 'failed')
    return [{ file, name: null, text: `${file}\n${beginning(message)}` }];
  return failed.map(({ fullName: name, failureMessages }) => ({
    file,
    name,
    text: `${file}: ${name}\n${beginning(failureMessages.join('\n'))}`,
  }));
}

/** @param {string} error */
function beginning(error) {
  const lines = error.split('\n').filter((line) => !LIBRARY_LINE.test(line));
  return lines.slice(0, LINES_OF_ERROR).join('\n');
}
