import type { HomeCardName } from '@share/contract/areas/home/home.endpoints.ts';
import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import { defaultListState, type ListDeclaration, writeListState } from '@share/contract/shared/lists/list.ts';

/** How home shows the card of an area. */
export interface HomeCardView {
  title: Readonly<Record<Language, string>>;
  /** The screen that opens one of its records. */
  open: { endpoint: Pick<Endpoint, 'access'>; to: (id: number) => string };
  /** The list of all its records. */
  all: { to: string; search: Record<string, string> };
  /** The fact that is shown beside the name of a record, besides its amount. */
  shows: 'since' | 'until' | 'untilDay' | 'shares';
}

/** The cards of an area, registered in `src/home-cards.ts`. */
export type HomeCards = Readonly<Partial<Record<HomeCardName, HomeCardView>>>;

/** The address of a list with these filters. */
export const filtered = (
  list: ListDeclaration,
  filters: Record<string, string | boolean>,
): Record<string, string> => writeListState(list, { ...defaultListState(list), filters });
