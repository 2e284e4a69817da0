import type { Language } from '@share/contract/shared/languages.ts';
import type { FormError } from './errors/form-errors.ts';
import type { Choice } from './merge/merge.ts';

/** The values of a part of a form for a draft, in the form of JSON. */
export interface PartState {
  subscribe: (reader: () => void) => () => void;
  present: () => unknown;
  saved: () => unknown;
  /** Continues with the values of a draft, based on what was stored when it was written. */
  restore: (present: unknown, saved: unknown) => void;
}

/**
 * A part of a form that holds its own values, because it is too large for react-hook-form. It is checked, saved, reloaded and
 * guarded like any field. `Saved` is the record that the server returns.
 */
export interface FormPart<Saved> extends PartState {
  /** The name of its field in the body. */
  name: string;
  isDirty: () => boolean;
  /** Called when the form is sent; returns a function that takes the saved record. */
  sending: () => (saved: Saved) => void;
  /** Replaces everything typed by the stored record. */
  replace: (stored: Saved) => void;
  /** Compares the values that another user stored meanwhile with those typed here (R7). */
  compare: (stored: Saved, language: Language) => PartComparison;
  /** Replaces all earlier errors of this part; the paths are those of the body. */
  setErrors: (errors: readonly FormError[]) => void;
}

/** A value that both users changed differently, as text. */
export interface MergeConflict {
  /** The name under which the choice is passed to `apply`. */
  name: string;
  label: string;
  mine: string;
  theirs: string;
}

export interface PartComparison {
  conflicts: MergeConflict[];
  /** The names of the values that only the other user changed. */
  taken: string[];
  /** Uses the merged values, which are then compared with the stored record. */
  apply: (choiceOf: (name: string) => Choice) => void;
}
