import type { FormError } from './form-errors.ts';

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
  /** What the last attempt found in this part, in place of what earlier ones found; paths are those of the body. */
  setErrors: (errors: readonly FormError[]) => void;
}
