/** For areas whose records can be found from everywhere. */
export { type Finder, finderOf, idsOfAmount, named } from './finder.ts';
