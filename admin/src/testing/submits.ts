import { onTestFinished } from 'vitest';

/** Returns how often a form has been submitted since, as by Enter in one of its fields. */
export function countSubmits(): () => number {
  let submits = 0;
  const count = () => {
    submits += 1;
  };
  document.addEventListener('submit', count);
  onTestFinished(() => document.removeEventListener('submit', count));
  return () => submits;
}
