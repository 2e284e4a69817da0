/** A record that can be chosen. */
export interface Choice {
  id: number;
  name: string;
  /** Tells it from other choices, below its name in the list only. */
  detail?: string;
}

/** The search of a select. It is open while it searches; closed, it shows the name of the choice. */
export interface SelectSearch {
  isOpen: boolean;
  /** The typed text; null while nothing is searched. */
  typed: string | null;
  /** The id of the choice that the arrow keys have reached. */
  marked: number | null;
}

/** The data of a search: the value of the form, and the choices. */
export interface SearchedChoices {
  chosen: Choice | null;
  /** The results of exactly the typed text; null while they are unknown. */
  found: readonly Choice[] | null;
  /** Whether the field may be empty. */
  isClearable: boolean;
}

/** The result of a key; without `chosen` the choice stays. */
export interface SearchStep {
  search: SelectSearch;
  chosen?: Choice | null;
}

/** A closed search: the select shows the choice. */
export const CLOSED_SEARCH: SelectSearch = { isOpen: false, typed: null, marked: null };

export const shownText = ({ typed }: SelectSearch, chosen: Choice | null): string =>
  typed ?? chosen?.name ?? '';

/** The searched text; empty if all choices are wanted. */
export const searchedText = ({ typed }: SelectSearch): string => typed?.trim() ?? '';

/** The offered choices: without a typed text they include the present choice, otherwise only the results of the search. */
export function offered({ typed }: SelectSearch, { chosen, found }: SearchedChoices): readonly Choice[] {
  const choices = found ?? [];
  if (typed !== null || chosen === null || choices.some(({ id }) => id === chosen.id)) return choices;
  return [chosen, ...choices];
}

/** The choice that Enter takes: the one that the arrow keys have reached, or else the first result of the typed text. */
export function markedChoice(search: SelectSearch, choices: SearchedChoices): Choice | null {
  if (!search.isOpen) return null;
  const all = offered(search, choices);
  const first = searchedText(search) === '' ? undefined : all[0];
  return all.find(({ id }) => id === search.marked) ?? first ?? null;
}

export const opened = (search: SelectSearch): SelectSearch => ({ ...search, isOpen: true });

export const typing = (typed: string): SelectSearch => ({ isOpen: true, typed, marked: null });

/** The first arrow key opens the list at the present choice; further ones move through the choices, and start again at the end. */
export function moved(search: SelectSearch, choices: SearchedChoices, by: 1 | -1): SelectSearch {
  const all = offered(search, choices);
  const from = search.isOpen ? markedChoice(search, choices) : choices.chosen;
  const at = all.findIndex(({ id }) => id === from?.id);
  const start = by === 1 ? 0 : all.length - 1;
  const next = at === -1 ? start : search.isOpen ? (at + by + all.length) % all.length : at;
  return { ...opened(search), marked: all[next]?.id ?? null };
}

export const choosing = (choice: Choice, { chosen }: SearchedChoices): SearchStep =>
  choice.id === chosen?.id ? { search: CLOSED_SEARCH } : { search: CLOSED_SEARCH, chosen: choice };

/**
 * Called when the field is left or its form is saved. An emptied text clears the choice where it may be empty; any other text is
 * dropped.
 */
export function leaving(search: SelectSearch, { chosen, isClearable }: SearchedChoices): SearchStep {
  const isEmptied = search.typed?.trim() === '' && isClearable && chosen !== null;
  return isEmptied ? { search: CLOSED_SEARCH, chosen: null } : { search: CLOSED_SEARCH };
}

/** The result of Enter. Null if the form should handle the key. While the search has no results, Enter does nothing. */
export function entering(search: SelectSearch, choices: SearchedChoices): SearchStep | null {
  if (!search.isOpen) return null;
  const taken = markedChoice(search, choices);
  if (taken) return choosing(taken, choices);
  return searchedText(search) === '' ? leaving(search, choices) : { search };
}
