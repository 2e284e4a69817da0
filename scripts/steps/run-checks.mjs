import { pinnedNode, runQuietly } from './run.mjs';

// Most of them compute on one core at a time.
const SIDE_BY_SIDE = 2;

/**
 * Runs checks, all of them whatever comes out, and gives which passed and which failed. What a failed one has to say is
 * written once it is over.
 *
 * @param {import('./static-checks.mjs').Check[]} checks
 */
export async function runChecks(checks) {
  const left = [...checks];
  /** @type {{ passed: string[], failed: string[] }} */
  const result = { passed: [], failed: [] };
  const runLeft = async () => {
    for (let check = left.shift(); check; check = left.shift()) {
      const { ok, output } = await runQuietly(pinnedNode, check.program);
      result[ok ? 'passed' : 'failed'].push(check.title);
      console.log(ok ? `✓ ${check.title}` : `× ${check.title}\n${output}`);
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, runLeft));
  return result;
}
