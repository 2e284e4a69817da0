import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './run.mjs';
import { runSuite } from './run-suite.mjs';

/** @typedef {import('./run-suite.mjs').Failure} Failure */

// More than that do not fail by chance.
const MOST = 20;

const list = join(root, 'test-results/flaky.txt');

/**
 * Runs each test that failed once more, alone. Those that pass then are flaky: they are named in `test-results/flaky.txt`, too. A
 * flaky test is a defect of itself or of the product.
 *
 * @param {Failure[]} failures
 * @param {typeof runSuite} run
 * @returns {Promise<{ passed: number, failed: string[], flaky: string[] }>}
 */
export async function runAgain(failures, run = runSuite) {
  rmSync(list, { force: true });
  const result = { passed: 0, failed: /** @type {string[]} */ ([]), flaky: /** @type {string[]} */ ([]) };
  if (failures.length > 0) {
    console.log(
      failures.length > MOST
        ? `\n${failures.length} tests failed: none is run again.`
        : `\nRunning again, each alone: ${failures.length} that failed.`,
    );
  }
  for (const failure of failures) {
    const passed = failures.length > MOST || failure.file === null ? null : await passesAlone(failure, run);
    if (passed === null) {
      result.failed.push(failure.text);
    } else {
      result.passed += passed;
      result.flaky.push(titleOf(failure));
    }
  }
  if (result.flaky.length > 0) {
    mkdirSync(dirname(list), { recursive: true });
    writeFileSync(list, `${result.flaky.join('\n')}\n`);
    console.log(`\nFlaky tests are listed in ${relative(root, list)}.`);
  }
  return result;
}

/** @param {string} text */
const escaped = (text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** @param {Failure} failure */
const titleOf = ({ file, name }) => (name === null ? `${file}` : `${file}: ${name}`);

/**
 * How many tests passed when this one, or the file that could not be loaded, ran alone; null unless all did.
 *
 * @param {Failure} failure
 * @param {typeof runSuite} run
 */
async function passesAlone({ projects, file, name }, run) {
  const onlyIt = name === null ? [] : [`--testNamePattern=^${escaped(name)}$`];
  const { passed, failures } = await run({ projects, args: [`${file}`, ...onlyIt] });
  return passed > 0 && failures.length === 0 ? passed : null;
}
