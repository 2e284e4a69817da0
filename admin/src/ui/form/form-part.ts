import type { Language } from '@share/contract/shared/languages.ts';
import type { FormError } from './form-errors.ts';
import type { Choice } from './merge/merge.ts';

/**
 * A part of a form that holds its values itself, because it is too large for react-hook-form. It takes part in checking,
 * saving, reloading and leaving like every field. `Saved` is the record that the server answers.
 */
export interface FormPart<Saved> {
  /** The field of the body that it fills. */
  name: string;
  subscribe: (reader: () => void) => () => void;
  isDirty: () => boolean;
  /** The form is being sent; answers what to do with the record that the server made of it. */
  sending: () => (saved: Saved) => void;
  /** The stored record takes the place of whatever was typed. */
  replace: (stored: Saved) => void;
  /** What somebody else stored meanwhile, beside what was typed here (R7). */
  compare: (stored: Saved, language: Language) => PartComparison;
  /** What the last attempt found in this part, in place of what earlier ones found; paths are those of the body. */
  setErrors: (errors: readonly FormError[]) => void;
}

/** Something that two people changed differently, in words. */
export interface Contradiction {
  /** By which it is decided. */
  name: string;
  label: string;
  mine: string;
  theirs: string;
}

export interface PartComparison {
  contradictions: Contradiction[];
  /** What only the other one changed, by its name. */
  taken: string[];
  /** Both brought together take the place of what was typed; the stored record is what it is compared with from now on. */
  apply: (choiceOf: (name: string) => Choice) => void;
}
