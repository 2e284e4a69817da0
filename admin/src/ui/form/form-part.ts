import type { Language } from '@share/contract/shared/languages.ts';
import type { FormError } from './errors/form-errors.ts';
import type { Choice } from './merge/merge.ts';

/** What a part of a form holds, for a draft: as JSON can represent it. */
export interface PartState {
  subscribe: (reader: () => void) => () => void;
  present: () => unknown;
  saved: () => unknown;
  /** Continues with the values of a draft, based on what was stored when it was written. */
  restore: (present: unknown, saved: unknown) => void;
}

/**
 * A part of a form that holds its values itself, because it is too large for react-hook-form. It takes part in
 * checking, saving, reloading and leaving like any field. `Saved` is the record that the server returns.
 */
export interface FormPart<Saved> extends PartState {
  /** The field of the body that it fills. */
  name: string;
  isDirty: () => boolean;
  /** Called when the form is sent; returns a function that takes the saved record. */
  sending: () => (saved: Saved) => void;
  /** Replaces everything typed by the stored record. */
  replace: (stored: Saved) => void;
  /** Compares what another user stored meanwhile with what was typed here (R7). */
  compare: (stored: Saved, language: Language) => PartComparison;
  /** Replaces all earlier errors of this part; paths are those of the body. */
  setErrors: (errors: readonly FormError[]) => void;
}

/** A value that two people changed differently, as text. */
export interface MergeConflict {
  /** The name under which the choice is passed to `apply`. */
  name: string;
  label: string;
  mine: string;
  theirs: string;
}

export interface PartComparison {
  conflicts: MergeConflict[];
  /** The names of what only the other user changed. */
  taken: string[];
  /** Takes over the merged values; from then on they are compared with the stored record. */
  apply: (choiceOf: (name: string) => Choice) => void;
}
