import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { useLanguage } from '../../platform/language.tsx';
import { errorText } from '../error-text.ts';
import { useFormContext, useShownField } from '../form/form-context.ts';
import { plainText } from '../form/merge/differences.ts';
import { type FieldControl, useFieldState } from './field-control.ts';
import classes from './fields.module.css';

/** The props of every field. `name` is type-checked: it must lead to a value of the field's type. */
export interface FieldProps<Values extends FieldValues, Value> {
  control: FieldControl<Values>;
  name: FieldPathByValue<Values, Value>;
  label: string;
  description?: string;
  required?: boolean;
  readOnly?: boolean;
  /** A sentence about the expected form of the value, added to the message of a refusal. */
  expected?: string;
  /** Shows the message below the field instead of above it (FRM-07). */
  messageBelow?: boolean;
  /** A visual mark beside the label, such as "text missing". */
  hint?: string;
  /** The kind of value, which limits the width of the field. */
  holds?: 'day' | 'amount' | 'account' | 'code';
  /** Set if the field gets the focus when its dialogue opens. */
  isFirst?: boolean;
}

type Place = 'label' | 'description' | 'error' | 'input';
const MESSAGE_ABOVE: Place[] = ['label', 'description', 'error', 'input'];
const MESSAGE_BELOW: Place[] = ['label', 'description', 'input', 'error'];

/**
 * Connects a field to its form: value, translated message, read-only state, and how its value is shown when versions
 * are compared.
 */
export function useField<Values extends FieldValues, Value>(
  {
    control,
    name,
    label,
    description,
    required = false,
    expected,
    readOnly = false,
    messageBelow = false,
    hint,
    holds,
    isFirst = false,
  }: FieldProps<Values, Value>,
  format: (value: Value) => string = plainText,
) {
  const { language } = useLanguage();
  const form = useFormContext();
  const field = useFieldState(control, name);
  useShownField(field.domName, { label, format: (value) => format(value as Value) });
  const error =
    field.error === undefined
      ? undefined
      : [errorText(language, field.error), expected].filter(Boolean).join(' ');
  const isReadOnly = readOnly || form.isReadOnly;
  return {
    value: field.value as Value,
    onChange: field.onChange as (value: Value) => void,
    onType: field.onType as (value: Value) => void,
    setError: field.setError,
    onBlur: field.onBlur,
    ref: field.ref,
    isReadOnly,
    error,
    /** The props of Mantine's input wrapper. */
    wrapper: {
      name: field.domName,
      label,
      description,
      required: required && !isReadOnly,
      readOnly: isReadOnly,
      'data-autofocus': isFirst || undefined,
      className: [classes.field, holds && classes[holds], messageBelow && classes.messageBelow]
        .filter(Boolean)
        .join(' '),
      labelProps: { className: classes.label, 'data-hint': hint },
      descriptionProps: { className: classes.description },
      errorProps: { className: classes.message },
      inputWrapperOrder: messageBelow ? MESSAGE_BELOW : MESSAGE_ABOVE,
      error,
    },
  };
}
