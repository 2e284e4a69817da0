import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countIn } from './run-suite.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'results-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('the closing line counts', () => {
  it('passed and failed tests', () => {
    expect(countIn(reportOf(['passed', 'failed'], ['passed']))).toEqual({ passed: 2, failed: 1 });
  });

  it('a file that could not be loaded as a failure', () => {
    expect(countIn(reportOf([], ['passed']))).toEqual({ passed: 1, failed: 1 });
  });

  it('an interrupted run as a failure', () => {
    expect(countIn(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 1 });
  });
});

/** A report in vitest's format; a file without tests could not be loaded. */
function reportOf(...files: string[][]): string {
  const report = join(folder, 'results.json');
  const count = (wanted: string) => files.flat().filter((status) => status === wanted).length;
  const testResults = files.map((statuses) => ({
    status: statuses.every((status) => status === 'passed') && statuses.length > 0 ? 'passed' : 'failed',
    assertionResults: statuses.map((status) => ({ status })),
  }));
  writeFileSync(
    report,
    JSON.stringify({ numPassedTests: count('passed'), numFailedTests: count('failed'), testResults }),
  );
  return report;
}
