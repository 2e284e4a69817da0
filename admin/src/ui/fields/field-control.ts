import { useMemo, useSyncExternalStore } from 'react';
import {
  type Control,
  type FieldPath,
  type FieldValues,
  useController,
  useFormContext as useFormMethods,
} from 'react-hook-form';

/**
 * Holds the values of a part that is too large for react-hook-form, so that the cost of a change does not grow with the amount
 * of data. Unchanged values stay identical (`===`), and paths are typed as in a form.
 */
export interface OwnControl<Values extends FieldValues> {
  readonly kind: 'own';
  /** The prefix that makes its field names unique on the page. */
  readonly path: string;
  subscribe: (reader: () => void) => () => void;
  valueAt: (name: string) => unknown;
  /** Sets a value as one undo step, for choices and single actions. */
  setValue: (name: string, value: unknown) => void;
  /** Sets several values, by name, as one undo step. */
  setValues: (values: Readonly<Record<string, unknown>>) => void;
  /** Sets a typed value. It shares one undo step with what was typed before in the same field. */
  typeValue: (name: string, value: unknown) => void;
  /** The code of the error at exactly this path. */
  errorAt: (name: string) => string | undefined;
  setError: (name: string, code: string | null) => void;
  /** Called when a field is left, so that the next typing is a new undo step. */
  endTyping: () => void;
  /** Never set: carries the type of the values. */
  readonly values?: Values;
}

/** The holder of a field's value: a form of react-hook-form, or an `OwnControl` for large parts. */
export type FieldControl<Values extends FieldValues> = Control<Values> | OwnControl<Values>;

interface FieldState {
  value: unknown;
  error: string | undefined;
  /** The name of the input on the page. */
  domName: string;
  /** Called when a value is chosen: one undo step. */
  onChange: (value: unknown) => void;
  /** Called while a value is typed or dragged: one undo step until the field is left. */
  onType: (value: unknown) => void;
  onBlur: () => void;
  ref: (element: HTMLElement | null) => void;
  setError: (code: string | null) => void;
}

const isOwn = <Values extends FieldValues>(control: FieldControl<Values>): control is OwnControl<Values> =>
  'kind' in control && control.kind === 'own';

/** The state of a field in either kind of holder. The holder of a field never changes, so the order of hooks stays the same. */
export function useFieldState<Values extends FieldValues>(
  control: FieldControl<Values>,
  name: FieldPath<Values>,
): FieldState {
  // biome-ignore lint/correctness/useHookAtTopLevel: the holder of a field never changes its kind.
  return isOwn(control) ? useOwnField(control, name) : useFormField(control, name);
}

function useFormField<Values extends FieldValues>(
  control: Control<Values>,
  name: FieldPath<Values>,
): FieldState {
  const { field, fieldState } = useController({ control, name });
  const methods = useFormMethods<Values>();
  return {
    value: field.value,
    error: fieldState.error?.message,
    domName: name,
    onChange: field.onChange,
    onType: field.onChange,
    onBlur: field.onBlur,
    ref: field.ref,
    setError: (code) =>
      code === null ? methods.clearErrors(name) : methods.setError(name, { type: 'upload', message: code }),
  };
}

const noElement = () => {};

function useOwnField<Values extends FieldValues>(control: OwnControl<Values>, name: string): FieldState {
  const value = useOwnValue(control, name);
  const error = useSyncExternalStore(control.subscribe, () => control.errorAt(name));
  return useMemo(
    () => ({
      value,
      error,
      domName: `${control.path}.${name}`,
      onChange: (next) => control.setValue(name, next),
      onType: (next) => control.typeValue(name, next),
      onBlur: control.endTyping,
      ref: noElement,
      setError: (code) => control.setError(name, code),
    }),
    [control, name, value, error],
  );
}

/** The value at a path of an `OwnControl`; re-renders on every change. */
export const useOwnValue = <Values extends FieldValues>(control: OwnControl<Values>, name: string): unknown =>
  useSyncExternalStore(control.subscribe, () => control.valueAt(name));
