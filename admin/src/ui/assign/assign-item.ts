import type { ReactNode } from 'react';

/** What is taken away from whom: a right from a person or a role, or a person from a role. */
export type Assigned = 'right' | 'person';

/** One line of a pane: a user, a role or a permission. */
export interface AssignItem {
  id: number;
  name: string;
  /** Shown below the name. */
  detail?: string | undefined;
  /** Items of one group stand together below its name. */
  group?: string | undefined;
  /** Why it cannot be moved: shown in place of its arrow. */
  whyNot?: string | undefined;
  /** Shown in a popup. */
  about?: ReactNode;
}

/** The items of a pane, and the state of searching them. */
export interface ItemSource {
  search: string;
  onSearch: (text: string) => void;
  /** Those that match the search; undefined until the first ones are loaded. */
  items: readonly AssignItem[] | undefined;
  /** The server answers only the first ones, and there may be others. */
  isCut: boolean;
  error: unknown;
  onRetry: () => void;
}
