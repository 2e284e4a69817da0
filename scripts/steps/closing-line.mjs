/**
 * Makes this process end with the line `N passed, N failed` in every case, and with exit code 1 unless something passed and
 * nothing failed. The lines before it name the checks that failed.
 */
export function closingLine() {
  let passed = 0;
  let failed = 0;
  /** @type {string[]} */
  const named = [];
  process.on('exit', (code) => {
    // A run that did not finish must never be reported as a success.
    if (failed === 0 && (code !== 0 || passed === 0)) failed = 1;
    process.exitCode = failed > 0 ? 1 : 0;
    for (const title of named) process.stdout.write(`\nfailed: ${title}`);
    process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  });
  return {
    /** @param {{ passed: number, failed: number }} tests */
    addTests(tests) {
      passed += tests.passed;
      failed += tests.failed;
    },
    /** @param {{ passed: string[], failed: string[] }} checks by their titles */
    addChecks(checks) {
      passed += checks.passed.length;
      failed += checks.failed.length;
      named.push(...checks.failed);
    },
  };
}
