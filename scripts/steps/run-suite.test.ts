/** @module-tag essential */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from './run.mjs';
import { resultsIn } from './run-suite.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'results-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('the results of a run are', () => {
  it('the number of passed tests, and the failed ones with the beginning of their errors', () => {
    const report = reportOf(file('a.test.ts', [passed, failed]), file('b.test.ts', [passed]));
    expect(resultsIn(report)).toEqual({
      passed: 2,
      failed: [
        {
          file: 'a.test.ts',
          name: 'adds up',
          text: 'a.test.ts: adds up\nexpected 3\n    at a.test.ts:2',
        },
      ],
    });
  });

  it('a file that could not be loaded', () => {
    const report = reportOf({ ...file('a.test.ts', []), status: 'failed', message: 'no such module' });
    expect(resultsIn(report)).toEqual({
      passed: 0,
      failed: [{ file: 'a.test.ts', name: null, text: 'a.test.ts\nno such module' }],
    });
  });

  it('a run that was interrupted', () => {
    const { passed, failed } = resultsIn(join(folder, 'none.json'));
    expect([passed, failed]).toEqual([
      0,
      [{ file: null, name: null, text: expect.stringContaining('interrupted') }],
    ]);
  });
});

const passed = { status: 'passed', fullName: 'counts', failureMessages: [] };
const failed = {
  status: 'failed',
  fullName: 'adds up',
  failureMessages: ['expected 3\n    at node_modules/a.js:1\n    at a.test.ts:2'],
};

type Test = typeof passed | typeof failed;

const file = (path: string, tests: Test[]) => ({
  name: join(root, path),
  status: tests.includes(failed) ? 'failed' : 'passed',
  message: '',
  assertionResults: tests,
});

/** A report in vitest's format. */
function reportOf(...files: ReturnType<typeof file>[]): string {
  const report = join(folder, 'results.json');
  const numPassedTests = files
    .flatMap((each) => each.assertionResults)
    .filter((test) => test === passed).length;
  writeFileSync(report, JSON.stringify({ numPassedTests, testResults: files }));
  return report;
}
