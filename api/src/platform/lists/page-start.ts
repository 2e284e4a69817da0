import type { Parameter } from './list-conditions.ts';

/** Pages this far in are looked for by the counts, or from the end; nearer ones by walking the index. */
export const NEAR = 500;

/** Where a page is read from: so many rows behind the beginning, behind the rows that a condition leaves out, or before the end. */
export interface PageStart {
  offset: number;
  condition?: (parameter: Parameter) => string;
  /** How many rows the page has, if it is read from the end. */
  fromEnd?: number;
}
