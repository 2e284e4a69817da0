/** For areas whose records can be found from everywhere. */
export { type Finder, finderOf, named } from './finder.ts';
