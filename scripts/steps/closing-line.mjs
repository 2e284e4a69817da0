/**
 * Makes this process end with the line `N passed, N failed` in every case, and with exit code 1 unless something passed and
 * nothing failed. The lines before it say what failed, or passed only when it was run again, so that the end of a long output tells
 * all there is to know.
 */
export function closingLine() {
  let passed = 0;
  /** @type {string[]} */
  const failed = [];
  /** @type {string[]} */
  const flaky = [];
  process.on('exit', (code) => {
    // A run that did not finish must never be reported as a success.
    const unfinished = failed.length === 0 && (code !== 0 || passed === 0);
    process.exitCode = failed.length > 0 || unfinished ? 1 : 0;
    for (const text of failed) process.stdout.write(`\nfailed: ${text}`);
    for (const name of flaky) process.stdout.write(`\nflaky: ${name}`);
    process.stdout.write(`\n${passed} passed, ${unfinished ? 1 : failed.length} failed\n`);
  });
  return {
    /** @param {{ passed: number, failed: string[], flaky?: string[] }} results how many passed, a text for each that failed, the names of flaky ones */
    add(results) {
      passed += results.passed;
      failed.push(...results.failed);
      flaky.push(...(results.flaky ?? []));
    },
  };
}
