import type { Parameter } from './list-conditions.ts';

/** Offsets below this are read with OFFSET alone; pages further in are found by the counts or read from the end. */
export const NEAR = 500;

/** The beginning of a page: at an offset from the first row, from the first row that meets a condition, or from the end. */
export interface PageStart {
  offset: number;
  condition?: (parameter: Parameter) => string;
  /** How many rows the page has, if it is read from the end. */
  fromEnd?: number;
}
