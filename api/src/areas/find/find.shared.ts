/** For areas that register how their records are found. */
export { type Finder, finderOf, named } from './finder.ts';
