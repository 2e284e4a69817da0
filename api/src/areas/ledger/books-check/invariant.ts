export interface Invariant {
  id: string;
  /** The rule, as the books check prints it. */
  holds: string;
  /** A query for the rows that break the rule. Its column names appear in the report. */
  violations: string;
}

/** The time of the check, in the SQL of an invariant. */
export const AT = `current_setting('books.checked_at')::timestamptz`;
