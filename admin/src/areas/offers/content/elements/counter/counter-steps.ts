import type { Language } from '@share/contract/shared/languages.ts';
import type { CounterItemValues } from '../element-values.ts';

/** The counter is fast at first, and slow towards the end. */
const eased = (progress: number): number => 1 - (1 - progress) ** 3;

/** The value of a counter after that fraction of its time; exactly `to` at the end. */
export function countAt(from: number, to: number, progress: number): number {
  if (progress >= 1) return to;
  return from + (to - from) * eased(Math.max(0, progress));
}

const decimalsOf = (value: number): number => {
  const [, decimals = ''] = value.toLocaleString('en', { maximumFractionDigits: 6 }).split('.');
  return decimals.length;
};

/** The number formatted for the language, always with as many decimals as start and end have. One that is not readable counts as 0. */
export function shownCount(
  { countFrom, countTo }: Pick<CounterItemValues, 'countFrom' | 'countTo'>,
  progress: number,
  language: Language,
): string {
  const [from, to] = [Number(countFrom) || 0, Number(countTo) || 0];
  const decimals = Math.max(decimalsOf(from), decimalsOf(to));
  return countAt(from, to, progress).toLocaleString(language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}
