/** Fixed, so that a failing run of the suite fails again. */
const SEED = 20_261_128;

/**
 * How often a generated test runs, with which seed. `VITE_ROUNDS=20` runs it twenty times as often, and `VITE_SEED=7` in another
 * way.
 */
export const rounds = (number: number): { numRuns: number; seed: number } => ({
  numRuns: number * Number(import.meta.env.VITE_ROUNDS ?? 1),
  seed: Number(import.meta.env.VITE_SEED ?? SEED),
});
