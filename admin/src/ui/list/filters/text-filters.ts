import type { OfType, ShownFilter } from './filter-texts.ts';

/** The name of a search that replaces the other text filters, which are then in the menu of filters. */
export const MAIN_SEARCH = 'search';

type TextFilter = ShownFilter<OfType<'text'>>;

const isText = (filter: ShownFilter): filter is TextFilter => filter.declared.type === 'text';

/** The text filters that are always visible: the main search if the screen has one, else all of them. */
export function searchesOf(filters: readonly ShownFilter[]): TextFilter[] {
  const texts = filters.filter(isText);
  const main = texts.filter(({ name }) => name === MAIN_SEARCH);
  return main.length > 0 ? main : texts;
}
