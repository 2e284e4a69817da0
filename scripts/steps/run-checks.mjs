import { pinnedNode, runQuietly } from './run.mjs';

// Most checks use one core.
const SIDE_BY_SIDE = 2;

/**
 * Runs all checks, also when one fails, and returns how many passed and the titles of those that failed. The output of a failed check
 * is printed when it ends.
 *
 * @param {import('./static-checks.mjs').Check[]} checks
 */
export async function runChecks(checks) {
  const left = [...checks];
  /** @type {{ passed: number, failed: string[] }} */
  const result = { passed: 0, failed: [] };
  const runLeft = async () => {
    for (let check = left.shift(); check; check = left.shift()) {
      const { ok, output } = await runQuietly(pinnedNode, check.program);
      if (ok) result.passed += 1;
      else result.failed.push(check.title);
      console.log(ok ? `✓ ${check.title}` : `× ${check.title}\n${output}`);
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, runLeft));
  return result;
}
