import type { OfType, ShownFilter } from './filter-texts.ts';

/** Stands for the other text filters, which are among the further ones then. */
export const MAIN_SEARCH = 'search';

type TextFilter = ShownFilter<OfType<'text'>>;

const isText = (filter: ShownFilter): filter is TextFilter => filter.declared.type === 'text';

/** The text filters that are always visible: the one search of the screen where it has one, else all of them. */
export function searchesOf(filters: readonly ShownFilter[]): TextFilter[] {
  const texts = filters.filter(isText);
  const main = texts.filter(({ name }) => name === MAIN_SEARCH);
  return main.length > 0 ? main : texts;
}
