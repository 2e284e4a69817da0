import type { ReactNode } from 'react';

/** The kind of assignment: a right of a person or a role, or a person with a role. */
export type Assigned = 'right' | 'person';

/** One row of a pane: a user, a role or a permission. */
export interface AssignItem {
  id: number;
  name: string;
  /** Shown below the name. */
  detail?: string | undefined;
  /** Items of the same group are together under its name. */
  group?: string | undefined;
  /** Why the item cannot be moved; shown instead of its arrow. */
  whyNot?: string | undefined;
  /** Shown in a popup. */
  about?: ReactNode;
}

/** The items of a pane, and the state of their search. */
export interface ItemSource {
  search: string;
  onSearch: (text: string) => void;
  /** The items that match the search; undefined until they are loaded. */
  items: readonly AssignItem[] | undefined;
  /** The server returned only the first items, so there may be more. */
  isCut: boolean;
  error: unknown;
  onRetry: () => void;
}
