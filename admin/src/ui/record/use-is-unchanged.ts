import { type Control, type FieldValues, useFormState } from 'react-hook-form';

/**
 * For `useWhyNotSave` of a form that stands among parts that are saved at once: a stored record whose fields nobody has changed
 * cannot be saved, because a button would suggest that the parts have to be.
 */
export function useIsUnchanged<Values extends FieldValues>(
  control: Control<Values>,
  stored: unknown,
): boolean {
  const { isDirty } = useFormState({ control });
  return stored !== undefined && !isDirty;
}
