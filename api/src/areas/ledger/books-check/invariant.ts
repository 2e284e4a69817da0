export interface Invariant {
  id: string;
  /** What holds while everything is right. */
  holds: string;
  /** Finds what breaks it, each row with the names of what it shows; no row means that nothing does. */
  violations: string;
}

/** The instant at which the books are looked at, in the SQL of an invariant. */
export const AT = `current_setting('books.checked_at')::timestamptz`;
