import type { Person } from './personal-values.ts';

/** A change as its verb describes it to the audit trail. */
export interface Change {
  /** `area.action`, for instance `order.accept`. */
  action: string;
  entity: string;
  id?: number | null;
  before?: unknown;
  after?: unknown;
  /** The person whom `before` and `after` describe: the values are sealed under the person's key. Entries of a user describe that user. */
  person?: Person;
  /** The money that the change is about, in PLN. */
  amount?: number;
  /** What else the change rests on, besides the values before: it is not recorded, but outdates proposals when it changes. */
  base?: unknown;
  /** The change records what another system has done already, so that nobody decides it. */
  isFact?: boolean;
}
