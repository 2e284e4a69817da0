import { Badge } from '@mantine/core';
import { type Control, type FieldErrors, type FieldValues, useFormState } from 'react-hook-form';
import { useTexts } from '../../../platform/texts.ts';
import { flatErrors, isWithin } from '../../../ui/form/errors/form-errors.ts';
import { formTexts } from '../../../ui/form/form.texts.ts';
import classes from '../settings.module.css';
import { settingsTexts } from '../settings.texts.ts';

interface TabMarkProps<Values extends FieldValues> {
  control: Control<Values>;
  /** The values on the tab. */
  fields: readonly string[];
}

/** The mark beside the name of a tab: the number of its errors, or a dot if it has unsaved changes. */
export function TabMark<Values extends FieldValues>({ control, fields }: TabMarkProps<Values>) {
  const texts = useTexts(formTexts);
  const { unsavedInside } = useTexts(settingsTexts);
  const { errors, dirtyFields } = useFormState({ control });
  const count = errorsWithin(errors, fields);
  if (count > 0) {
    return (
      <Badge color="red" size="sm" circle aria-label={texts.errorsInside(count)}>
        {count}
      </Badge>
    );
  }
  const isDirty = fields.some((field) => hasTrue((dirtyFields as Record<string, unknown>)[field]));
  return isDirty ? <span className={classes.dot} role="img" aria-label={unsavedInside} /> : null;
}

export const errorsWithin = (errors: FieldErrors, fields: readonly string[]): number =>
  flatErrors(errors).filter(({ path }) => fields.some((field) => isWithin(path, field))).length;

/** Whether a field, or one inside it, is marked. */
const hasTrue = (marks: unknown): boolean =>
  typeof marks === 'object' && marks !== null ? Object.values(marks).some(hasTrue) : marks === true;
